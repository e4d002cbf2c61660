import type { EntryMatch } from "@nakamatch/contract/endpoints/people/interests";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { LIST_BATCH } from "@nakamatch/contract/vocabulary/limits";
import { isLoved, type ListItem } from "@nakamatch/domain/lists/list-item";
import { orpc } from "../../../../lib/api.ts";

/** Bytes per request; the server's maximum is 64 kB. */
const REQUEST_BYTES = 48_000;

export interface Recognised {
  interest: Interest;
  /** The matching entry; of several the favourite. */
  item: ListItem;
  isLoved: boolean;
}

/** An ambiguous entry. */
export interface Doubtful {
  item: ListItem;
  choices: Interest[];
}

/** Each group in list order. */
export interface MatchedList {
  recognised: Recognised[];
  doubtful: Doubtful[];
  unknown: ListItem[];
}

/** Matches entries on the server, in batches. Sends only titles, years and numbers. */
export async function matchList(
  items: readonly ListItem[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<MatchedList> {
  const matches: EntryMatch[] = [];
  for (const batch of batches(items)) {
    const entries = batch.map(toEntry);
    matches.push(...(await orpc.interests.match.call({ entries }, { signal })));
    onProgress(matches.length);
  }
  return groups(items, matches);
}

function toEntry({ titles, year, kind, references }: ListItem) {
  return {
    titles: titles.slice(0, LIST_BATCH.titles),
    year,
    kind,
    references: references.slice(0, LIST_BATCH.references),
  };
}

/** Consecutive entries per request. */
function* batches(items: readonly ListItem[]): Generator<ListItem[]> {
  const encoder = new TextEncoder();
  let batch: ListItem[] = [];
  let bytes = 0;
  for (const item of items) {
    const own = encoder.encode(JSON.stringify(toEntry(item))).length + 1;
    if (batch.length === LIST_BATCH.entries || (batch.length > 0 && bytes + own > REQUEST_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += own;
  }
  if (batch.length > 0) yield batch;
}

function groups(items: readonly ListItem[], matches: readonly EntryMatch[]): MatchedList {
  const recognised = new Map<number, Recognised>();
  for (const [index, item] of items.entries()) {
    const { isCertain = false, interests: [interest] = [] } = matches[index] ?? {};
    if (!isCertain || !interest) continue;
    const known = recognised.get(interest.id);
    // Seasons of one title: loved if any of them is.
    if (known) known.isLoved ||= isLoved(item);
    else recognised.set(interest.id, { interest, item, isLoved: isLoved(item) });
  }
  const doubtful: Doubtful[] = [];
  const unknown: ListItem[] = [];
  for (const [index, item] of items.entries()) {
    const { isCertain = false, interests = [] } = matches[index] ?? {};
    if (isCertain) continue;
    const choices = interests.filter(({ id }) => !recognised.has(id));
    if (interests.length === 0) unknown.push(item);
    else if (choices.length > 0) doubtful.push({ item, choices });
  }
  return { recognised: [...recognised.values()], doubtful, unknown };
}
