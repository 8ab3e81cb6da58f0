/** Divukraj, drawn by the parts for every game, with what they need to know. */

import page from "../../table/generic";
import { learn } from "../../table/generic/legend";

learn("divukraj", {
  order: ["card", "due", "revealed", "drawn", "meadow", "forest", "events", "deck_size", "pile_size", "resources", "workers", "season", "hand", "cards"],
  hidden: [
    "year", "first", "seat", "discards", "open_discards", "vacant", "short", "n_cards", "n_guests", "lost", "nowhere", "origin", "target", "moving",
    "n_moving", "copies", "asked", "n_revealed", "private", "stores_left", "husbands", "named", "lifted", "lifted_copy", "depth", "tasks",
    "task_a", "task_b", "task_c", "held", "held_openly", "scores", "slot",
  ],
  brief: ["resources", "workers", "season", "cards", "hand_size"],
  numbers: ["resources", "workers", "hand_size"],
  people: ["event_owner"],
  cards: ["meadow", "forest", "events", "hand", "cards", "revealed", "drawn", "card"],
  offers: {
    meadow: ["play * meadow", "take *", "discard *"],
    hand: ["play *", "discard *", "give *", "beneath *"],
    forest: ["visit *", "use *"],
    events: ["visit *"],
    cards: ["visit *", "activate *", "remove *", "jail *", "beneath *"],
    revealed: ["play *", "take *", "beneath *"],
    drawn: ["take *"],
  },
  colours: { tan: "brown" },
  icons: { winter: "season-winter", spring: "season-spring", summer: "season-summer", autumn: "season-autumn" },
});

export default page;
