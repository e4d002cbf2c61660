import { RARE_FANS } from "@nakamatch/contract/vocabulary/limits";
import { UNLOVED_STATUSES } from "@nakamatch/contract/vocabulary/shelf";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { discovery, discoveryTitles } from "../../../platform/database/schema/discovery.ts";
import { interests, profileInterests, rareTitles } from "../../../platform/database/schema/interests.ts";
import { titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";

const rareTitlesOf = preparedOnce((db) =>
  db
    .select({ nameNumber: rareTitles.interestId, people: rareTitles.people })
    .from(rareTitles)
    .where(
      sql`${rareTitles.interestId} = any(array(
        select ${discoveryTitles.numbers}[1] from ${profileInterests}
        join ${discoveryTitles} on ${discoveryTitles.interestId} = ${profileInterests.interestId}
        where ${profileInterests.profileId} = ${sql.placeholder("personId")}))`,
    )
    .prepare("taste_rare_titles"),
);

/** Reads a person's rare titles, by name number. */
export function readRareTitles(db: Queryable, personId: string): Promise<{ nameNumber: number; people: number }[]> {
  return rareTitlesOf(db).execute({ personId });
}

const unlovedTitles = preparedOnce((db) =>
  db
    .select({ personId: titleStatuses.personId, nameNumber: sql<number>`${discoveryTitles.numbers}[1]` })
    .from(titleStatuses)
    .innerJoin(discoveryTitles, eq(discoveryTitles.interestId, titleStatuses.interestId))
    .where(
      and(
        sql`${titleStatuses.personId} = any(${sql.placeholder("ids")}::uuid[])`,
        inArray(titleStatuses.status, UNLOVED_STATUSES),
      ),
    )
    .prepare("taste_unloved_titles"),
);

/** Reads the titles that people dropped or only plan, by name number. */
export function readUnlovedTitles(db: Queryable, ids: string[]): Promise<{ personId: string; nameNumber: number }[]> {
  return unlovedTitles(db).execute({ ids });
}

/** Writes only changes, in one statement. */
export async function countRareTitles(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    // Only a person's first title of a name has the name's number in discovery, so no one counts twice.
    await tx.execute(sql`
      with counted as (
        select number, count(*)::int as people
        from ${discovery} cross join unnest(${discovery.interests}) as number
        where ${discovery.hiddenUntil} <= now()
          and exists (select from ${discoveryTitles} named where named.gustos_id = number and named.numbers[1] = number)
          and number not in (
            select named.numbers[1] from ${discoveryTitles} named
            join ${interests} on ${interests.id} = named.gustos_id where ${interests.rank} <= ${RARE_FANS.famous}::int)
        group by number having count(*) between ${RARE_FANS.min}::int and ${RARE_FANS.below.at(-1)}::int - 1
      ), gone as (
        delete from rare_titles old where not exists (select from counted where counted.number = old.gustos_id)
      )
      insert into rare_titles (gustos_id, people)
      -- Sorted like all locks on titles.
      select number, people from counted order by number
      on conflict (gustos_id) do update set people = excluded.people where rare_titles.people <> excluded.people`);
  });
}
