import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import { SPOKEN_LANGUAGES } from "@nakamatch/contract/vocabulary/spoken-languages";
import type { RankedPerson, Until } from "@nakamatch/ranking/types";
import { sql } from "drizzle-orm";
import type { Coordinates } from "../../domain/meeting/distance.ts";
import type { Queryable } from "../../server/platform/database/open.ts";

export interface Truth {
  people: Map<string, RankedPerson>;
  /** Blocked, either way, or hidden by the person. */
  blocked: Map<string, Set<string>>;
  /** Interest numbers in use by title; unknown names have none (DISC-31). */
  numbersOf(names: readonly string[]): number[];
}

interface Row extends Record<string, unknown> {
  id: string;
  gender: Gender | null;
  lookingFor: LookingFor | null;
  friends: Gender[];
  partners: Gender[];
  country: string | null;
  city: number | null;
  birthDate: string | null;
  isConfirmed: boolean;
  isBanned: boolean;
  banEnd: number | null;
  isSubscribed: boolean;
  isVerified: boolean;
  languages: string[];
  subscriptionEnd: number | null;
  /** In lower case. */
  titles: string[];
  blocked: string[];
}

export async function readTruth(db: Queryable, ids?: readonly string[]): Promise<Truth> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.gender, p.looking_for as "lookingFor", p.friendship_preference as friends,
      p.relationship_preference as partners, p.country, p.city, p.fecha_nacimiento::text as "birthDate",
      a."emailVerified" as "isConfirmed", b.id is not null as "isBanned",
      (extract(epoch from b.ban_until) * 1000)::float8 as "banEnd", s.id is not null as "isSubscribed",
      (extract(epoch from s.end_date) * 1000)::float8 as "subscriptionEnd",
      exists (select from verified_people v where v.person_id = p.id) as "isVerified",
      p.languages,
      array(select lower(g.nombre) from usuario_gustos c join gustos g on g.id = c.gustos_id where c.user_id = p.id)
        as titles,
      array(select blocked_id::text from user_blocks where blocker_id = p.id
        union select blocker_id::text from user_blocks where blocked_id = p.id
        union select ended_id::text from parted_pairs where ender_id = p.id
        union select ender_id::text from parted_pairs where ended_id = p.id
        union select hidden_id::text from hidden_people where person_id = p.id) as blocked
    from profiles p join auth_user a on a.id = p.id
    left join user_bans b on b.user_id = p.id and b.type = 'ban'
    left join subscriptions s on s.user_id = p.id and s.status = 'active'
    where ${ids === undefined ? sql`true` : sql`p.id = any(${sql.param(ids)}::uuid[])`}`);
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  return {
    people: new Map(rows.map((row) => [row.id, personOf(row, numberOf)])),
    blocked: new Map(rows.map((row) => [row.id, new Set(row.blocked)])),
    numbersOf: (names) => names.flatMap((name) => numbers.get(`${name.toLowerCase()} 1`) ?? []),
  };
}

const SPOKEN: readonly string[] = SPOKEN_LANGUAGES;

function personOf(row: Row, numberOf: (key: string) => number): RankedPerson {
  return {
    id: row.id,
    gender: row.gender,
    lookingFor: row.lookingFor,
    friendshipPreference: row.friends,
    relationshipPreference: row.partners,
    country: row.country,
    city: row.city,
    birthDate: row.birthDate,
    interestIds: numbersOfTitles(row.titles, numberOf),
    hiddenUntil: row.isConfirmed ? until(row.isBanned, row.banEnd) : true,
    premiumUntil: until(row.isSubscribed, row.subscriptionEnd),
    isVerified: row.isVerified,
    languages: row.languages.reduce((bits, code) => bits + 2 ** SPOKEN.indexOf(code), 0),
  };
}

/** Further titles of the same name get further numbers, so that they count as shared (DISC-15). */
function numbersOfTitles(titles: readonly string[], numberOf: (key: string) => number): number[] {
  const times = new Map<string, number>();
  return titles.map((name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return numberOf(`${name} ${time}`);
  });
}

function until(holds: boolean, end: number | null): Until {
  return holds && (end ?? true);
}

export async function readPlaces(db: Queryable): Promise<Map<number, Coordinates>> {
  const { rows } = await db.execute<Coordinates & { id: number } & Record<string, unknown>>(
    sql`select id, latitude, longitude from cities`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
