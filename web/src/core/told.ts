/** What the server tells. The fields come from its schema: one that is renamed there breaks the build here. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type TableTold = Schemas["TableTold"];
export type SeatTold = Schemas["SeatTold"];
export type EntryTold = Schemas["EntryTold"];
export type PlayTold = Schemas["PlayTold"];
export type EndTold = Schemas["EndTold"];
export type ReplayTold = Schemas["ReplayTold"];
export type ProofTold = Schemas["ProofTold"];
export type KeysTold = Schemas["KeysTold"];
export type TableList = Schemas["TableList"];
export type ListedTable = Schemas["ListedTable"];
export type Me = Schemas["Me"];
export type GameTold = Schemas["GameTold"];
export type OptionTold = Schemas["OptionTold"];
export type TableForm = Schemas["TableForm"];
export type SettingsForm = Schemas["SettingsForm"];
export type Seal = Schemas["Seal"];
export type Made = Schemas["Made"];
export type Offer = Schemas["Offer"];
export type Seated = Schemas["Seated"];
export type Terms = Schemas["Terms"];
export type Device = Schemas["Device"];
export type Profile = Schemas["Profile"];
export type Rated = Schemas["Rated"];
export type RatedMatch = Schemas["RatedMatch"];
export type ErrorTold = Schemas["ErrorTold"];
export type News = Schemas["SocketNews"];
export type Scores = Schemas["ScoresTold"];
export type EstimateTold = Schemas["EstimateTold"];
export type Tried = Schemas["TrialTold"];
export type CountTold = Schemas["CountTold"];
export type Counted = Schemas["Counted"];
export type SeatCount = Schemas["SeatCounted"];
export type PartCount = Schemas["PartCounted"];
export type GoalCount = Schemas["GoalTold"];
export type CountStep = Schemas["StepTold"];
export type GainsTold = Schemas["GainsTold"];
export type HouseTold = Schemas["HouseTold"];
export type ComponentsTold = Schemas["ComponentsTold"];

/** What a part of a score is worth; null where the reader cannot know it. */
export type Part = Scores["scores"][number]["parts"][string];

/** Before anything is known. */
export const NO_SCORES: Scores = { scores: [], winners: [], rival: null, final: false };
