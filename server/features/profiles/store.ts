import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { PersonRow, SharedRow } from "./types.ts";

/** Those of the people in `ids` whom the viewer may see, in no particular order. */
export function readVisiblePeople(db: Queryable, viewerId: string, ids: string[]): Promise<PersonRow[]> {
  const isPremium = sql<boolean>`exists (
    select from ${subscriptions} where ${subscriptions.userId} = ${profiles.id} and ${subscriptions.status} = 'active'
      and (${subscriptions.endDate} is null or ${subscriptions.endDate} > now()))`;
  return db
    .select({
      id: profiles.id,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME})`,
      avatarUrl: profiles.avatarUrl,
      birthDate: profiles.birthDate,
      country: profiles.country,
      city: cities.name,
      isPremium,
      bio: sql<string>`coalesce(${profiles.bio}, '')`,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(and(inArray(profiles.id, ids), visibleTo(viewerId, profiles.id)));
}

/**
 * What each of `ids` shares with the viewer. Interests match by name (DISC-15): a title that exists in several kinds is
 * shared as often as the one who has it in fewer of them, and stands in the kind the person chose, the viewer's own
 * first.
 */
export async function readSharedRows(db: Queryable, viewerId: string, ids: string[]): Promise<SharedRow[]> {
  const { rows } = await db.execute<SharedRow & Record<string, unknown>>(sql`
    with viewer_titles as materialized (
      select g.id, lower(g.nombre) as name
      from ${profileInterests} chosen join ${interests} g on g.id = chosen.gustos_id
      where chosen.user_id = ${viewerId}
    ),
    viewer_names as materialized (select name, count(*) as times from viewer_titles group by name),
    -- First theirs alone: the planner would rather go through everybody who loves the viewer's titles.
    chosen as materialized (
      select user_id, gustos_id from ${profileInterests} where user_id = any(${sql.param(ids)}::uuid[])
    ),
    common as (
      select chosen.user_id, g.*, viewer_names.times, row_number() over (
        partition by chosen.user_id, viewer_names.name
        order by g.id in (select id from viewer_titles) desc, g.tipo
      ) as time
      from chosen
      join ${interests} g on g.id = chosen.gustos_id
      join viewer_names on viewer_names.name = lower(g.nombre)
    ),
    shared as (
      select user_id, json_agg(
        json_build_object('id', id, 'name', nombre, 'kind', tipo) order by rank nulls last, fold_text(nombre), id
      ) as titles
      from common
      where time <= times
      group by user_id
    )
    select person.id as "personId", coalesce(shared.titles, '[]') as shared,
      (select count(*) from chosen where chosen.user_id = person.id) as "totalInterests",
      (select count(*) from viewer_titles) as "viewerInterests"
    from unnest(${sql.param(ids)}::uuid[]) as person (id) left join shared on shared.user_id = person.id`);
  return rows;
}
