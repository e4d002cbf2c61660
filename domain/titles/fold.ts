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

/** Latin, Greek and Cyrillic; elsewhere, as in Japanese, marks distinguish letters. */
const ACCENTS = /[\u0300-\u036f]/g;
/** E.g. zero-width spaces in copied text. */
const INVISIBLE = /\p{Cf}/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
const HIRAGANA_BEFORE_KATAKANA = 0x60;

/**
 * Lower case, no accents, one width, hiragana for katakana, plain quotation marks, single spaces. Keeps punctuation.
 */
export function foldForSearch(text: string): string {
  return foldPart(text).trim();
}

/** As `foldForSearch`, of a part of a text: keeps a space at its ends. */
export function foldPart(text: string): string {
  // NFKC would turn acute accents typed as apostrophes into spaces.
  return withoutAccents(text.replace(INVISIBLE, "").replaceAll("´", "'").normalize("NFKC").toLowerCase())
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - HIRAGANA_BEFORE_KATAKANA))
    .replace(/\s+/g, " ");
}

function withoutAccents(text: string): string {
  return /[^\s -~]/.test(text) ? text.normalize("NFD").replace(ACCENTS, "").normalize("NFC") : text;
}

/** Letters and digits only. */
export function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}

/** Except I, V and X, which are words or letters. */
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

/** Ignores punctuation and spaces, `&` or word, Roman or Arabic numerals. Empty without letters and digits. */
export function titleKey(text: string): string {
  return keyOfFolded(foldForSearch(text));
}

/** `titleKey` of a folded text. */
export function keyOfFolded(folded: string): string {
  return folded
    .replace(/×/g, "x")
    .replace(/&/g, " and ")
    .replace(/'/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => NUMERALS[word] ?? word)
    .join("");
}

/** Ignores vowel lengths, which romanizations spell differently. */
export function romajiKey(key: string): string {
  return key
    .replace(/ou|oo|oh(?![aeiouy])/g, "o")
    .replace(/uu/g, "u")
    .replace(/aa/g, "a")
    .replace(/ii/g, "i")
    .replace(/ee/g, "e")
    .replace(/wo/g, "o");
}
