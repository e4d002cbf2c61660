import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { foldForSearch, keyOfFolded, squash } from "./fold.ts";
import { type IndexedTitle, pairsOf, type TitleIndex } from "./title-index.ts";
import { distanceToBeginning, typosAllowed } from "./typos.ts";

/** `alias` is null if the name matched. */
export interface FoundTitle {
  place: number;
  matchedTitle: string | null;
}

export interface TitleQuery {
  search: string;
  kind?: InterestKind | undefined;
  limit: number;
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
export function searchTitles(index: TitleIndex, { search, kind, limit }: TitleQuery): FoundTitle[] {
  const folded = foldForSearch(search);
  if (folded === "") return [];
  const letters = squash(folded);
  const places = placesWith(index, letters);
  const asTyped = { kind, limit, form: (text: string) => text, wanted: folded };
  const exact = bestFirst(index, places, asTyped);
  const named = (index.byKey.get(keyOfFolded(folded)) ?? []).filter(({ isName }) => isName).map(({ place }) => place);
  if (exact.length > 0 && named.length > 0) return bestFirst(index, places, { ...asTyped, named });
  const isInOneWord = !folded.includes(" ");
  if (letters === "" || (exact.length > 0 && isInOneWord)) return exact;
  const loose = bestFirst(index, places, { kind, limit, form: squash, wanted: letters });
  const seen = new Set(exact.map(({ place }) => place));
  const found = [...exact, ...loose.filter(({ place }) => !seen.has(place))].slice(0, limit);
  return found.length > 0 ? found : resembling(index, letters, kind, Math.min(limit, RESEMBLING_MAX));
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

interface Wanted {
  kind: InterestKind | undefined;
  limit: number;
  /** Derives the compared text from the folded one. */
  form: (folded: string) => string;
  wanted: string;
  /** Also count as beginning with it. */
  named?: readonly number[];
}

function bestFirst(
  { titles }: TitleIndex,
  places: ArrayLike<number>,
  { kind, limit, form, wanted, named = [] }: Wanted,
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
    found.push({ place, matchedTitle: isName ? null : closest(texts, folded.map(form), wanted) });
  }
  return found;
}

/** The alias that begins with `wanted`, else the shortest match. */
function closest(texts: readonly string[], forms: readonly string[], wanted: string): string | null {
  const hits = [...forms.keys()].filter((number) => forms[number]?.includes(wanted));
  const begins = hits.filter((number) => forms[number]?.startsWith(wanted));
  const [best] = (begins.length > 0 ? begins : hits).sort(
    (a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0) || a - b,
  );
  return texts[best ?? -1] ?? null;
}

/** Fewest typos first, then the best known. */
function resembling(index: TitleIndex, letters: string, kind: InterestKind | undefined, limit: number): FoundTitle[] {
  const most = typosAllowed(letters);
  if (most === 0) return [];
  const found = similarPlaces(index, letters, most, kind).flatMap((place) => {
    const { texts, folded } = index.titles[place] as IndexedTitle;
    const distances = folded.map((text) => distanceToWords(letters, text, most));
    const distance = Math.min(...distances);
    if (distance > most) return [];
    const number = distances.indexOf(distance);
    return [{ distance, place, matchedTitle: number === 0 ? null : (texts[number] ?? null) }];
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
