import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { foldForSearch, keyOfFolded, romajiKey, squash } from "./fold.ts";

/** A catalogue title with all its search keys. */
export interface CatalogueTitle {
  id: number;
  name: string;
  kind: InterestKind;
  /** First publication; null if unknown. */
  year: number | null;
  /** Popularity, 1 first; null is unknown and last. */
  rank: number | null;
  aliases: readonly string[];
  /** Ids in external databases, such as `mal-anime:21`. */
  references: readonly string[];
}

/** Name, then aliases, both as written and folded. */
export interface IndexedTitle {
  title: CatalogueTitle;
  texts: readonly string[];
  folded: readonly string[];
}

/** An indexed title for a key. */
export interface Hit {
  place: number;
  /** The key is the title's name, not an alias. */
  isName: boolean;
}

/** Titles by all their search keys, numbered in display order: by popularity, then by name. */
export interface TitleIndex {
  titles: readonly IndexedTitle[];
  /** Ascending places of the titles with this letter or pair of letters in a squashed text. */
  pairs: ReadonlyMap<number, Uint32Array>;
  byKey: ReadonlyMap<string, readonly Hit[]>;
  /** By `romajiKey`; anime only. */
  byRomaji: ReadonlyMap<string, readonly Hit[]>;
  byReference: ReadonlyMap<string, number>;
}

/** Titles per slice of a few milliseconds. */
const STEP = 100;

/** Builds the index in slices, yielding between them to other work. */
export function* buildTitleIndex(catalogue: readonly CatalogueTitle[]): Generator<undefined, TitleIndex> {
  const titles: IndexedTitle[] = [];
  for (const [count, title] of catalogue.entries()) {
    const texts = [title.name, ...title.aliases];
    titles.push({ title, texts, folded: texts.map(foldForSearch) });
    if (count % STEP === STEP - 1) yield;
  }
  titles.sort(
    (a, b) =>
      (a.title.rank ?? Number.POSITIVE_INFINITY) - (b.title.rank ?? Number.POSITIVE_INFINITY) ||
      compare(a.folded[0] ?? "", b.folded[0] ?? "") ||
      a.title.id - b.title.id,
  );

  const pairs = new Map<number, number[]>();
  const byKey = new Map<string, Hit[]>();
  const byRomaji = new Map<string, Hit[]>();
  const byReference = new Map<string, number>();
  for (const [place, { title, folded }] of titles.entries()) {
    for (const [number, text] of folded.entries()) {
      addPairs(pairs, squash(text), place);
      const key = keyOfFolded(text);
      const hit = { place, isName: number === 0 };
      addHit(byKey, key, hit);
      if (title.kind === "anime") addHit(byRomaji, romajiKey(key), hit);
    }
    for (const reference of title.references) byReference.set(reference, place);
    if (place % STEP === STEP - 1) yield;
  }
  const compact = new Map<number, Uint32Array>();
  for (const [pair, places] of pairs) compact.set(pair, Uint32Array.from(places));
  return { titles, pairs: compact, byKey, byRomaji, byReference };
}

/** Pairs of adjacent UTF-16 units, with repetitions; for a single unit, itself. */
export function pairsOf(text: string): number[] {
  if (text.length === 1) return [text.charCodeAt(0)];
  const pairs: number[] = [];
  for (let at = 1; at < text.length; at++) pairs.push(text.charCodeAt(at - 1) * 0x1_0000 + text.charCodeAt(at));
  return pairs;
}

function addPairs(pairs: Map<number, number[]>, text: string, place: number): void {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    addPlace(pairs, unit, place);
    if (at > 0) addPlace(pairs, before * 0x1_0000 + unit, place);
    before = unit;
  }
}

function addPlace(pairs: Map<number, number[]>, pair: number, place: number): void {
  const places = pairs.get(pair);
  if (!places) pairs.set(pair, [place]);
  else if (places[places.length - 1] !== place) places.push(place);
}

/** Skips a title that the key already has. */
function addHit(hits: Map<string, Hit[]>, key: string, hit: Hit): void {
  if (key === "") return;
  const known = hits.get(key);
  if (!known) hits.set(key, [hit]);
  else if (!known.some(({ place }) => place === hit.place)) known.push(hit);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
