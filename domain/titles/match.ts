import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { foldForSearch, romajiKey, squash, titleKey } from "./fold.ts";
import { searchTitles } from "./search.ts";
import type { Hit, IndexedTitle, TitleIndex } from "./title-index.ts";
import { beforeSubtitle, withoutAdditions, withoutYear } from "./variants.ts";

/** An entry of an imported list, with what the list tells about it. */
export interface ListEntry {
  /** In the order of their weight: the list's own title of it, then its titles in other languages. */
  titles: readonly string[];
  /** Of first publication. */
  year: number | null;
  /** The kind of the list's entries; null for a list that was typed. */
  kind: InterestKind | null;
  /** Its entries in databases, such as `mal-anime:21`. */
  references: readonly string[];
}

/** What an entry means. Only a certain match is exactly one title; of several, or of one that resembles it, the person chooses. */
export interface EntryMatch {
  isCertain: boolean;
  places: number[];
}

/** Offered where an entry may mean several titles. */
const CHOICES_MAX = 3;

/** Aliases of so few letters stand for several works, and lists of a database write titles in full. */
const ABBREVIATION_MAX = 3;

/** Shorter typed texts are part of many titles. */
const TYPED_MIN = 4;

/** Shorter texts without vowel lengths would be equal by chance. */
const ROMAJI_MIN = 6;

/** Release dates of one film differ between countries and sources by so much. */
const YEARS_APART = 1;

/**
 * Finds the title that an entry of a list means. It is certain by a reference, by an equal name or alias, and by one that is
 * equal without its season; a homonym of another year, the first part of a longer title and a typo are possible only.
 */
export function matchEntry(index: TitleIndex, entry: ListEntry): EntryMatch {
  const referenced = [...new Set(entry.references.flatMap((each) => index.byReference.get(each) ?? []))];
  if (referenced.length === 1) return { isCertain: true, places: referenced };
  if (referenced.length > 1) return { isCertain: false, places: referenced.slice(0, CHOICES_MAX) };

  const titles = entry.titles.filter((title) => title.trim() !== "");
  return (
    byTexts(index, entry, titles.map(withoutYearOf)) ??
    byTexts(
      index,
      entry,
      titles.flatMap((title) => seasonsOf(title, entry)),
    ) ??
    byRomaji(index, entry, titles) ??
    possible(index, entry, titles)
  );
}

/** A text that may be a title's, and the year that the entry gives with it. */
interface Reading {
  text: string;
  year: number | null;
}

const withoutYearOf = (title: string): Reading => ({ text: title, year: withoutYear(title).year });

function seasonsOf(title: string, { kind }: ListEntry): Reading[] {
  if (kind === "juego") return [withoutYear(title)];
  // Only the year in brackets leads to another season's own year.
  const { year } = withoutYear(title);
  const rests = withoutAdditions(title, { isAnime: kind === "anime" });
  return [...(year === null ? [] : [withoutYear(title)]), ...rests.map((text) => ({ text, year }))];
}

/** The title whose name or alias is equal to one of the texts; undefined where there is none. */
function byTexts(index: TitleIndex, entry: ListEntry, readings: readonly Reading[]): EntryMatch | undefined {
  const fitting = new Set<number>();
  const others = new Set<number>();
  for (const { text, year } of readings) {
    for (const hit of hitsOf(index, entry, titleKey(text))) {
      const isCertain = yearFits(entry, year, titleAt(index, hit)) && !isAbbreviation(entry, hit, text);
      (isCertain ? fitting : others).add(hit.place);
    }
  }
  return decide([...fitting], [...others]);
}

function byRomaji(index: TitleIndex, entry: ListEntry, titles: readonly string[]): EntryMatch | undefined {
  if (entry.kind !== "anime") return undefined;
  const texts = titles.flatMap((title) => [title, ...withoutAdditions(title, { isAnime: true })]);
  const keys = texts.map((text) => romajiKey(titleKey(text))).filter((key) => key.length >= ROMAJI_MIN);
  const places = new Set(keys.flatMap((key) => index.byRomaji.get(key) ?? []).map(({ place }) => place));
  return decide([...places], []);
}

/** Titles that the entry may mean: those it begins with, and for typed ones those that resemble it. */
function possible(index: TitleIndex, entry: ListEntry, titles: readonly string[]): EntryMatch {
  const places = titles.flatMap((title) => {
    const beginning = beforeSubtitle(title);
    return beginning === null ? [] : hitsOf(index, entry, titleKey(beginning)).map(({ place }) => place);
  });
  const [typed] = titles;
  const { text } = withoutYear(typed ?? "");
  if (places.length === 0 && entry.kind === null && squash(foldForSearch(text)).length >= TYPED_MIN) {
    places.push(...searchTitles(index, { search: text, limit: CHOICES_MAX }).map(({ place }) => place));
  }
  return { isCertain: false, places: [...new Set(places)].slice(0, CHOICES_MAX) };
}

function decide(fitting: readonly number[], others: readonly number[]): EntryMatch | undefined {
  if (fitting.length === 1) return { isCertain: true, places: [...fitting] };
  if (fitting.length + others.length === 0) return undefined;
  return { isCertain: false, places: [...fitting, ...others].slice(0, CHOICES_MAX) };
}

/** Whom a key leads to, of the kinds that such a list can hold: anime films are in lists of films. */
function hitsOf(index: TitleIndex, { kind }: ListEntry, key: string): Hit[] {
  const hits = index.byKey.get(key) ?? [];
  return hits.filter((hit) => {
    const own = titleAt(index, hit).kind;
    return kind === null || own === kind || (kind === "serie_pelicula" && own === "anime");
  });
}

/**
 * Whether the entry's year is that of the title. Lists of anime give the year of a season or of an adaptation, which is
 * another than that of the manga, and in them a name means one work.
 */
function yearFits(entry: ListEntry, inTitle: number | null, title: IndexedTitle["title"]): boolean {
  const year = inTitle ?? entry.year;
  return entry.kind === "anime" || year === null || title.year === null || Math.abs(year - title.year) <= YEARS_APART;
}

function isAbbreviation({ kind }: ListEntry, { isName }: Hit, text: string): boolean {
  return (
    kind !== null &&
    !isName &&
    /^[\p{Script=Latin}\d]*$/u.test(titleKey(text)) &&
    titleKey(text).length <= ABBREVIATION_MAX
  );
}

function titleAt(index: TitleIndex, { place }: Hit): IndexedTitle["title"] {
  return (index.titles[place] as IndexedTitle).title;
}
