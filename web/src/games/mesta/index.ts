/** Města, drawn by the parts for every game, with what they need to know. */

import page from "../../table/generic";
import { learn } from "../../table/generic/legend";

learn("mesta", {
  order: [
    "tile",
    "taken",
    "piece",
    "pieces",
    "draft",
    "start_tiles",
    "milestones",
    "slots",
    "metropolis",
    "rounds",
    "district",
    "cards",
    "points",
    "pays",
  ],
  hidden: [
    "unseen_cards",
    "unseen_tiles",
    "unseen_features",
    "bag",
    "long",
    "features_optional",
    "dealt",
    "workers_placed",
    "seat",
  ],
  brief: ["district", "points"],
  passing: ["start_tiles"],
  numbers: ["points"],
  boards: {
    draft: {
      fields: ["row_cards", "row_tiles", "row_features", "row_pieces", "workers"],
      size: { rows: [1, 4], columns: [1, 4] },
      wide: true,
    },
    slots: { fields: ["slot_points", "rings"], small: true },
    district: {
      fields: ["tiles", "rotations", "features", "colours", "heights"],
      plates: { tiles: "tiles", turns: "rotations" },
    },
  },
  people: ["first", "workers", "rings"],
  cards: ["cards", "milestones", "start_tiles", "tile"],
  offers: { draft: ["take *"], district: ["feature *", "build *"], start_tiles: ["start *"], pieces: ["piece *"] },
  colours: { R: "red", B: "blue", G: "green", Y: "yellow" },
  icons: { P: "park", W: "water", wild: "wild-lot" },
});

export default page;
