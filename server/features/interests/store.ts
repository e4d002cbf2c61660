import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { foldText } from "../../platform/database/folded-text.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";

const interestColumns = { id: interests.id, name: interests.name, kind: interests.kind };

/** Below this the order could reveal single members. */
const MEMBERS_MIN = 10;

/** 8 kB each, enough to order the popular titles. */
const SAMPLED_PAGES = 1000;

/** The most chosen of each kind, then the best known. Samples `sampledPages` random pages, for constant time. */
export async function readPopularTitles(
  db: Queryable,
  { limit, sampledPages = SAMPLED_PAGES }: { limit: number; sampledPages?: number },
): Promise<Interest[]> {
  const { rows } = await db.execute<Interest & Record<string, unknown>>(sql`
    with choices as (
      select gustos_id, count(*) as members
      from usuario_gustos tablesample system ((
        select least(100, 100.0 * ${sampledPages}::int * current_setting('block_size')::int
          / greatest(1, pg_relation_size('usuario_gustos')))))
      group by gustos_id having count(*) >= ${MEMBERS_MIN}
    ), ordered as (
      select ${interests.id}, ${interests.name}, ${interests.kind}, row_number() over (
        partition by ${interests.kind}
        order by members desc nulls last, ${interests.rank} nulls last, ${foldText(interests.name)}, ${interests.id}
      ) as place
      from ${interests} left join choices on choices.gustos_id = ${interests.id}
    )
    select id, nombre as name, tipo as kind from ordered where place <= ${limit} order by kind, place`);
  return rows.map(({ id, name, kind }) => ({ id, name, kind }));
}

/** Alphabetically (INTEREST-17). */
export function readInterestsOf(db: Queryable, profileId: string): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(profileInterests)
    .innerJoin(interests, eq(interests.id, profileInterests.interestId))
    .where(eq(profileInterests.profileId, profileId))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(OWN_INTERESTS_MAX);
}

export function readTitles(db: Queryable, ids: readonly number[]): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(interests)
    .where(inArray(interests.id, [...ids]));
}

export async function readInterestIds(db: Queryable, profileId: string): Promise<number[]> {
  const rows = await db
    .select({ id: profileInterests.interestId })
    .from(profileInterests)
    .where(eq(profileInterests.profileId, profileId));
  return rows.map(({ id }) => id);
}

/** Sorted by id, like all locks on titles. */
export async function insertInterests(tx: Tx, profileId: string, interestIds: readonly number[]): Promise<void> {
  const rows = interestIds.toSorted((a, b) => a - b).map((interestId) => ({ profileId, interestId }));
  // Another transaction may have added one without the lock.
  await tx.insert(profileInterests).values(rows).onConflictDoNothing();
}

export async function deleteInterest(db: Queryable, profileId: string, interestId: number): Promise<void> {
  await db
    .delete(profileInterests)
    .where(and(eq(profileInterests.profileId, profileId), eq(profileInterests.interestId, interestId)));
}
