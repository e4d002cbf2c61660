/** Letters that Unicode does not decompose into a base letter and a mark, as people type them without an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ə: "e",
};

/**
 * Reduces a place name to what two people would type alike: lower case, no accents, no apostrophes, hyphens as spaces
 * (`Xi’an` → `xian`, `Łódź` → `lodz`). Letters outside Latin script are kept.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđðħıßæœþə]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{M}’‘'`´]/gu, "")
    .replace(/[-‐-―\s]+/g, " ")
    .trim();
}
