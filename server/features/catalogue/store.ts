import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { CatalogueTitle } from "@nakamatch/domain/titles/title-index";
import { asc, desc, eq, gt, sql } from "drizzle-orm";
import { foldText } from "../../platform/database/folded-text.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import {
  catalogueChanges,
  interestAliases,
  interests,
  titleReferences,
  unknownTitles,
} from "../../platform/database/schema/interests.ts";
import type { UnknownTitle } from "./types.ts";

/** The first `limit` titles in alphabetical order, accents aside (INTEREST-16). */
export function readTitlesByName(db: Queryable, kind: InterestKind | undefined, limit: number): Promise<Interest[]> {
  return db
    .select({ id: interests.id, name: interests.name, kind: interests.kind })
    .from(interests)
    .where(kind && eq(interests.kind, kind))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(limit);
}

/** A text that is another after each change of the catalogue; triggers `catalogue_changed` write what it is made of. */
export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`concat(count(*), '/', sum(${catalogueChanges.id}))` })
    .from(catalogueChanges);
  return row?.version ?? "";
}

/** The next `limit` titles after this id, with all that they can be found by. */
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

/** Counts one more mention of each of these titles, by key. */
export async function countMentions(tx: Tx, titles: ReadonlyMap<string, UnknownTitle>): Promise<void> {
  // In one order, so that two imports never wait for each other in a circle.
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

/** Forgets all but the `most` unknown titles that were mentioned most often, then last. */
export async function pruneUnknownTitles(tx: Tx, most: number): Promise<void> {
  await tx.execute(sql`
    delete from ${unknownTitles} where key in (
      select key from ${unknownTitles} order by mentions desc, last_mentioned_on desc, key offset ${most}
      for update skip locked)`);
}

/** The unknown titles that were mentioned most often. */
export function readUnknownTitles(db: Queryable, limit: number) {
  return db
    .select()
    .from(unknownTitles)
    .orderBy(desc(unknownTitles.mentions), desc(unknownTitles.lastMentionedOn), asc(unknownTitles.key))
    .limit(limit);
}
