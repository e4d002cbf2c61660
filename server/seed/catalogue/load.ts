/** Loads the catalog of titles from the committed files (DATA-07). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/open.ts";
import { interestAliases, interests, titleReferences } from "../../platform/database/schema/interests.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import { readReferences } from "./references.ts";
import { readTitles } from "./titles.ts";
import { lockCatalogue, writeReferences, writeTitles } from "./write.ts";

/**
 * Loads the files in one transaction unless this version is loaded. Updates known titles, and keeps removed ones, which
 * people may have chosen.
 *
 * @returns whether anything was loaded
 */
export async function loadCatalogue(database: Pick<Database, "db">): Promise<boolean> {
  const files = await Promise.all(INTEREST_KINDS.map(readCatalogueFile));
  const references = await readReferencesFile();
  const version = versionOf([...files, references]);
  if (await isLoaded(database.db, version)) return false;
  const titles = INTEREST_KINDS.flatMap((kind, index) => readCommitted(kind, files[index] ?? ""));
  return database.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await lockCatalogue(tx);
    // A concurrent start may have loaded it.
    if (await isLoaded(tx, version)) return false;
    await writeTitles(tx, titles);
    await writeReferences(tx, readReferences(references));
    // The embedded engine does not gather statistics itself.
    await tx.execute(sql`analyze ${interests}, ${interestAliases}, ${titleReferences}`);
    await tx.execute(sql`comment on table ${interests} is ${sql.raw(`'${version}'`)}`);
    return true;
  });
}

/** Lines are sorted by popularity. */
function readCommitted(kind: InterestKind, text: string) {
  const { titles, problems } = readTitles(text);
  const [problem] = problems;
  if (problem) throw new Error(`${kind}.csv, line ${problem.line}: ${problem.reason}`);
  return titles.map((title, index) => ({ ...title, kind, rank: index + 1 }));
}

export function readCatalogueFile(kind: InterestKind): Promise<string> {
  return readFile(new URL(`${kind}.csv`, import.meta.url), "utf8");
}

export function readReferencesFile(): Promise<string> {
  return readFile(new URL("references.csv", import.meta.url), "utf8");
}

/** Returns a hash of the files, stored as the table's comment, so that dumps include it. */
function versionOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  return `Catalogue ${hash.digest("hex")}`;
}

async function isLoaded(db: Queryable, version: string): Promise<boolean> {
  // Emptying a table keeps its comment.
  const { rows } = await db.execute<{ version: string | null; filled: boolean }>(
    sql`select obj_description('gustos'::regclass, 'pg_class') as version, exists (select from ${interests}) as filled`,
  );
  return rows[0]?.filled === true && rows[0].version === version;
}
