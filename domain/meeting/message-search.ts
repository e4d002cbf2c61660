import { FOUND_MESSAGES } from "@nakamatch/contract/vocabulary/limits";
import { foldPart } from "../titles/fold.ts";
import { splitAtSpoilers } from "./spoilers.ts";

/** A short part of a message around what was found; an ellipsis stands where it was cut. */
export interface Excerpt {
  before: string;
  hit: string;
  after: string;
}

/** Characters as people count them, so that none is cut and each is folded with its marks. */
const CHARACTERS = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Each is about a word. */
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Null for a search too short: it takes two letters or digits, or one of Chinese, Japanese or Korean. */
export function foldMessageSearch(text: string): string | null {
  const folded = foldText(text).text.trim();
  const letters = folded.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= 2 || SYLLABLES.test(folded) ? folded : null;
}

/** What searches compare: the text outside of spoilers, folded. Line breaks, which no search holds, keep its pieces apart. */
export function searchableText(message: string): string {
  return shownPieces(message)
    .map(({ text }) => foldText(text).text)
    .join("\n");
}

/** The first place of a folded search, on one line; null if there is none outside of spoilers. */
export function excerptOf(message: string, search: string): Excerpt | null {
  for (const { text, from, to } of shownPieces(message)) {
    const folded = foldText(text);
    const at = folded.text.indexOf(search);
    if (at < 0) continue;
    const { characters, places } = folded;
    const first = places[at] ?? 0;
    const last = (places[at + search.length - 1] ?? first) + 1;
    const begin = Math.max(0, first - FOUND_MESSAGES.before);
    const end = Math.min(characters.length, last + FOUND_MESSAGES.after);
    const part = (start: number, until: number) => characters.slice(start, until).join("").replace(/\s+/g, " ");
    return {
      before: (begin > 0 || from > 0 ? "…" : "") + part(begin, first),
      hit: part(first, last),
      after: part(last, end) + (end < characters.length || to < message.length ? "…" : ""),
    };
  }
  return null;
}

function shownPieces(message: string) {
  return splitAtSpoilers(message).filter(({ isHidden }) => !isHidden);
}

/** Folds each character for itself; `places` tells of which one each unit of the folded text is. */
function foldText(text: string): { text: string; characters: string[]; places: number[] } {
  const characters = Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
  const places: number[] = [];
  let folded = "";
  for (const [place, character] of characters.entries()) {
    // A sigma at the end of a word is the same letter.
    const part = foldPart(character).replaceAll("ς", "σ");
    const added = folded.endsWith(" ") ? part.trimStart() : part;
    folded += added;
    for (let unit = 0; unit < added.length; unit += 1) places.push(place);
  }
  return { text: folded, characters, places };
}
