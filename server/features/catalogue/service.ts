/** The catalogue of titles (spec §3 gustos): search by any title, and what the entries of imported lists mean. */
import { setImmediate as otherWork } from "node:timers/promises";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { titleKey } from "@nakamatch/domain/titles/fold";
import { isTitle } from "@nakamatch/domain/titles/is-title";
import { matchEntry } from "@nakamatch/domain/titles/match";
import { searchTitles } from "@nakamatch/domain/titles/search";
import { buildTitleIndex, type CatalogueTitle, type TitleIndex } from "@nakamatch/domain/titles/title-index";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import {
  countMentions,
  pruneUnknownTitles,
  readCatalogueVersion,
  readTitles,
  readTitlesByName,
  readUnknownTitles,
} from "./store.ts";
import type { Catalogue, UnknownTitle } from "./types.ts";

/** Titles that are read in one statement: on the embedded engine it blocks the event loop meanwhile. */
const READ_AT_ONCE = 1000;

/** How long entries are matched before other work may run, in milliseconds. */
const TURN_MS = 5;

/** Unknown titles that are kept for the operator. */
const UNKNOWN_KEPT = 10_000;

/**
 * The catalogue with a copy in memory, which searches and lists are matched in: it is the same on both engines, and a search
 * among 50,000 titles takes a millisecond or two. Each use asks the database whether the catalogue has changed since, so
 * that titles the operator adds are found at once, on every server.
 */
export function createCatalogue(db: Db): Catalogue {
  let copy: Promise<Copy> | undefined;

  const current = async (): Promise<TitleIndex> => {
    const known = copy;
    const [version, held] = await Promise.all([readCatalogueVersion(db), known?.catch(() => undefined)]);
    if (held?.version === version) return held.index;
    // Concurrent callers wait for the same copy. One that was begun after `known` was looked at is as new as this call.
    if (copy === known) copy = readCopy(db);
    return (await (copy as Promise<Copy>)).index;
  };

  return {
    async list({ kind, search, limit }) {
      if (!search?.trim()) {
        const titles = await readTitlesByName(db, kind, limit);
        return titles.map((title) => ({ ...title, matchedTitle: null }));
      }
      const index = await current();
      const found = searchTitles(index, { search, kind, limit });
      return found.map(({ place, matchedTitle }) => ({ ...interestAt(index, place), matchedTitle }));
    },
    async match(entries) {
      const index = await current();
      const answers: { isCertain: boolean; interests: Interest[] }[] = [];
      let turnEnds = performance.now() + TURN_MS;
      for (const entry of entries) {
        const { isCertain, places } = matchEntry(index, entry);
        answers.push({ isCertain, interests: places.map((place) => interestAt(index, place)) });
        if (performance.now() < turnEnds) continue;
        await otherWork();
        turnEnds = performance.now() + TURN_MS;
      }
      return answers;
    },
    async load() {
      await current();
    },
  };
}

/** Counts one more mention of each of these titles, by nobody in particular; only the most mentioned are kept. */
export async function mentionUnknownTitles(tx: Tx, titles: readonly UnknownTitle[]): Promise<void> {
  const byKey = new Map(titles.filter(({ title }) => isTitle(title)).map((title) => [titleKey(title.title), title]));
  byKey.delete("");
  if (byKey.size === 0) return;
  await countMentions(tx, byKey);
  await pruneUnknownTitles(tx, UNKNOWN_KEPT);
}

/** The titles that lists named most often and the catalogue still lacks, for the operator. */
export async function listUnknownTitles(
  db: Queryable,
  limit: number,
): Promise<(UnknownTitle & { mentions: number })[]> {
  return readUnknownTitles(db, limit);
}

interface Copy {
  version: string;
  index: TitleIndex;
}

async function readCopy(db: Db): Promise<Copy> {
  // Before the titles: what changes while they are read makes the copy an old one.
  const version = await readCatalogueVersion(db);
  const titles: CatalogueTitle[] = [];
  for (let afterId = -2_147_483_648; ; ) {
    const page = await readTitles(db, afterId, READ_AT_ONCE);
    titles.push(...page);
    if (page.length < READ_AT_ONCE) break;
    afterId = page.at(-1)?.id ?? afterId;
  }
  const build = buildTitleIndex(titles);
  for (let step = build.next(); ; step = build.next()) {
    if (step.done) return { version, index: step.value };
    await otherWork();
  }
}

function interestAt({ titles }: TitleIndex, place: number): Interest {
  const found = titles[place];
  if (!found) throw new Error(`the index has no place ${place}`);
  const { id, name, kind } = found.title;
  return { id, name, kind };
}
