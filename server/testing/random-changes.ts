/** Random changes to people and the catalog, which discovery must follow. */
import { randomUUID } from "node:crypto";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/open.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { chatEnds, chats } from "../platform/database/schema/chats.ts";
import { hiddenPeople } from "../platform/database/schema/discovery.ts";
import { interests, profileInterests } from "../platform/database/schema/interests.ts";
import { matches } from "../platform/database/schema/meeting.ts";
import { profiles } from "../platform/database/schema/people.ts";
import { subscriptions } from "../platform/database/schema/premium.ts";
import { bans, blocks } from "../platform/database/schema/safety.ts";
import { verifiedPeople } from "../platform/database/schema/verification.ts";
import type { Random } from "../seed/demo/random.ts";
import { addPerson } from "./people.ts";

/** All people and titles, and the random generator. */
export interface World {
  random: Random;
  /** Where people can live: rows of `cities`. */
  places: readonly { id: number; countryCode: string }[];
  /** Possible titles; few, so that many titles share a name. */
  names: readonly string[];
  /** Ids of everybody. */
  people: string[];
  /** Ids of all titles. */
  titles: number[];
  /** Minimum of people; the maximum is twice as many. */
  fewest: number;
  /** When a ban or subscription beginning now ends. */
  end(): Date;
}

/** A change, drawn in advance so that a transaction can be retried. */
export interface Change {
  kind: "person" | "leave" | "title";
  /** The people concerned, except fans of a title. */
  people: readonly string[];
  apply(db: Queryable): Promise<unknown>;
  /** Updates the world, once the change is committed. */
  settle?(): void;
}

/** Draws a change to a picked person, usually one relevant to discovery. */
export function drawChange(world: World, pick = anybody(world)): Change {
  const draw = world.random.weighted<(world: World, pick: () => string) => Change>([
    [edit, 30],
    [loveTitles, 22],
    [dropTitles, 12],
    [ban, 8],
    [liftBan, 5],
    [subscribe, 8],
    [endSubscription, 5],
    [confirm, 5],
    [verify, 8],
    [replacePhoto, 4],
    [like, 8],
    [block, 7],
    [unblock, 5],
    [hide, 7],
    [unhide, 5],
    [part, 6],
    [reunite, 3],
    [join, 4],
    [leave, 4],
    [addTitle, 0.7],
    [renameTitle, 1.2],
    [removeTitle, 0.5],
  ]);
  return draw(world, pick);
}

function anybody({ random, people }: World): () => string {
  return () => random.pick(people);
}

/** A new person with interests. */
export function join(world: World, pick = anybody(world)): Change {
  const { random, people, fewest } = world;
  if (people.length >= fewest * 2) return leave(world, pick);
  const id = randomUUID();
  const values = {
    id,
    ...wishes(random),
    ...home(world),
    ...birthDate(random),
    ...spoken(random),
    emailVerified: !random.chance(0.1),
  };
  const loved = someTitles(world, random.int(0, 14));
  return {
    kind: "person",
    people: [id],
    async apply(db) {
      await addPerson(db, values);
      await love(db, id, loved);
    },
    settle: () => people.push(id),
  };
}

function leave(world: World, pick: () => string): Change {
  const { people, fewest } = world;
  if (people.length <= fewest) return join(world, pick);
  const id = pick();
  return {
    kind: "leave",
    people: [id],
    apply: (db) => db.delete(authUsers).where(eq(authUsers.id, id)),
    settle: () => forget(people, id),
  };
}

function edit(world: World, pick: () => string): Change {
  const { random } = world;
  const id = pick();
  const values = random.pick([
    () => wishes(random),
    () => home(world),
    () => birthDate(random),
    () => ({ bio: "Hola" }),
    () => spoken(random),
    () => ({ ...wishes(random), ...home(world), ...birthDate(random) }),
  ])();
  return about([id], (db) => db.update(profiles).set(values).where(eq(profiles.id, id)));
}

function loveTitles(world: World, pick: () => string): Change {
  const id = pick();
  const loved = someTitles(world, world.random.int(1, 3));
  return about([id], (db) => love(db, id, loved));
}

function dropTitles(world: World, pick: () => string): Change {
  const id = pick();
  const isHis = eq(profileInterests.profileId, id);
  if (world.random.chance(0.15)) return about([id], (db) => db.delete(profileInterests).where(isHis));
  const dropped = someTitles(world, world.random.int(1, Math.ceil(world.titles.length / 4)));
  return about([id], (db) =>
    db.delete(profileInterests).where(and(isHis, inArray(profileInterests.interestId, dropped))),
  );
}

/** With an end, permanent, already over, or just a warning. */
function ban(world: World, pick: () => string): Change {
  const { random } = world;
  const id = pick();
  const until = random.pick([null, world.end(), world.end(), new Date(0)]);
  const values = random.chance(0.15) ? ({ type: "warning", until: null } as const) : ({ type: "ban", until } as const);
  return about([id], (db) =>
    db
      .insert(bans)
      .values({ userId: id, reason: "spam", ...values })
      .onConflictDoUpdate({ target: bans.userId, set: values }),
  );
}

function liftBan({ random }: World, pick: () => string): Change {
  const id = pick();
  const isHis = eq(bans.userId, id);
  // Lifted, or ended.
  if (random.chance(0.5)) return about([id], (db) => db.delete(bans).where(isHis));
  return about([id], (db) =>
    db
      .update(bans)
      .set({ until: new Date() })
      .where(and(isHis, eq(bans.type, "ban"))),
  );
}

function subscribe(world: World, pick: () => string): Change {
  const id = pick();
  const endDate = world.random.pick([null, world.end(), world.end()]);
  return about([id], async (db) => {
    // Two statements about one person need the person's lock first, see `hold_person`.
    await db.execute(sql`select hold_person(${id}::uuid, true)`);
    await db.delete(subscriptions).where(eq(subscriptions.userId, id));
    await db.insert(subscriptions).values({ userId: id, status: "active", plan: "yearly", endDate });
  });
}

function endSubscription(world: World, pick: () => string): Change {
  const id = pick();
  const values = world.random.pick([{ status: "canceled" }, { endDate: world.end() }, { endDate: new Date() }]);
  return about([id], (db) => db.update(subscriptions).set(values).where(eq(subscriptions.userId, id)));
}

/** Confirms the email, or changes it, which needs confirmation. */
function confirm({ random }: World, pick: () => string): Change {
  const id = pick();
  const emailVerified = !random.chance(0.3);
  return about([id], (db) => db.update(authUsers).set({ emailVerified }).where(eq(authUsers.id, id)));
}

function verify({ random }: World, pick: () => string): Change {
  const id = pick();
  const isHis = eq(verifiedPeople.personId, id);
  if (random.chance(0.3)) return about([id], (db) => db.delete(verifiedPeople).where(isHis));
  return about([id], async (db) => {
    // The row, then what refers to it; the person's lock comes first, see `hold_person`.
    await db.execute(sql`select hold_person(${id}::uuid, true)`);
    await db.insert(verifiedPeople).values({ personId: id }).onConflictDoNothing();
  });
}

/** Ends the verified mark. */
function replacePhoto(_: World, pick: () => string): Change {
  const id = pick();
  const avatarUrl = `/avatars/${id}/${randomUUID()}.jpg`;
  return about([id], (db) => db.update(profiles).set({ avatarUrl }).where(eq(profiles.id, id)));
}

function like(_: World, pick: () => string): Change {
  const [id, other] = [pick(), pick()];
  const [user1Id, user2Id] = [id, other].sort() as [string, string];
  const flag = id === user1Id ? { likedByUser1: true } : { likedByUser2: true };
  return about([id, other], async (db) => {
    if (id === other) return;
    await db
      .insert(matches)
      .values({ user1Id, user2Id, ...flag })
      .onConflictDoUpdate({ target: [matches.user1Id, matches.user2Id], set: flag });
  });
}

function block(_: World, pick: () => string): Change {
  const [blockerId, blockedId] = [pick(), pick()];
  return about([blockerId, blockedId], async (db) => {
    if (blockerId !== blockedId) await db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
  });
}

/** Ends all blocks by and of a person. */
function unblock(_: World, pick: () => string): Change {
  const id = pick();
  return about([id], (db) => db.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id))));
}

function hide(_: World, pick: () => string): Change {
  const [personId, hiddenId] = [pick(), pick()];
  return about([personId, hiddenId], async (db) => {
    if (personId !== hiddenId) await db.insert(hiddenPeople).values({ personId, hiddenId }).onConflictDoNothing();
  });
}

/** Shows a person all hidden people again. */
function unhide(_: World, pick: () => string): Change {
  const id = pick();
  return about([id], (db) => db.delete(hiddenPeople).where(eq(hiddenPeople.personId, id)));
}

/** Ends the conversation with somebody, in a chat that exists already or is made for it. */
function part(_: World, pick: () => string): Change {
  const [enderId, endedId] = [pick(), pick()];
  const [user1Id, user2Id] = [enderId, endedId].sort() as [string, string];
  return about([enderId, endedId], async (db) => {
    if (enderId === endedId) return;
    // Before the chat's foreign keys share what the end locks.
    for (const id of [user1Id, user2Id]) await db.execute(sql`select hold_person(${id}::uuid, ${id === endedId})`);
    await db.insert(chats).values({ user1Id, user2Id }).onConflictDoNothing();
    await db.execute(sql`
      insert into chat_ends (chat_id, ender_id, ended_id, sentence)
      select id, ${enderId}, ${endedId}, 'thanks' from chats
      where user1_id = ${user1Id} and user2_id = ${user2Id}
        and not exists (select from chat_ends where chat_id = chats.id and lifted_at is null)
        and (select count(*) from chat_ends where chat_id = chats.id) < 3
        and not exists (select from user_blocks where (blocker_id, blocked_id) in
          ((user1_id, user2_id), (user2_id, user1_id)))
      on conflict do nothing`);
  });
}

/** Reopens all conversations that a person has ended. */
function reunite(_: World, pick: () => string): Change {
  const id = pick();
  return about([id], (db) =>
    db
      .update(chatEnds)
      .set({ liftedAt: sql`now()` })
      .where(and(eq(chatEnds.enderId, id), isNull(chatEnds.liftedAt))),
  );
}

function addTitle({ random, names, titles }: World): Change {
  const values = { name: random.pick(names), kind: random.pick(INTEREST_KINDS) };
  let added: number[] = [];
  return {
    kind: "title",
    people: [],
    async apply(db) {
      const rows = await db.insert(interests).values(values).onConflictDoNothing().returning();
      added = rows.map(({ id }) => id);
    },
    settle: () => titles.push(...added),
  };
}

/** Often to a name that another title has. */
function renameTitle({ random, names, titles }: World): Change {
  const id = random.pick(titles);
  const name = random.pick(names);
  const isFree = sql`not exists (
    select from gustos other where other.tipo = gustos.tipo and lower(other.nombre) = lower(${name}) and other.id <> ${id})`;
  return {
    kind: "title",
    people: [],
    apply: (db) =>
      db
        .update(interests)
        .set({ name })
        .where(and(eq(interests.id, id), isFree)),
  };
}

function removeTitle(world: World): Change {
  const { random, titles, names } = world;
  if (titles.length * 2 < names.length) return addTitle(world);
  const id = random.pick(titles);
  return {
    kind: "title",
    people: [],
    async apply(db) {
      // The order of `0002_people.sql`: catalog, titles to be renumbered, their fans, and only then rows.
      await db.execute(sql`select hold_catalogue()`);
      await db.execute(sql`
        select from gustos where lower(nombre) = (select lower(nombre) from gustos where id = ${id})
        order by id for update`);
      await db.execute(sql`
        select hold_person(user_id, false) from (
          select distinct user_id from usuario_gustos join gustos on gustos.id = gustos_id
          where lower(nombre) = (select lower(nombre) from gustos where id = ${id}) order by user_id
        ) fans`);
      await db.delete(profileInterests).where(eq(profileInterests.interestId, id));
      await db.delete(interests).where(eq(interests.id, id));
    },
    settle: () => forget(titles, id),
  };
}

function about(people: string[], apply: Change["apply"]): Change {
  return { kind: "person", people, apply };
}

function forget<Value>(all: Value[], value: Value): void {
  const index = all.indexOf(value);
  if (index >= 0) all.splice(index, 1);
}

async function love(db: Queryable, profileId: string, titles: readonly number[]): Promise<void> {
  if (titles.length === 0) return;
  const rows = titles.map((interestId) => ({ profileId, interestId }));
  await db.insert(profileInterests).values(rows).onConflictDoNothing();
}

/** Many people love the lower numbers, few the higher ones. */
function someTitles({ random, titles }: World, count: number): number[] {
  const drawn = Array.from({ length: count }, () => titles[Math.floor(random.next() ** 2 * titles.length)]);
  // Sorted by id, like all locks on titles.
  return [...new Set(drawn.filter((id) => id !== undefined))].sort((a, b) => a - b);
}

function spoken(random: Random): { languages: SpokenLanguage[] } {
  return { languages: (["ar", "es", "pt", "zh"] as const).filter(() => random.chance(0.3)) };
}

function wishes(random: Random) {
  const some = () => GENDERS.filter(() => random.chance(0.6));
  return {
    gender: random.chance(0.05) ? null : random.pick(GENDERS),
    lookingFor: random.chance(0.05) ? null : random.pick(LOOKING_FOR),
    friendshipPreference: some(),
    relationshipPreference: some(),
  };
}

/** A city, a country alone, or nothing. */
function home({ random, places }: World): { country: string | null; city: number | null } {
  const { id, countryCode } = random.pick(places);
  return random.weighted([
    [{ country: countryCode, city: id }, 8],
    [{ country: countryCode, city: null }, 1],
    [{ country: null, city: null }, 1],
  ]);
}

/** Often a date that makes ages depend on the day or year. */
function birthDate(random: Random): { birthDate: string | null } {
  const years = random.int(18, 70) * 365.25 * 86_400_000;
  const some = new Date(Date.now() - years).toISOString().slice(0, 10);
  return {
    birthDate: random.weighted<string | null>([
      [some, 8],
      ["2000-02-29", 1],
      ["2007-11-21", 1],
      [null, 1],
    ]),
  };
}
