import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { texts } from "../texts-testing.ts";
import { sameMessageKey } from "./same-message.ts";

const TEXT = "Hola guapa, ¿quieres ganar dinero desde casa?";

describe("the same text", () => {
  it.each(
    texts(`
    hola guapa quieres ganar dinero desde casa | HOLA GUAPA!!! ¿Quieres ganar dinero desde casa? 123 |
    Hola, guapa.\n\n¿Quieres  ganar dinero… desde casa? 😀😀 | H.o.l.a guapa quieres ganar dinero desde casa 7 |
    Holá güapa ¿quieres ganar dinero desde casa? | Ｈｏｌａ guapa ¿quieres ganar dinero desde casa?`),
  )("%j", (text) => {
    expect(sameMessageKey(text)).toBe(sameMessageKey(TEXT));
  });

  it("whatever is put between its letters that is no letter", () => {
    const noise = fc.stringMatching(/^[\d\s.,;:!?¿¡()_*~-]{0,3}$/);
    fc.assert(
      fc.property(fc.array(noise, { minLength: TEXT.length, maxLength: TEXT.length }), (between) => {
        const noisy = [...TEXT].map((letter, index) => letter + between[index]).join("");
        expect(sameMessageKey(noisy)).toBe(sameMessageKey(TEXT));
      }),
    );
  });
});

it.each(["Hola guapo, ¿quieres ganar dinero desde casa?", `${TEXT} Escríbeme`, TEXT.slice(6)])(
  "%j is another text",
  (text) => {
    expect(sameMessageKey(text)).not.toBe(sameMessageKey(TEXT));
  },
);

it.each(["", "hola", "Hola, ¿qué tal?", "¿Cómo estás? 1234567890", "😀".repeat(40), "x".repeat(19), "あ".repeat(19)])(
  "%j is too short to be limited",
  (text) => {
    expect(sameMessageKey(text)).toBeNull();
  },
);

it.each(["x".repeat(20), "あ".repeat(20)])("%j is long enough", (text) => {
  expect(sameMessageKey(text)).toBe(text);
});
