/** What the box of a game tells of its things, found by their ids. */

export interface Component {
  id: string;
  colour?: string;
}

export function byId(components: unknown): Map<string, Component> {
  const found = new Map<string, Component>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) {
      if ("id" in value && typeof value.id === "string") found.set(value.id, value as Component);
      Object.values(value).forEach(walk);
    }
  };
  walk(components);
  return found;
}
