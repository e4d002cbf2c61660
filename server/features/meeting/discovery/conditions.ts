/** Conditions of the ranking statement. */
import { birthDateBounds } from "@nakamatch/domain/people/age";
import { wantedMask } from "@nakamatch/ranking/index/profile-state";
import { uuidTexts } from "@nakamatch/ranking/index/uuid";
import type { RankingQuery, RankingViewer } from "@nakamatch/ranking/types";
import { and, gt, lte, type SQL, sql } from "drizzle-orm";
import { hundredthsBetween } from "../../../platform/database/distance.ts";
import { arrivals, discoveryPlaces, hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import type { StoredQuery } from "./types.ts";

/** Stands for an unknown distance in comparisons: larger than any real one (DISC-21). */
export const UNKNOWN = 2_147_483_647;

/**
 * The sort keys, all ascending: chosen key, other key, premium first, id as tiebreaker (DISC-19, DISC-20, OPEN-44). For
 * taste the other key is a seeded shuffle, and premium does not count.
 */
export function orderOf({ sort, seed }: Pick<RankingQuery, "sort" | "seed">): SQL {
  if (sort === "distance") return sql`distance, gap, standard, id`;
  return sort === "taste" ? sql`gap, ${drawOf(sql`id`, seed)}, id` : sql`gap, distance, standard, id`;
}

/** As `ranking/search/draw.ts`, in wider integers. */
function drawOf(id: SQL, seed = 0): SQL {
  const word = (part: SQL) => sql`('x' || ${part})::bit(32)::bigint`;
  const low = (bits: SQL) => sql`(${bits} & 4294967295)`;
  const folded = (bits: SQL, by: number) => sql`(${bits} # (${bits} >> ${sql.raw(String(by))}))`;
  const digits = sql`(${id})::text`;
  const mixed = sql`(${word(sql`left(${digits}, 8)`)} # ${word(sql`right(${digits}, 8)`)} # ${seed >>> 0}::bigint)`;
  const once = low(sql`${folded(mixed, 16)} * 569420461`);
  return folded(low(sql`${folded(once, 15)} * 1935289751`), 15);
}

/** Selects people compatible with and visible to the viewer (DISC-08..12) who pass the filters on their row's columns. */
export function passing({ viewer, excludedIds, filters, today, arrived, among }: StoredQuery): SQL {
  const { interestIds, ageRange, country, city, verified, languages } = filters;
  const wanted = wantedMask(viewer);
  const born = ageRange && birthDateBounds(today, ...ageRange);
  const conditions = [
    sql`hidden_until <= now()`,
    wanted === null ? undefined : sql`mask & ${wanted}::int <> 0`,
    sql`id <> ${viewer.id}`,
    // PostgreSQL asks a long list by its hash.
    excludedIds.length > 0 ? sql`id <> all(${sql.param(uuidTexts(excludedIds))}::uuid[])` : undefined,
    country === undefined ? undefined : sql`country = ${country}`,
    city === undefined ? undefined : sql`city_id = ${city}`,
    born && sql`(birth_date is null or birth_date between ${born.min}::date and ${born.max}::date)`,
    verified ? sql`is_verified` : undefined,
    languages === undefined ? undefined : sql`(languages = 0 or languages & ${languages}::bigint <> 0)`,
    interestIds && sql`interests && ${sql.param(interestIds)}::int[]`,
    arrived &&
      sql`id in (select ${arrivals.personId} from ${arrivals}
        where ${and(gt(arrivals.arrivedAt, arrived.after), lte(arrivals.arrivedAt, arrived.until))})`,
    among &&
      sql`id in (${among}) and not exists (
        select from ${hiddenPeople} hiding where hiding.person_id = id and hiding.hidden_id = ${viewer.id})`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** 0 for premium, 1 for others. */
export const standard = sql`(premium_until <= now())::int`;

/** 100 minus the percentage of shared interests, which is rounded half up in integers (DISC-13, DISC-14). */
export function gapTo(viewer: RankingViewer): SQL {
  const interestIds = Array.from(viewer.interestIds);
  if (interestIds.length === 0) return sql`100`;
  const smaller = sql`least(interest_count, ${interestIds.length}::int)`;
  return sql`case when interest_count = 0 then 100 else
    100 - (200 * icount(interests & ${sql.param(interestIds)}::int[]) + ${smaller}) / (2 * ${smaller}) end`;
}

/**
 * `places`: distance from the viewer's city to each city with people, in hundredths of a kilometer (DISC-16).
 * Empty if the viewer's city is unknown.
 */
export function placesAround({ city }: RankingViewer): SQL {
  return sql`
    places as materialized (
      select there.city_id, ${hundredthsBetween(vectorOf("here"), vectorOf("there"))} as distance
      from ${discoveryPlaces} here, ${discoveryPlaces} there
      where here.city_id = ${city}
    )`;
}

function vectorOf(place: "here" | "there") {
  const column = (axis: "x" | "y" | "z") => sql.raw(`${place}.${axis}`);
  return { x: column("x"), y: column("y"), z: column("z") };
}

/** Whether a person of `ranked` comes after the last page. */
export function behind({ sort, seed, after }: RankingQuery): SQL {
  if (!after) return sql`true`;
  const id = sql`${after.id}::uuid`;
  const gap = sql`${100 - after.compatibility}::int`;
  const distance = sql`${after.distanceHundredths ?? UNKNOWN}::int`;
  const last = sql`${after.isPremium ? 0 : 1}::int, ${id}`;
  const position = {
    distance: sql`${distance}, ${gap}, ${last}`,
    compatibility: sql`${gap}, ${distance}, ${last}`,
    taste: sql`${gap}, ${drawOf(id, seed)}, ${id}`,
  };
  return sql`(${orderOf({ sort, seed })}) > (${position[sort]})`;
}
