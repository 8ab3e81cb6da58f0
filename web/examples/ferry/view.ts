/** Ferry's view, as `osada.server.typescript` writes it; a test compares them. */

export type FerryPhase = "anchor" | "draw" | "act" | "stow" | "over";
export type FerryPlayersHarbour = "Anse" | "Brac" | "Cres" | "Dugi" | "Elba";

export interface FerryPlayers {
  coins: number;
  goods: number;
  harbour: FerryPlayersHarbour | null;
  busy: number;
  hand_size: number;
  has_stowed: number;
  hand: Partial<Record<"Cargo" | "Tip" | "Lighthouse" | "Smuggler", number>>;
  stowed: ("Cargo" | "Tip" | "Lighthouse" | "Smuggler") | null;
}

export interface FerryView {
  edition: string;
  seats: number;
  phase: FerryPhase | null;
  seat: number;
  played: Partial<Record<"Cargo" | "Tip" | "Lighthouse" | "Smuggler", number>>;
  players: FerryPlayers[];
}
