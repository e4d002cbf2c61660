/** The baseline: the rules as literal SQL (DISC-08 to DISC-31), joining every table, scoring and sorting every person. */

import type { RankingPage, RankingPosition } from "@nakamatch/ranking/types";
import type pg from "pg";
import type { DiscoverySort } from "../../contract/vocabulary/discovery.ts";

const fits = (kind: string, list: string) => `(
  viewer.looking_for in ('${kind}', 'ambas') and p.looking_for in ('${kind}', 'ambas')
  and p.gender = any(viewer.${list}) and viewer.gender = any(p.${list}))`;

const ORDER: Record<DiscoverySort, string> = {
  distance: 'distance nulls last, compatibility desc, "isPremium" desc, id',
  compatibility: 'compatibility desc, distance nulls last, "isPremium" desc, id',
};

const literal = (sort: DiscoverySort) => `
  with viewer as (
    select v.*, c.latitude, c.longitude,
      (select count(*) from usuario_gustos own where own.user_id = v.id) as interests
    from profiles v left join cities c on c.id = v.city where v.id = $1
  ),
  counts as (select user_id, count(*) as interests from usuario_gustos group by user_id),
  common as (
    select theirs.user_id, count(*) as interests
    from usuario_gustos own
    join gustos mine on mine.id = own.gustos_id
    join gustos same on lower(same.nombre) = lower(mine.nombre)
    join usuario_gustos theirs on theirs.gustos_id = same.id
    where own.user_id = $1
    group by theirs.user_id
  ),
  people as (
    select p.id,
      coalesce(floor(100.0 * common.interests / least(counts.interests, viewer.interests) + 0.5)::int, 0)
        as compatibility,
      -- least() would take an unknown distance for the farthest.
      case when c.id is not null and viewer.latitude is not null then
        floor(100 * 2 * 6371 * asin(least(1, sqrt(
          power(sin(radians(c.latitude - viewer.latitude) / 2), 2)
          + cos(radians(viewer.latitude)) * cos(radians(c.latitude))
            * power(sin(radians(c.longitude - viewer.longitude) / 2), 2)))) + 0.5)::int
      end as distance,
      exists (
        select from subscriptions s
        where s.user_id = p.id and s.status = 'active' and (s.end_date is null or s.end_date > now())
      ) as "isPremium"
    from viewer
    join people_visible_to($1) visible on visible.id <> viewer.id
    join profiles p on p.id = visible.id
    left join cities c on c.id = p.city
    left join counts on counts.user_id = p.id
    left join common on common.user_id = p.id
    where viewer.gender is null or viewer.looking_for is null
      or ${fits("amistad", "friendship_preference")}
      or ${fits("relacion", "relationship_preference")}
  )
  select id, compatibility, distance as "distanceHundredths", "isPremium", count(*) over () as total
  from people order by ${ORDER[sort]} limit $2`;

export async function rankLiterally(
  pool: pg.Pool,
  viewerId: string,
  sort: DiscoverySort,
  limit: number,
): Promise<RankingPage> {
  type Row = RankingPosition & { total: number };
  const { rows } = await pool.query<Row>(literal(sort), [viewerId, limit]);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
