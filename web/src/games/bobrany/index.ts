/** Bobřany, drawn by the parts for every game, with what they need to know. */

import page from "../../table/generic";
import { learn } from "../../table/generic/legend";

const RIVER = ["take *", "dam *", "claim *", "raft *", "raft2 *"];

learn("bobrany", {
  order: ["tile", "river", "cards", "town", "reserve", "points", "tokens"],
  hidden: ["lone", "starter", "turn", "main_left", "column", "unseen", "done", "points"],
  brief: ["town", "reserve"],
  numbers: ["reserve"],
  boards: {
    river: { fields: ["river", "rafts"], size: { rows: [1, 3], columns: [1, 4] }, turned: true },
    town: { fields: ["tiles", "walkways", "beavers"], size: { rows: [0, 3], columns: [1, 4] } },
  },
  people: ["builder", "rafts"],
  cards: ["cards"],
  offers: { river: RIVER, town: ["place * ?"] },
  icons: {
    straight: "walkway-straight",
    corner: "walkway-corner",
    tee: "walkway-tee",
    cross: "walkway-cross",
    end: "walkway-end",
    beavers: "beaver",
  },
  sides: {
    end: "N",
    corner: "NE",
    straight: "NS",
    tee: "NES",
    cross: "NESW",
    brown: "NESW",
    crane: "NESW",
    dam: "NESW",
    raft: "NESW",
  },
});

export default page;
