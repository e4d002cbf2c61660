import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { foldForSearch, keyOfFolded, squash } from "./fold.ts";
import { type IndexedTitle, pairsOf, type TitleIndex } from "./title-index.ts";
import { suits } from "./title-language.ts";
import { distanceToBeginning, typosAllowed } from "./typos.ts";

/** `matchedTitle` is the alias that matched; null if the name did, or only aliases in languages foreign to the reader. */
export interface FoundTitle {
  place: number;
  matchedTitle: string | null;
}

export interface TitleQuery {
  search: string;
  kind?: InterestKind | undefined;
  limit: number;
  /** The reader's, for which an alias is chosen among those that match. */
  language?: Language | undefined;
}

const COMPARED_MAX = 200;

const RESEMBLING_MAX = 20;

/** A swap of neighbours. */
const PAIRS_PER_TYPO = 3;

/**
 * The `limit` best titles by name or alias, folded (INTEREST-07): names that begin with the text or equal it but for
 * punctuation (`kon`: K-On!), then the best known, then by name. Then those that fit without punctuation and spaces, for
 * one word only if there is no other (`full metal`: Fullmetal Alchemist); then with up to three typos.
 */
export function searchTitles(index: TitleIndex, { search, kind, limit, language }: TitleQuery): FoundTitle[] {
  const folded = foldForSearch(search);
  if (folded === "") return [];
  const letters = squash(folded);
  const places = placesWith(index, letters);
  const asTyped = { kind, limit, language, form: (text: string) => text, wanted: folded };
  const exact = bestFirst(index, places, asTyped);
  const named = (index.byKey.get(keyOfFolded(folded)) ?? []).filter(({ isName }) => isName).map(({ place }) => place);
  if (exact.length > 0 && named.length > 0) return bestFirst(index, places, { ...asTyped, named });
  const isInOneWord = !folded.includes(" ");
  if (letters === "" || (exact.length > 0 && isInOneWord)) return exact;
  const loose = bestFirst(index, places, { ...asTyped, form: squash, wanted: letters });
  const seen = new Set(exact.map(({ place }) => place));
  const found = [...exact, ...loose.filter(({ place }) => !seen.has(place))].slice(0, limit);
  return found.length > 0
    ? found
    : resembling(index, letters, { kind, language, limit: Math.min(limit, RESEMBLING_MAX) });
}

/** Titles with every letter pair, sorted; all titles without pairs. */
function placesWith(index: TitleIndex, letters: string): ArrayLike<number> {
  const lists = [...new Set(pairsOf(letters))].map((pair) => index.pairs.get(pair));
  if (lists.length === 0) return Uint32Array.from(index.titles.keys());
  if (lists.includes(undefined)) return [];
  const [rarest = new Uint32Array(), ...others] = lists
    .filter((list) => list !== undefined)
    .sort((a, b) => a.length - b.length);
  const next = others.map(() => 0);
  if (others.length === 0) return rarest;
  return rarest.filter((place) =>
    others.every((list, number) => {
      let at = next[number] as number;
      while (at < list.length && (list[at] as number) < place) at++;
      next[number] = at;
      return list[at] === place;
    }),
  );
}

interface Wanted extends Omit<TitleQuery, "search"> {
  /** Derives the compared text from the folded one. */
  form: (folded: string) => string;
  wanted: string;
  /** Also count as beginning with it. */
  named?: readonly number[];
}

function bestFirst(
  { titles }: TitleIndex,
  places: ArrayLike<number>,
  { kind, limit, language, form, wanted, named = [] }: Wanted,
): FoundTitle[] {
  const begins = new Set<number>();
  for (let at = 0; at < places.length && begins.size < limit; at++) {
    const place = places[at] as number;
    const { title, folded } = titles[place] as IndexedTitle;
    if (kind && title.kind !== kind) continue;
    if (form(folded[0] ?? "").startsWith(wanted) || named.includes(place)) begins.add(place);
  }
  const found: FoundTitle[] = [...begins].map((place) => ({ place, matchedTitle: null }));
  for (let at = 0; at < places.length && found.length < limit; at++) {
    const place = places[at] as number;
    const { title, texts, folded } = titles[place] as IndexedTitle;
    if ((kind && title.kind !== kind) || begins.has(place)) continue;
    if (!folded.some((text) => form(text).includes(wanted))) continue;
    const isName = form(folded[0] ?? "").includes(wanted);
    found.push({ place, matchedTitle: isName ? null : closest(texts, folded.map(form), wanted, language) });
  }
  return found;
}

/** The alias that suits the reader, begins with `wanted` and is short, in this order. */
function closest(
  texts: readonly string[],
  forms: readonly string[],
  wanted: string,
  language: Language | undefined,
): string | null {
  const hits = texts.filter((_, number) => forms[number]?.includes(wanted));
  const begins = new Set(texts.filter((_, number) => forms[number]?.startsWith(wanted)));
  hits.sort((a, b) => Number(begins.has(b)) - Number(begins.has(a)) || a.length - b.length);
  return suitable(hits, language);
}

/** The first of those that suit the reader best; null if all are in languages foreign to them. */
function suitable(aliases: readonly string[], language: Language | undefined): string | null {
  if (!language) return aliases[0] ?? null;
  const suiting = (least: 1 | 2) => aliases.find((alias) => suits(alias, language) === least);
  return suiting(2) ?? suiting(1) ?? null;
}

/** Fewest typos first, then the best known. */
function resembling(
  index: TitleIndex,
  letters: string,
  { kind, language, limit }: Omit<TitleQuery, "search">,
): FoundTitle[] {
  const most = typosAllowed(letters);
  if (most === 0) return [];
  const found = similarPlaces(index, letters, most, kind).flatMap((place) => {
    const { texts, folded } = index.titles[place] as IndexedTitle;
    const distances = folded.map((text) => distanceToWords(letters, text, most));
    const distance = Math.min(...distances);
    if (distance > most) return [];
    const hits = texts.filter((_, number) => distances[number] === distance);
    return [{ distance, place, matchedTitle: distances[0] === distance ? null : suitable(hits, language) }];
  });
  found.sort((a, b) => a.distance - b.distance || a.place - b.place);
  return found.slice(0, limit).map(({ place, matchedTitle }) => ({ place, matchedTitle }));
}

/** Titles that share most letter pairs, at least as many as typos leave. */
function similarPlaces(index: TitleIndex, letters: string, typos: number, kind: InterestKind | undefined): number[] {
  const pairs = [...new Set(pairsOf(letters))];
  const shared = new Uint8Array(index.titles.length);
  for (const pair of pairs) for (const place of index.pairs.get(pair) ?? []) (shared[place] as number)++;
  const similar: number[] = [];
  for (let count = pairs.length; count >= Math.max(1, pairs.length - PAIRS_PER_TYPO * typos); count--) {
    for (let place = shared.indexOf(count); place !== -1; place = shared.indexOf(count, place + 1)) {
      if (kind && index.titles[place]?.title.kind !== kind) continue;
      similar.push(place);
      if (similar.length === COMPARED_MAX) return similar;
    }
  }
  return similar;
}

/** Fewest typos against the beginning of any word. */
function distanceToWords(letters: string, folded: string, most: number): number {
  const words = folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
  let least = most + 1;
  for (let first = 0; first < words.length && least > 0; first++) {
    if (!beginsAlike(letters, words[first] as string)) continue;
    least = Math.min(least, distanceToBeginning(letters, words.slice(first).join(""), most));
  }
  return least;
}

/** First letters are rarely wrong; this saves most comparisons. */
function beginsAlike(letters: string, word: string): boolean {
  return letters[0] === word[0] || letters[0] === word[1] || letters[1] === word[0];
}
