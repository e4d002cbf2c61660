import type { ListStatus } from "./list-item.ts";

export interface FileMeaning {
  status: ListStatus | null;
  isFavourite: boolean;
  /** Collected, hidden or on a list of the person's own: neither seen nor liked for that. */
  isListedOnly: boolean;
}

const NOTHING: FileMeaning = { status: null, isFavourite: false, isListedOnly: false };

/**
 * Files of the archives of Trakt (`watched-movies-2.json`, in former ones `watched/history-2.json`) and Letterboxd
 * (`watched.csv`, `likes/films.csv`), whole names without number and ending.
 */
const MEANINGS: readonly (readonly [RegExp, Partial<FileMeaning>])[] = [
  [
    /^(watched|diary|reviews|ratings)$|^(watched|ratings)-(movies|shows|seasons|episodes|history)$/,
    { status: "completed" },
  ],
  [/^watched\/history$/, { status: "completed" }],
  [/^(lists-)?watchlist$/, { status: "planned" }],
  [/^(lists-)?favou?rites$|^likes\/films$/, { isFavourite: true }],
  [/^hidden-dropped$/, { status: "dropped" }],
  [/^(hidden|collection|lists?|comments|notes|likes)-/, { isListedOnly: true }],
];

/** What a file says of all its entries, by its whole name; an unknown one says nothing. */
export function meaningOf(path: string): FileMeaning {
  const [name = "", folder = ""] = path.toLowerCase().split("/").reverse();
  const plain = name.replace(/(-\d+)?\.\w+$/, "");
  const known = MEANINGS.find(([pattern]) => pattern.test(plain) || pattern.test(`${folder}/${plain}`));
  return { ...NOTHING, ...known?.[1] };
}
