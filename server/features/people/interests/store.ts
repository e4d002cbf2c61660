import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { foldText } from "../../../platform/database/folded-text.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { interests, profileInterests, titleFans } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";
import { isInForce } from "../../../platform/database/visibility.ts";

const interestColumns = { id: interests.id, name: interests.name, kind: interests.kind };

/** Smaller numbers could reveal single members. */
const MEMBERS_MIN = 10;

/** Reads the most chosen of each kind as last counted, then the best known. */
export async function readPopularTitles(db: Queryable, { limit }: { limit: number }): Promise<Interest[]> {
  const { rows } = await db.execute<Interest & Record<string, unknown>>(sql`
    with choices as (
      select gustos_id, sum(people) as members from title_fans group by gustos_id
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
export function listInterests(db: Queryable, profileId: string): Promise<Interest[]> {
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
  // Another transaction may have added one without locking.
  await tx.insert(profileInterests).values(rows).onConflictDoNothing();
}

export async function deleteInterest(db: Queryable, profileId: string, interestId: number): Promise<void> {
  await db
    .delete(profileInterests)
    .where(and(eq(profileInterests.profileId, profileId), eq(profileInterests.interestId, interestId)));
}

/** Fans in the country of `profileId`, from `title_fans`; null if there are too few. */
export async function readFans(db: Queryable, profileId: string, interestId: number): Promise<number | null> {
  const [row] = await db
    .select({ people: titleFans.people })
    .from(profiles)
    .innerJoin(titleFans, and(eq(titleFans.country, profiles.country), eq(titleFans.interestId, interestId)))
    .where(eq(profiles.id, profileId));
  return row?.people ?? null;
}

/** Rounds to tens, above a thousand to hundreds. Writes only changes, in one statement. */
export async function countFans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`
      with counted as (
        select gustos_id, country,
          round(count(*)::numeric, case when count(*) > 1000 then -2 else -1 end)::int as people
        from usuario_gustos choice join ${profiles} on ${profiles.id} = choice.user_id
        where country is not null and ${isInForce(profiles.id)}
        group by gustos_id, country having count(*) >= ${MEMBERS_MIN}
      ), gone as (
        delete from title_fans old where not exists (
          select from counted where counted.gustos_id = old.gustos_id and counted.country = old.country)
      )
      insert into title_fans (gustos_id, country, people)
      -- Sorted like all locks on titles.
      select gustos_id, country, people from counted order by gustos_id, country
      on conflict (gustos_id, country) do update set people = excluded.people
      where title_fans.people <> excluded.people`);
  });
}
