import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { foldForSearch, romajiKey, squash, titleKey } from "./fold.ts";
import { searchTitles } from "./search.ts";
import type { Hit, IndexedTitle, TitleIndex } from "./title-index.ts";
import { beforeSubtitle, withoutAdditions, withoutYear } from "./variants.ts";

/** An entry of an imported list. */
export interface ListEntry {
  /** Most specific first: the list's own title, then translations. */
  titles: readonly string[];
  /** First publication. */
  year: number | null;
  /** Null for typed lists. */
  kind: InterestKind | null;
  /** Ids in external databases, such as `mal-anime:21`. */
  references: readonly string[];
}

/** A certain match is a single title; otherwise the user chooses. */
export interface EntryMatch {
  isCertain: boolean;
  places: number[];
}

/** Maximum titles offered for an ambiguous entry. */
const CHOICES_MAX = 3;

/** Aliases this short are ambiguous abbreviations; external lists write titles in full. */
const ABBREVIATION_MAX = 3;

/** Shorter texts occur in too many titles. */
const TYPED_MIN = 4;

/** Shorter texts collide without vowel lengths. */
const ROMAJI_MIN = 6;

/** Tolerated difference: release dates vary by country and source. */
const YEARS_APART = 1;

/**
 * Finds the title of a list's entry. Certain by reference, by equal name or alias, or by equality without the season;
 * homonyms of another year, prefixes and typos are only possible.
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

/** A candidate title text and its year. */
interface Reading {
  text: string;
  year: number | null;
}

const withoutYearOf = (title: string): Reading => ({ text: title, year: withoutYear(title).year });

function seasonsOf(title: string, { kind }: ListEntry): Reading[] {
  if (kind === "juego") return [withoutYear(title)];
  // Only a bracketed year yields another season's year.
  const { year } = withoutYear(title);
  const rests = withoutAdditions(title, { isAnime: kind === "anime" });
  return [...(year === null ? [] : [withoutYear(title)]), ...rests.map((text) => ({ text, year }))];
}

/** The title with an equal name or alias; undefined without one. */
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

/** Possible titles by prefix; for typed entries also similar ones. */
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

/** Hits of a kind that the list can contain: lists of films include anime. */
function hitsOf(index: TitleIndex, { kind }: ListEntry, key: string): Hit[] {
  const hits = index.byKey.get(key) ?? [];
  return hits.filter((hit) => {
    const own = titleAt(index, hit).kind;
    return kind === null || own === kind || (kind === "serie_pelicula" && own === "anime");
  });
}

/**
 * Lists of anime give the year of a season or adaptation, which differs from the manga's; their names are unambiguous.
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
