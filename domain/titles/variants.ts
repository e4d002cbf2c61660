/** Additions to titles in lists: year in brackets, season, medium. */

/** The title without an addition, and its year. */
export interface Variant {
  text: string;
  year: number | null;
}

const YEAR = /\s*[([（]\s*((?:18|19|20|21)\d\d)(?:\s*[-–]\s*(?:\d{4})?)?\s*[)\]）]\s*$/u;

/** `(TV)`, `(Manga)`: adaptations of one work. */
const MEDIUM =
  /\s*[([（](?:tv|tv series|serie|anime|manga|ova|ona|light novel|novel|sub|dub|film|movie|game)[)\]）]\s*$/iu;

const ORDINALS = "first|second|third|fourth|fifth|sixth|\\d{1,2}(?:st|nd|rd|th)";
const NUMBER = "(?:\\d{1,2}|i{1,3}|iv|vi{0,3}|ix|x)";

/** In the six languages, Japanese, Korean and Chinese. */
const SEASON = new RegExp(
  [
    `[\\s:：,-]+(?:the\\s+)?(?:${ORDINALS}|final|last)\\s+season`,
    `[\\s:：,-]+(?:season|saison|staffel|temporada|temp\\.?|stagione|series)\\s*${NUMBER}`,
    `[\\s:：,-]+s\\d{1,2}`,
    `[\\s:：,-]+\\d{1,2}[ªºa.]?\\s*(?:temporada|staffel|stagione|saison|season)`,
    "\\s*第\\s*[\\d一二三四五六]{1,2}\\s*(?:期|季|シーズン)",
    "\\s*[\\d一二三四五六]{1,2}\\s*期",
    "\\s*시즌\\s*\\d{1,2}",
  ]
    .map((pattern) => `(?:${pattern})`)
    .join("|")
    .replace(/^(.*)$/, "(?:$1)\\s*$"),
  "iu",
);

/** Parts of one anime. Elsewhere `Part II` and `2` are separate works. */
const ANIME_PART = new RegExp(
  [
    `[\\s:：,-]+(?:part|cour|act|chapter)\\s*${NUMBER}`,
    `[\\s:：,-]+(?:${ORDINALS})\\s+(?:part|cour|stage|act|series)`,
    "\\s+(?:ii|iii|iv|v|vi|[2-9])",
  ]
    .map((pattern) => `(?:${pattern})`)
    .join("|")
    .replace(/^(.*)$/, "(?:$1)\\s*$"),
  "iu",
);

/** E.g. `… Season 3 Part 2 (TV)`. */
const ADDITIONS_MAX = 3;

/** Splits off a final year in brackets. */
export function withoutYear(title: string): Variant {
  const year = YEAR.exec(title);
  return year ? { text: title.slice(0, year.index), year: Number(year[1]) } : { text: title, year: null };
}

/**
 * The title with one addition fewer each time. `isAnime`: the list has only anime and manga, where a final number is a
 * season.
 */
export function withoutAdditions(title: string, { isAnime }: { isAnime: boolean }): string[] {
  const forms = isAnime ? [MEDIUM, SEASON, ANIME_PART, YEAR] : [MEDIUM, SEASON, YEAR];
  const rests: string[] = [];
  let rest = title.trim();
  for (let count = 0; count < ADDITIONS_MAX; count++) {
    const found = forms.map((form) => form.exec(rest)).find((match) => match !== null && match.index > 0);
    if (!found) break;
    rest = rest.slice(0, found.index);
    rests.push(rest);
  }
  return rests;
}

/** `Demon Slayer` for `Demon Slayer: Entertainment District Arc`. */
export function beforeSubtitle(title: string): string | null {
  const separator = /\s*[:：]\s+|\s+[-–—~～]\s*/u.exec(title);
  return separator && separator.index > 0 ? title.slice(0, separator.index) : null;
}
