export interface Board {
  layout: number;
  crossed: string[];
  missing: Record<string, number>;
  paid: Record<string, number>;
  dice: Record<string, number>;
  duty: "nothing" | "choice" | "first" | "second";
}

export interface View {
  edition: string;
  seats: number;
  phase: "who-starts" | "roll" | "choice" | "first-action" | "second-action" | "over";
  active: number;
  rolls: number;
  dice: (string | null)[];
  unused: Record<string, number>;
  boards: Board[];
}
