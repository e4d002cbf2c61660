import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../platform/database/open.ts";
import { interestAliases, interests } from "../../platform/database/schema/interests.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import type { Problem } from "./csv.ts";
import { foldTitle, readTitles, type Title, type TitleOnLine } from "./titles.ts";
import { lockCatalogue, type RankedTitle, writeTitles } from "./write.ts";

/** Line numbers by result. */
export interface ImportReport {
  added: number[];
  updated: number[];
  unchanged: number[];
  bad: Problem[];
  /** False if invalid lines prevented the import. */
  applied: boolean;
}

/**
 * Imports titles of one kind, all or nothing. A known title (ignoring case and accents) keeps name and rank, takes year
 * and tags if given, and gains aliases; new ones rank last.
 *
 * A file with invalid lines changes nothing unless `skipBad` is set.
 */
export async function importTitles(
  { db }: Pick<Database, "db">,
  kind: InterestKind,
  text: string,
  { skipBad }: { skipBad: boolean },
): Promise<ImportReport> {
  const { titles, problems: bad } = readTitles(text);
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await lockCatalogue(tx);
    const known = await readKnown(tx, kind);
    const added = titles.filter((title) => !known.has(foldTitle(title.name)));
    const present = titles.flatMap((title) => {
      const before = known.get(foldTitle(title.name));
      return before ? [{ line: title.line, before, after: merge(before, title) }] : [];
    });
    const updated = present.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    const unchanged = present.filter((title) => !updated.includes(title));
    const applied = bad.length === 0 || skipBad;
    if (applied) {
      const lastRank = Math.max(0, ...[...known.values()].map(({ rank }) => rank ?? 0));
      const written = [
        ...updated.map(({ after }) => after),
        ...added.map((title, index) => ({ ...title, rank: lastRank + 1 + index })),
      ];
      await writeTitles(
        tx,
        written.map((title) => ({ ...title, kind })),
      );
    }
    return { added: lines(added), updated: lines(updated), unchanged: lines(unchanged), bad, applied };
  });
}

/** By folded name. */
async function readKnown(tx: Tx, kind: InterestKind): Promise<Map<string, RankedTitle>> {
  const aliases = sql<string[]>`array(
    select alias from ${interestAliases} where ${interestAliases.interestId} = ${interests.id} order by alias)`;
  const { name, year, tags, rank } = interests;
  const rows = await tx.select({ name, year, tags, aliases, rank }).from(interests).where(eq(interests.kind, kind));
  return new Map(rows.map((title) => [foldTitle(title.name), title]));
}

function merge(before: RankedTitle, { year, tags, aliases }: Title): RankedTitle {
  const known = new Set([before.name, ...before.aliases].map(foldTitle));
  return {
    name: before.name,
    year: year ?? before.year,
    tags: tags.length > 0 ? tags : before.tags,
    aliases: [...before.aliases, ...aliases.filter((alias) => !known.has(foldTitle(alias)))],
    rank: before.rank,
  };
}

function lines(titles: Pick<TitleOnLine, "line">[]): number[] {
  return titles.map(({ line }) => line);
}
