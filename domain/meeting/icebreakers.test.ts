import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ICEBREAKERS, type Icebreaker, pickIcebreaker } from "./icebreakers.ts";

const titles = [
  { name: "One Piece", kind: "anime" as const },
  { name: "Persona 5", kind: "juego" as const },
];
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("ways to begin a chat", () => {
  it("are about what the two share", () => {
    fc.assert(
      fc.property(chance, (random) => {
        const { kind, title } = pickIcebreaker(titles, null, () => random);
        expect(titles).toContainEqual({ name: title, kind });
      }),
    );
  });

  it("need nothing that they share", () => {
    expect(pickIcebreaker([], null, () => 0)).toEqual({ kind: "any", variant: "one", title: "" });
  });

  it.each([titles, titles.slice(0, 1), []])("are never the same twice in a row, and all come", (...shared) => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 2, maxLength: 20 }), (chances) => {
        let last: Icebreaker | null = null;
        for (const random of chances) {
          const next = pickIcebreaker(shared.flat(), last, () => random);
          expect(next).not.toEqual(last);
          last = next;
        }
      }),
    );
    const count = Math.max(shared.flat().length, 1) * ICEBREAKERS.length;
    const found = Array.from({ length: count }, (_, index) => pickIcebreaker(shared.flat(), null, () => index / count));
    expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(count);
  });
});
