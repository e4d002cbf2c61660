/** Letters that do not decompose into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  þ: "th",
  ə: "e",
  "’": "'",
  "‘": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Accents of Latin, Greek and Cyrillic letters. The marks of other scripts, such as Japanese ones, tell letters apart. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Characters without a shape, such as zero-width spaces, that come along with copied text. */
const INVISIBLE = /\p{Cf}/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
const HIRAGANA_BEFORE_KATAKANA = 0x60;

/**
 * A title as everybody would type it alike, in any script: lower case, no accents, one width of letters, hiragana for
 * katakana, plain quotation marks, single spaces. Punctuation stays.
 */
export function foldForSearch(text: string): string {
  // Normalized, the acute accent that some type as an apostrophe would become a space.
  return withoutAccents(text.replace(INVISIBLE, "").replaceAll("´", "'").normalize("NFKC").toLowerCase())
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - HIRAGANA_BEFORE_KATAKANA))
    .replace(/\s+/g, " ")
    .trim();
}

function withoutAccents(text: string): string {
  return /[^\s -~]/.test(text) ? text.normalize("NFD").replace(ACCENTS, "").normalize("NFC") : text;
}

/** The letters and digits of a folded text. */
export function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}

/** Roman numerals that are no word or letter of their own: I, V and X are. */
const NUMERALS: Readonly<Record<string, string>> = {
  ii: "2",
  iii: "3",
  iv: "4",
  vi: "6",
  vii: "7",
  viii: "8",
  ix: "9",
  xi: "11",
  xii: "12",
  xiii: "13",
  xiv: "14",
  xv: "15",
  xvi: "16",
};

/**
 * What two ways of writing one title have in common: folded, without punctuation and spaces, `&` as a word, Roman numerals
 * as digits. Empty for a title without letters and digits.
 */
export function titleKey(text: string): string {
  return keyOfFolded(foldForSearch(text));
}

/** `titleKey` of a text that is folded already. */
export function keyOfFolded(folded: string): string {
  return folded
    .replace(/×/g, "x")
    .replace(/&/g, " and ")
    .replace(/'/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => NUMERALS[word] ?? word)
    .join("");
}

/** The key without the vowel lengths that romanizations of Japanese write in several ways. */
export function romajiKey(key: string): string {
  return key
    .replace(/ou|oo|oh(?![aeiouy])/g, "o")
    .replace(/uu/g, "u")
    .replace(/aa/g, "a")
    .replace(/ii/g, "i")
    .replace(/ee/g, "e")
    .replace(/wo/g, "o");
}
