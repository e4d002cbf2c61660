import { SPOKEN_LANGUAGES } from "@nakamatch/contract/vocabulary/spoken-languages";
import type { RankedPerson } from "@nakamatch/ranking/types";
import type pg from "pg";
import { hashPassword } from "../../server/platform/auth/passwords.ts";
import { createRandom } from "../../server/seed/demo/random.ts";
import { GOOD_PASSWORD } from "../../server/testing/sign-up.ts";
import { say } from "./progress.ts";
import type { BenchViewer } from "./viewers.ts";

const BATCH = 5000;
const REPORT_EVERY = 100_000;

const BIO = "I have watched, read and played more than I can remember, and I would love to talk about all of it.";

const COLUMNS = {
  id: "uuid",
  email: "text",
  nickname: "text",
  gender: "text",
  looking_for: "text",
  friends: "text",
  partners: "text",
  birth_date: "date",
  country: "text",
  city: "int",
  avatar: "text",
  premium: "timestamptz",
  banned: "timestamptz",
  confirmed: "bool",
  interests: "text",
  verified: "bool",
  languages: "text",
};

type Row = Record<keyof typeof COLUMNS, string | number | boolean | null>;

/** One statement per batch. */
const INSERT = `
  with person as materialized (
    select * from unnest(${Object.values(COLUMNS)
      .map((type, index) => `$${index + 1}::${type}[]`)
      .join(", ")}) as given (${Object.keys(COLUMNS).join(", ")})
  ),
  account as (
    insert into auth_user ("id", "email", "emailVerified") select id, email, confirmed from person
  ),
  profile as (
    insert into profiles (id, email, nickname, first_name, last_name, bio, avatar_url, gender, looking_for,
      friendship_preference, relationship_preference, fecha_nacimiento, country, city, languages)
    select id, email, nickname, 'Ada', 'Fan', '${BIO}', avatar, gender, looking_for, friends::text[], partners::text[],
      birth_date, country, city, languages::text[]
    from person
  ),
  subscription as (
    insert into subscriptions (user_id, status, plan, end_date)
    select id, 'active', 'yearly', nullif(premium, 'infinity') from person where premium is not null
  ),
  ban as (
    insert into user_bans (user_id, type, ban_reason, ban_until)
    select id, 'ban', 'spam', nullif(banned, 'infinity') from person where banned is not null
  ),
  mark as (
    insert into verified_people (person_id) select id from person where verified
  )
  insert into usuario_gustos (user_id, gustos_id) select id, unnest(interests::int[]) from person`;

export async function insertPeople(client: pg.ClientBase, people: Iterable<RankedPerson>): Promise<string[]> {
  const ids: string[] = [];
  let batch: Row[] = [];
  const flush = async () => {
    const columns = Object.keys(COLUMNS) as (keyof Row)[];
    await client.query({ name: "people", text: INSERT, values: columns.map((name) => batch.map((row) => row[name])) });
    batch = [];
  };
  for (const person of people) {
    ids.push(person.id);
    batch.push(toRow(person, ids.length));
    if (batch.length === BATCH) await flush();
    if (ids.length % REPORT_EVERY === 0) say(`${ids.length} people are in`);
  }
  if (batch.length > 0) await flush();
  return ids;
}

function toRow(person: RankedPerson, number: number): Row {
  const { hiddenUntil, premiumUntil } = person;
  // Half of the permanently hidden are unconfirmed, the others banned.
  const isUnconfirmed = hiddenUntil === true && number % 2 === 0;
  return {
    id: person.id,
    email: `fan-${number}@example.test`,
    nickname: `fan_${number}`,
    gender: person.gender,
    looking_for: person.lookingFor,
    friends: `{${person.friendshipPreference.join()}}`,
    partners: `{${person.relationshipPreference.join()}}`,
    birth_date: person.birthDate,
    country: person.country,
    city: person.city,
    avatar: number % 10 < 7 ? `/avatars/${person.id}/0_portrait.jpg` : null,
    premium: instant(premiumUntil),
    banned: isUnconfirmed ? null : instant(hiddenUntil),
    confirmed: !isUnconfirmed,
    interests: `{${Array.from(person.interestIds).join()}}`,
    verified: person.isVerified,
    languages: `{${SPOKEN_LANGUAGES.filter((_, place) => Math.floor(person.languages / 2 ** place) % 2 === 1).join()}}`,
  };
}

function instant(until: boolean | number): string | null {
  if (until === false) return null;
  return until === true ? "infinity" : new Date(until).toISOString();
}

/** Credentials, likes both ways and a few blocks. */
export async function equipViewers(
  client: pg.ClientBase,
  viewers: readonly BenchViewer[],
  others: readonly string[],
  seed: number,
): Promise<void> {
  const ids = viewers.map(({ person }) => person.id);
  const emails = viewers.map(({ email }) => email);
  const given = "unnest($1::uuid[], $2::text[]) given (id, email)";
  for (const table of ["auth_user", "profiles"]) {
    await client.query(`update ${table} t set email = given.email from ${given} where t.id = given.id`, [ids, emails]);
  }
  await client.query(
    `insert into auth_account ("accountId", "providerId", "userId", "password", "updatedAt")
     select id, 'credential', id, $2, now() from unnest($1::uuid[]) viewer (id)`,
    [ids, await hashPassword(GOOD_PASSWORD)],
  );
  const random = createRandom(seed);
  for (const id of ids) {
    // Among few people the viewer may be picked too.
    const [liked, likedBy, blocked, blockedBy] = [12, 8, 2, 1].map((count) =>
      Array.from({ length: count }, () => random.pick(others)).filter((other) => other !== id),
    );
    await client.query(
      `insert into matches (user1_id, user2_id, liked_by_user1, liked_by_user2)
       select least($1::uuid, other), greatest($1::uuid, other), (own = ($1::uuid < other)), (own = ($1::uuid > other))
       from (
         select other, true as own from unnest($2::uuid[]) other union all select other, false from unnest($3::uuid[]) other
       ) likes
       on conflict do nothing`,
      [id, liked, likedBy],
    );
    await client.query(
      `insert into user_blocks (blocker_id, blocked_id)
       select $1::uuid, other from unnest($2::uuid[]) other union all select other, $1::uuid from unnest($3::uuid[]) other
       on conflict do nothing`,
      [id, blocked, blockedBy],
    );
  }
}
