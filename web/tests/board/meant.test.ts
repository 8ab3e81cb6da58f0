import { describe, expect, it } from "vitest";
import { meantBy, type Offered } from "../../src/board/meant";

const hex = (id: number, x: number, action = `cross ${id}`): Offered<number> => ({ id, x, y: 0, action });
const ids = (found: Offered<number>[]) => found.map(({ id }) => id);

describe("what a finger meant", () => {
  it("is the nearest hex, if no other is about as near", () => {
    expect(ids(meantBy({ x: 2, y: 0 }, [hex(1, 0), hex(2, 26)], 1))).toEqual([1]);
  });

  it("is in doubt between two", () => {
    expect(ids(meantBy({ x: 12, y: 0 }, [hex(2, 26), hex(1, 0)], 1))).toEqual([1, 2]);
  });

  it("is not in doubt between two hexes of one group", () => {
    expect(ids(meantBy({ x: 12, y: 0 }, [hex(1, 0, "group red2"), hex(2, 26, "group red2")], 1))).toEqual([1]);
  });

  it("is nothing far away; the distance is of pixels, however small the map", () => {
    expect(meantBy({ x: 30, y: 0 }, [hex(1, 0)], 1)).toEqual([]);
    expect(ids(meantBy({ x: 30, y: 0 }, [hex(1, 0)], 0.5))).toEqual([1]);
  });
});
