import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { CatalogueTitle } from "@nakamatch/domain/titles/title-index";
import { asc, desc, eq, gt, sql } from "drizzle-orm";
import { foldText } from "../../../platform/database/folded-text.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import {
  catalogueChanges,
  interestAliases,
  interests,
  titleReferences,
  unknownTitles,
} from "../../../platform/database/schema/interests.ts";
import type { UnknownTitle } from "./types.ts";

/** Alphabetically, ignoring accents (INTEREST-16). */
export function readTitlesByName(db: Queryable, kind: InterestKind | undefined, limit: number): Promise<Interest[]> {
  return db
    .select({ id: interests.id, name: interests.name, kind: interests.kind })
    .from(interests)
    .where(kind && eq(interests.kind, kind))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(limit);
}

/** Changes with the catalog (triggers `catalogue_changed`). */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`concat(count(*), '/', sum(${catalogueChanges.id}))` })
    .from(catalogueChanges);
  return row?.version ?? "";
}

/** The next page after `afterId`. */
export async function readTitles(db: Queryable, afterId: number, limit: number): Promise<CatalogueTitle[]> {
  const { id, name, kind, year, rank } = interests;
  const aliases = sql<string[]>`array(
    select alias from ${interestAliases} where ${interestAliases.interestId} = ${interests.id} order by alias)`;
  const references = sql<string[]>`array(
    select reference from ${titleReferences} where ${titleReferences.interestId} = ${interests.id} order by reference)`;
  return db
    .select({ id, name, kind, year, rank, aliases, references })
    .from(interests)
    .where(gt(id, afterId))
    .orderBy(asc(id))
    .limit(limit);
}

export async function countMentions(tx: Tx, titles: ReadonlyMap<string, UnknownTitle>): Promise<void> {
  // Sorted, so that concurrent imports cannot deadlock.
  const rows = [...titles]
    .map(([key, { title, kind }]) => ({ key, title, kind }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  await tx
    .insert(unknownTitles)
    .values(rows)
    .onConflictDoUpdate({
      target: unknownTitles.key,
      set: {
        mentions: sql`${unknownTitles.mentions} + 1`,
        kind: sql`coalesce(${unknownTitles.kind}, excluded.tipo)`,
        lastMentionedOn: sql`current_date`,
      },
    });
}

/** Keeps the most mentioned, then the latest titles. */
export async function pruneUnknownTitles(tx: Tx, most: number): Promise<void> {
  await tx.execute(sql`
    delete from ${unknownTitles} where key in (
      select key from ${unknownTitles} order by mentions desc, last_mentioned_on desc, key offset ${most}
      for update skip locked)`);
}

/** Returns unknown titles for the operator. */
export function listUnknownTitles(db: Queryable, limit: number) {
  return db
    .select()
    .from(unknownTitles)
    .orderBy(desc(unknownTitles.mentions), desc(unknownTitles.lastMentionedOn), asc(unknownTitles.key))
    .limit(limit);
}
