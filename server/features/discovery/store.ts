import type { DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import { EARTH_RADIUS_KM } from "@nakamatch/contract/vocabulary/limits";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { Rank, Ranking, RankingQuery } from "./types.ts";

/** Stands for an unknown distance where distances are compared: farther than anything on earth (DISC-21). */
const UNKNOWN = 2_147_483_647;

/**
 * The columns that order people, each ascending: the chosen key, the other key, premium first, and the id, so that the
 * order is total (DISC-19, DISC-20, OPEN-44).
 */
const ORDER: Record<DiscoverySort, SQL> = {
  distance: sql.raw("far, gap, standard, id"),
  compatibility: sql.raw("gap, far, standard, id"),
};

/**
 * Ranks everyone the viewer may discover, in one statement, and returns the part asked for with the number of all.
 * A viewer without a profile finds nobody.
 */
export async function rankPeople(
  db: Queryable,
  viewerId: string,
  { sort, after, limit }: RankingQuery,
): Promise<Ranking> {
  const { rows } = await db.execute<Ranking & Record<string, unknown>>(sql`
    with viewer as materialized (
      select id, gender, looking_for, friendship_preference, relationship_preference, city,
        (select count(*) from ${profileInterests} where user_id = ${viewerId})::int as interests
      from ${profiles} where id = ${viewerId}
    ),
    ${compatiblePeople(viewerId)},
    ${distances},
    ${commonInterests(viewerId)},
    subscribers as (
      select user_id from ${subscriptions} where status = 'active' and (end_date is null or end_date > now())
    ),
    ranked as materialized (
      select people.id, coalesce(distance, ${UNKNOWN}) as far, 100 - coalesce(compatibility, 0) as gap,
        (subscribers.user_id is null)::int as standard
      from people
      left join distances on distances.city = people.city
      left join compatibilities on compatibilities.user_id = people.id
      left join subscribers on subscribers.user_id = people.id
    ),
    page as (
      select * from ranked where ${after ? behind(sort, after) : sql`true`} order by ${ORDER[sort]} limit ${limit}
    )
    select (select count(*) from ranked) as total, coalesce(json_agg(json_build_object(
      'id', id, 'distance', nullif(far, ${UNKNOWN}), 'compatibility', 100 - gap, 'isPremium', standard = 0,
      'hasLiked', ${likedBy(viewerId)}
    ) order by ${ORDER[sort]}), '[]') as people
    from page`);
  const [ranking] = rows;
  if (!ranking) throw new Error("the ranking gave no row");
  return ranking;
}

/** `people`: whom the viewer may see and fits, the viewer never (DISC-08..12); `preferencesFit` says the same. */
function compatiblePeople(viewerId: string): SQL {
  // CASE and the separate step keep the planner from taking the preferences to leave a person or two, and then joining
  // thousands by nested loops.
  return sql`
    visible as materialized (
      select id, city, gender, looking_for, friendship_preference, relationship_preference
      from ${profiles} person where ${visibleTo(viewerId, sql`person.id`)}
    ),
    people as materialized (
      select person.id, person.city
      from visible person, viewer
      where person.id <> viewer.id and case
        when viewer.gender is null or viewer.looking_for is null then true
        else (
          viewer.looking_for in ('amistad', 'ambas') and person.looking_for in ('amistad', 'ambas')
          and person.gender = any(viewer.friendship_preference) and viewer.gender = any(person.friendship_preference)
        ) or (
          viewer.looking_for in ('relacion', 'ambas') and person.looking_for in ('relacion', 'ambas')
          and person.gender = any(viewer.relationship_preference) and viewer.gender = any(person.relationship_preference)
        )
      end
    )`;
}

/** City and unit vector of the places in a relation of city ids, by the same steps as in `distanceHundredths`. */
function unitVectors(cityIds: SQL): SQL {
  return sql`
    select city, cos(phi) * cos(lambda) as x, cos(phi) * sin(lambda) as y, sin(phi) as z
    from (
      select id as city, latitude * pi() / 180 as phi, longitude * pi() / 180 as lambda
      from (${cityIds}) wanted join ${cities} on id = wanted.city
    ) place`;
}

/**
 * `distances`: how far each city with people is from the viewer's, in whole hundredths of a kilometre (DISC-16). No row
 * where either city is unknown.
 */
const distances = sql`
    here as (${unitVectors(sql`select city from viewer`)}),
    there as (${unitVectors(sql`select distinct city from people`)}),
    chords as (
      select there.city, sqrt(
        (here.x - there.x) * (here.x - there.x) + (here.y - there.y) * (here.y - there.y)
        + (here.z - there.z) * (here.z - there.z)
      ) as chord
      from here, there
    ),
    distances as materialized (
      -- round() would round halves to even.
      select city, floor(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, chord / 2)) * 100 + 0.5)::int as distance
      from chords
    )`;

/**
 * `compatibilities`: the percentage of everyone who shares an interest with the viewer, rounded half up on whole numbers
 * (DISC-13). Interests match by name; one that both have in several kinds counts as often as the one who has it in fewer
 * (DISC-15).
 */
function commonInterests(viewerId: string): SQL {
  return sql`
    viewer_names as materialized (
      select lower(title.nombre) as name, count(*)::int as times, row_number() over ()::int as number
      from ${profileInterests} chosen join ${interests} title on title.id = chosen.gustos_id
      where chosen.user_id = ${viewerId}
      group by name
    ),
    viewer_titles as materialized (
      -- As an array, and with the kinds named, so that each name is looked up in the unique index.
      select number, times, unnest(array(
        select id from ${interests}
        where tipo in ('anime', 'juego', 'serie_pelicula') and lower(nombre) = viewer_names.name
      )) as id
      from viewer_names
    ),
    shared_names as (
      select chosen.user_id, least(count(*)::int, times) as times
      from viewer_titles join ${profileInterests} chosen on chosen.gustos_id = viewer_titles.id
      group by chosen.user_id, number, times
    ),
    common as materialized (select user_id, sum(times)::int as count from shared_names group by user_id),
    smaller as (
      select chosen.user_id, least(count(*)::int, (select interests from viewer)) as count
      from ${profileInterests} chosen
      where chosen.user_id in (select user_id from common)
      group by chosen.user_id
    ),
    compatibilities as (
      select user_id, (200 * common.count + smaller.count) / (2 * smaller.count) as compatibility
      from common join smaller using (user_id)
    )`;
}

/** The condition that a person of `ranked` comes after the one of this rank. */
function behind(sort: DiscoverySort, { id, compatibility, distance, isPremium }: Rank): SQL {
  const far = distance ?? UNKNOWN;
  const gap = 100 - compatibility;
  const [first, second] = sort === "distance" ? [far, gap] : [gap, far];
  return sql`(${ORDER[sort]}) > (${first}::int, ${second}::int, ${isPremium ? 0 : 1}::int, ${id}::uuid)`;
}

/** Whether the viewer's own flag is set in the pair with the person of `page`. */
function likedBy(viewerId: string): SQL {
  return sql`exists (
    select from ${matches} pair
    where (pair.user1_id = ${viewerId} and pair.user2_id = page.id and pair.liked_by_user1)
      or (pair.user2_id = ${viewerId} and pair.user1_id = page.id and pair.liked_by_user2)
  )`;
}
