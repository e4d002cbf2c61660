/** Search, and matching of imported lists. */
import { setImmediate as otherWork } from "node:timers/promises";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { titleKey } from "@nakamatch/domain/titles/fold";
import { isTitle } from "@nakamatch/domain/titles/is-title";
import { matchEntry } from "@nakamatch/domain/titles/match";
import { searchTitles } from "@nakamatch/domain/titles/search";
import { buildTitleIndex, type CatalogueTitle, type TitleIndex } from "@nakamatch/domain/titles/title-index";
import type { Db, Tx } from "../../../platform/database/open.ts";
import {
  countMentions,
  listUnknownTitles,
  pruneUnknownTitles,
  readCatalogueVersion,
  readTitles,
  readTitlesByName,
} from "./store.ts";
import type { Catalogue, UnknownTitle } from "./types.ts";

/** A larger statement would block the event loop on the embedded engine. */
const READ_AT_ONCE = 1000;

/** Milliseconds between pauses for other work. */
const TURN_MS = 5;

const UNKNOWN_KEPT = 10_000;

/**
 * Keeps the catalog in memory: searching 50,000 titles takes 1–2 ms. Each use compares its version with the database's,
 * so new titles appear at once on every server.
 */
export function createCatalogue(db: Db): Catalogue {
  let copy: Promise<Copy> | undefined;

  const current = async (): Promise<TitleIndex> => {
    const known = copy;
    const [version, held] = await Promise.all([readCatalogueVersion(db), known?.catch(() => undefined)]);
    if (held?.version === version) return held.index;
    // Concurrent callers share a copy; any begun after `known` was checked is recent enough.
    if (copy === known) copy = readCopy(db);
    return (await (copy as Promise<Copy>)).index;
  };

  return {
    async list({ kind, search, limit, language }) {
      if (!search?.trim()) {
        const titles = await readTitlesByName(db, kind, limit);
        return titles.map((title) => ({ ...title, matchedTitle: null }));
      }
      const index = await current();
      const found = searchTitles(index, { search, kind, limit, language });
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

/** Counts mentions of unknown titles, without the person. Keeps the most mentioned. */
export async function mentionUnknownTitles(tx: Tx, titles: readonly UnknownTitle[]): Promise<void> {
  const byKey = new Map(titles.filter(({ title }) => isTitle(title)).map((title) => [titleKey(title.title), title]));
  byKey.delete("");
  if (byKey.size === 0) return;
  await countMentions(tx, byKey);
  await pruneUnknownTitles(tx, UNKNOWN_KEPT);
}

interface Copy {
  version: string;
  index: TitleIndex;
}

async function readCopy(db: Db): Promise<Copy> {
  // Read the version first: a concurrent change then makes the copy stale.
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

export { listUnknownTitles };
