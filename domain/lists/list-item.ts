import { LIST_BATCH, LIST_ENTRIES_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { LIST_STATUSES } from "@nakamatch/contract/vocabulary/list-services";
import { wellFormed } from "../people/visible-text.ts";
import { isTitle } from "../titles/is-title.ts";
import type { ListEntry } from "../titles/match.ts";

/** `text`: typed, or of an unknown service. */
export type ListSource = "myanimelist" | "anilist" | "kitsu" | "letterboxd" | "trakt" | "steam" | "text";

export type ListStatus = (typeof LIST_STATUSES)[number];

export interface ListItem extends ListEntry {
  /** From 0 to 1; null: not rated. */
  score: number | null;
  isFavourite: boolean;
  /** For adults only, as far as the list says. */
  isAdult: boolean;
  /** On a list that says neither that it was seen nor that it is liked (`FileMeaning`). */
  isListedOnly: boolean;
  status: ListStatus | null;
  /** Times or minutes spent, comparable within a list; 0: unknown. */
  weight: number;
}

export interface ListFile {
  /** Path in the archive, or name of a single file; empty for a text. */
  path: string;
  text: string;
}

export interface ReadEntries {
  source: ListSource;
  items: ListItem[];
  unreadable: number;
}

/** A column from 0, or each line is a title. */
export type TitlePlace = { column: number; hasHeading: boolean } | "lines";

/** For a table with unknown columns. */
export interface TitleQuestion {
  /** The first rows, shortened. */
  rows: string[][];
  /** Each line may be one title with commas. */
  mayBeLines: boolean;
}

/** Maxima per import. */
export const LIST_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  entries: LIST_ENTRIES_MAX,
} as const;

/** An entry with defaults for the rest. */
export function listItem(known: Partial<ListItem> & Pick<ListItem, "kind">): ListItem {
  const { titles = [], year = null, score = null } = known;
  const distinct = new Set(titles.map(cleaned).filter(isTitle));
  return {
    references: [],
    isFavourite: false,
    isAdult: false,
    isListedOnly: false,
    status: null,
    weight: 0,
    ...known,
    titles: [...distinct].slice(0, LIST_BATCH.titles),
    year: year !== null && Number.isInteger(year) && year >= 1800 && year <= 2200 ? year : null,
    score: score !== null && score > 0 ? Math.min(1, score) : null,
  };
}

/** Words of letters, digits and signs with single spaces between, as nearly all titles are: nothing to clean. */
const CLEAN = /^[\x21-\x7e\xa1-\u058f\u3001-\ud7ff]+(?: [\x21-\x7e\xa1-\u058f\u3001-\ud7ff]+)*$/;

function cleaned(title: string): string {
  if (CLEAN.test(title)) return title;
  return wellFormed(title)
    .replace(/(?![\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]/gu, " ")
    .replace(/[^\S\n\r]+/g, " ")
    .trim();
}

const STATUSES: Record<string, ListStatus> = {
  watching: "current",
  reading: "current",
  current: "current",
  repeating: "current",
  completed: "completed",
  "on hold": "paused",
  paused: "paused",
  dropped: "dropped",
  "plan to watch": "planned",
  "plan to read": "planned",
  planned: "planned",
  planning: "planned",
};

/** The status for a service's word. */
export function statusOf(word: unknown): ListStatus | null {
  return typeof word === "string" ? (STATUSES[word.trim().toLowerCase().replace(/[-_]/g, " ")] ?? null) : null;
}

const UNRATED = 0.6;

const STATUS_ORDER: Record<ListStatus, number> = { completed: 0, current: 0, paused: 2, planned: 3, dropped: 4 };

/** The smallest scale that fits: some services do not name theirs. */
export function scaleOf(ratings: Iterable<number>): number {
  let highest = 0;
  for (const rating of ratings) highest = Math.max(highest, rating || 0);
  return [3, 5, 10].find((scale) => highest <= scale) ?? 100;
}

/** Orders by favourite, rating, status, then time spent. */
export function compareByLove(a: ListItem, b: ListItem): number {
  return (
    Number(b.isFavourite) - Number(a.isFavourite) ||
    (b.score ?? UNRATED) - (a.score ?? UNRATED) ||
    statusOrder(a) - statusOrder(b) ||
    b.weight - a.weight
  );
}

/** Not for adults only, dropped, planned, rated in the lower half, or merely listed. */
export function isLoved({ isFavourite, isAdult, isListedOnly, score, status }: ListItem): boolean {
  if (isAdult) return false;
  if (isFavourite) return true;
  if (isListedOnly && score === null) return false;
  return status !== "dropped" && status !== "planned" && (score === null || score >= 0.5);
}

function statusOrder({ status }: ListItem): number {
  return status === null ? 1 : STATUS_ORDER[status];
}

export function isNamed({ titles, references }: ListItem): boolean {
  return titles.length > 0 || references.length > 0;
}

/** Merges duplicates: files of an archive can each tell part of one work. */
export function mergeItems(items: Iterable<ListItem>): ListItem[] {
  const merged = new Map<string, ListItem>();
  mergeInto(merged, items);
  return [...merged.values()];
}

/** The same for a list that comes in parts. */
export function mergeInto(merged: Map<string, ListItem>, items: Iterable<ListItem>): void {
  for (const item of items) {
    const key = identity(item);
    const known = merged.get(key);
    merged.set(key, known ? merge(known, item) : item);
  }
}

function identity({ references, titles, year, kind }: ListItem): string {
  return references[0] ?? JSON.stringify([titles[0]?.toLowerCase(), year, kind]);
}

/** What is dropped was begun before, and may be listed as seen. */
const MERGED_STATUSES: readonly ListStatus[] = ["dropped", "completed", "current", "paused", "planned"];

function merge(a: ListItem, b: ListItem): ListItem {
  const status = MERGED_STATUSES.find((each) => each === a.status || each === b.status) ?? null;
  return {
    ...a,
    score: a.score ?? b.score,
    isFavourite: a.isFavourite || b.isFavourite,
    isAdult: a.isAdult || b.isAdult,
    isListedOnly: a.isListedOnly && b.isListedOnly,
    status,
    weight: a.weight + b.weight,
  };
}
