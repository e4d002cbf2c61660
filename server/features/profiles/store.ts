import { DEFAULT_NICKNAME, INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { PersonRow, SharedRow } from "./types.ts";

/** Those of the people in `ids` whom the viewer may see, in no particular order. */
export function readVisiblePeople(db: Queryable, viewerId: string, ids: string[]): Promise<PersonRow[]> {
  return db
    .select({
      id: profiles.id,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME})`,
      avatarUrl: profiles.avatarUrl,
      birthDate: profiles.birthDate,
      country: profiles.country,
      city: cities.name,
      isPremium: hasPremium(profiles.id),
      bio: sql<string>`coalesce(${profiles.bio}, '')`,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(and(sql`${profiles.id} = any(${sql.param(ids)}::uuid[])`, visibleTo(viewerId, profiles.id)));
}

/**
 * What each of `ids` shares with the viewer. Interests match by name (DISC-15): a title that exists in several kinds is
 * shared as often as the one who has it in fewer of them, and stands in the kind the person chose, the viewer's own
 * first. Of each kind come at most `limit` titles, the best known first, then by name.
 */
export async function readSharedRows(
  db: Queryable,
  viewerId: string,
  ids: string[],
  limit: number,
): Promise<SharedRow[]> {
  const { rows } = await db.execute<SharedRow & Record<string, unknown>>(sql`
    with viewer_titles as materialized (
      select g.id, lower(g.nombre) as name
      from ${profileInterests} chosen join ${interests} g on g.id = chosen.gustos_id
      where chosen.user_id = ${viewerId}
    ),
    -- What can be shared, numbered by the name and in the order of a card, once for all the people.
    shareable as materialized (
      select g.id, g.nombre, g.tipo, names.number, names.times, g.id = any(names.ids) as is_own,
        row_number() over (order by g.rank nulls last, fold_text(g.nombre), g.id) as place
      from (
        select min(id) as number, name, count(*) as times, array_agg(id) as ids from viewer_titles group by name
      ) names
      cross join lateral (
        select * from ${interests}
        -- With the kinds named, the unique index finds each name; without the fence all names of the catalogue are folded.
        where tipo = any(${sql.param(INTEREST_KINDS)}::text[]) and lower(nombre) = names.name
        offset 0
      ) g
    ),
    -- First theirs alone: the planner would rather go through everybody who loves the viewer's titles.
    chosen as materialized (
      select user_id, gustos_id from ${profileInterests} where user_id = any(${sql.param(ids)}::uuid[])
    ),
    totals as (select user_id, count(*) as total from chosen group by user_id),
    common as (
      select chosen.user_id, shareable.*,
        row_number() over (partition by chosen.user_id, number order by is_own desc, tipo) as time
      from chosen join shareable on shareable.id = chosen.gustos_id
    ),
    shared as (
      select *, row_number() over (partition by user_id, tipo order by place) as nth from common where time <= times
    ),
    by_kind as (
      select user_id, tipo, count(*) as total, json_agg(
        json_build_object('id', id, 'name', nombre, 'kind', tipo) order by place
      ) filter (where nth <= ${limit}) as best
      from shared
      group by user_id, tipo
    ),
    by_person as (
      select user_id, json_agg(json_build_object('kind', tipo, 'total', total, 'best', coalesce(best, '[]'))) as kinds
      from by_kind
      group by user_id
    )
    select person.id as "personId", coalesce(by_person.kinds, '[]') as kinds,
      coalesce(totals.total, 0) as "totalInterests", (select count(*) from viewer_titles) as "viewerInterests"
    from unnest(${sql.param(ids)}::uuid[]) as person (id)
    left join totals on totals.user_id = person.id
    left join by_person on by_person.user_id = person.id`);
  return rows;
}
