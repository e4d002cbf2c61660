/** Fills the catalogue of titles from the committed files (DATA-07). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/open.ts";
import { interestAliases, interests } from "../../platform/database/schema/interests.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import { readTitles } from "./titles.ts";
import { writeTitles } from "./write.ts";

/** Key of the advisory lock under which processes that start together take turns. */
const LOCK_KEY = 7_241_907;

/**
 * Loads the catalogue in one transaction, unless these very files are loaded already. Titles that exist are brought up to
 * date; those that the files no longer have stay, because people may love them.
 *
 * @returns whether anything was loaded
 */
export async function loadCatalogue(database: Pick<Database, "db">): Promise<boolean> {
  const files = await Promise.all(INTEREST_KINDS.map(readCatalogueFile));
  const mark = markOf(files);
  if (await isLoaded(database.db, mark)) return false;
  return database.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    if (await isLoaded(tx, mark)) return false;
    for (const [place, kind] of INTEREST_KINDS.entries()) {
      const { titles, problems } = readTitles(files[place] ?? "");
      const [problem] = problems;
      if (problem) throw new Error(`${kind}.csv, line ${problem.line}: ${problem.reason}`);
      // The order of the lines is the order of how often fans name a title.
      await writeTitles(
        tx,
        kind,
        titles.map((title, index) => ({ ...title, rank: index + 1 })),
      );
    }
    // The embedded engine gathers statistics only when told.
    await tx.execute(sql`analyze ${interests}, ${interestAliases}`);
    await tx.execute(sql`comment on table ${interests} is ${sql.raw(`'${mark}'`)}`);
    return true;
  });
}

/** The text of the committed file of a kind. */
export function readCatalogueFile(kind: InterestKind): Promise<string> {
  return readFile(new URL(`${kind}.csv`, import.meta.url), "utf8");
}

/** The mark of the loaded files: kept as the comment of the table, so that a dump and restore carries it along. */
function markOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  return `Catalogue ${hash.digest("hex")}`;
}

async function isLoaded(db: Queryable, mark: string): Promise<boolean> {
  // An emptied table keeps its comment.
  const { rows } = await db.execute<{ mark: string | null; filled: boolean }>(
    sql`select obj_description('gustos'::regclass, 'pg_class') as mark, exists (select from ${interests}) as filled`,
  );
  return rows[0]?.filled === true && rows[0].mark === mark;
}
