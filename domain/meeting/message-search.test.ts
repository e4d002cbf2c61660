import { expect, it } from "vitest";
import { excerptOf, foldMessageSearch, searchableText } from "./message-search.ts";

/** Whether a message is found, as the database compares. */
const finds = (message: string, search: string) => searchableText(message).includes(foldMessageSearch(search) ?? "\0");

it("takes two letters or digits, or one of Chinese, Japanese or Korean", () => {
  for (const search of ["no", "E2", "7 u", "人", "ね", "ｶ", "한", "…ok…"])
    expect(foldMessageSearch(search)).not.toBeNull();
  for (const search of ["", "  ", "a", "é", "é!", "ж.", "%_", "🍜🍜"]) expect(foldMessageSearch(search)).toBeNull();
});

it("finds any part of a text, without case, also across line breaks and where there are wildcards", () => {
  for (const search of ["Mushishi", "USHI", "mushishi dos", "100%", "a_b"]) {
    expect(finds("¿Has visto MUSHISHI\n\n  dos? Al 100% a_b", search), search).toBe(true);
  }
  for (const search of ["mushi%shi", "m_shishi", "mushishidos"])
    expect(finds("Mushishi dos", search), search).toBe(false);
});

it("drops the marks of Latin, Greek and Cyrillic letters, and no others", () => {
  const same = [
    ["Canción de AÑO", "cancion de ano"],
    ["cancion", "CANCIÓN"],
    ["Straße", "STRASSE"],
    ["İzmir", "izmir"],
    ["ΟΔΟΣ Αθήνα", "οδός αθηνα"],
    ["Ёжик", "ежик"],
    ["ﾄﾞﾗｺﾞﾝ", "ドラゴン"],
    ["ナルト", "なると"],
  ] as const;
  for (const [message, search] of same) expect(finds(message, search), search).toBe(true);
  for (const [message, search] of [
    ["かめ", "がめ"],
    ["がめ", "かめ"],
    ["ハハ", "パパ"],
    ["कि", "की"],
    ["שָׁלוֹם", "שלום"],
  ] as const) {
    expect(finds(message, search), search).toBe(false);
  }
});

it("finds nothing inside of spoilers, nor across them", () => {
  const message = "Al final ||[Mushishi #42] muere la maestra|| y ya";
  for (const search of ["maestra", "mushishi", "final muere", "final y", "||"])
    expect(finds(message, search)).toBe(false);
  for (const search of ["al final", "y ya"]) expect(finds(message, search)).toBe(true);
});

it("shows the place, short and on one line, as it was written", () => {
  expect(excerptOf("¿Te gusta la CANCIÓN?", "cancion")).toEqual({
    before: "¿Te gusta la ",
    hit: "CANCIÓN",
    after: "?",
  });
  const long = `${"antes ".repeat(30)}\nStraße ${"después ".repeat(20)}`;
  const found = excerptOf(long, "strasse");
  expect(found).toMatchObject({ hit: "Straße", before: expect.stringMatching(/^….{10,40}antes $/) });
  expect(found?.after).toMatch(/^ después.{20,90}…$/);
});

it("shows nothing of a spoiler beside the place", () => {
  const shown = excerptOf("Al final ||muere||, sí ||y otra||", "si");
  expect(shown).toEqual({ before: "…, ", hit: "sí", after: " …" });
  expect(excerptOf("||muere||", "muere")).toBeNull();
});

it("cuts no character", () => {
  const found = excerptOf(`${"👩‍👧".repeat(60)}hola${"👩‍👧".repeat(90)}`, "hola");
  expect(found?.before).toMatch(/^…(👩‍👧)+$/u);
  expect(found?.after).toMatch(/^(👩‍👧)+…$/u);
});
