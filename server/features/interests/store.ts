import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { foldText } from "../../platform/database/folded-text.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";

const interestColumns = { id: interests.id, name: interests.name, kind: interests.kind };

/** Fewer members than this have chosen a title: then it counts as chosen by nobody, so that its place tells of no one. */
const MEMBERS_MIN = 10;

/** How many pages of the table of choices are read at most, 8 kB each: enough for the order of the titles that many choose. */
const SAMPLED_PAGES = 1000;

/**
 * The `limit` most chosen titles of each kind, then the best known. Counts the members in a random sample of the pages where
 * there are more than `sampledPages`, so that it takes the same time however many members there are.
 */
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

/** A person's interests with name and kind, in alphabetical order (INTEREST-17). */
export function readInterestsOf(db: Queryable, profileId: string): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(profileInterests)
    .innerJoin(interests, eq(interests.id, profileInterests.interestId))
    .where(eq(profileInterests.profileId, profileId))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(OWN_INTERESTS_MAX);
}

/** The titles with these ids, as far as they exist. */
export function readTitles(db: Queryable, ids: readonly number[]): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(interests)
    .where(inArray(interests.id, [...ids]));
}

/** The ids of a person's interests. */
export async function readInterestIds(db: Queryable, profileId: string): Promise<number[]> {
  const rows = await db
    .select({ id: profileInterests.interestId })
    .from(profileInterests)
    .where(eq(profileInterests.profileId, profileId));
  return rows.map(({ id }) => id);
}

/** Gives a person interests, in the order of their ids: so do all who lock several titles. */
export async function insertInterests(tx: Tx, profileId: string, interestIds: readonly number[]): Promise<void> {
  const rows = interestIds.toSorted((a, b) => a - b).map((interestId) => ({ profileId, interestId }));
  // Someone else may have given one of them to the person without holding them.
  await tx.insert(profileInterests).values(rows).onConflictDoNothing();
}

/** Takes an interest from a person, who may not have it. */
export async function deleteInterest(db: Queryable, profileId: string, interestId: number): Promise<void> {
  await db
    .delete(profileInterests)
    .where(and(eq(profileInterests.profileId, profileId), eq(profileInterests.interestId, interestId)));
}
