import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createJobRunner } from "../../../jobs/runner.ts";
import { createSmtpTransport, type MailTransport } from "../../../mail/transport.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chatEnds, chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { arrivals, dailyPeople, savedSearches } from "../../../platform/database/schema/discovery.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { alertSettings, digests } from "../../../platform/database/schema/notifications.ts";
import { presence } from "../../../platform/database/schema/people.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { createLog } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import { addPerson, type Person, type PersonValues } from "../../../testing/people.ts";
import { until } from "../../../testing/waiting.ts";
import { type DigestJobDeps, digestEmailJob, digestJobs } from "./jobs.ts";
import { createUnsubscribeTokens } from "./policy.ts";

const SECRET = "a secret for tests only, long enough";
const EVENING = new Date("2030-06-14T18:10:00Z");
const log = createLog({ level: "silent", pretty: false });
let now: Date;
let ana: Person;

const mailbox = await openMailbox();
const mail = createSmtpTransport({
  url: mailbox.url,
  from: "Nakamatch <hola@nakamatch.example>",
  publicUrl: "https://nakamatch.example",
});
const database = await createTestDatabase();
const queue = createJobRunner(database, log);
await queue.start(handlers());
afterAll(async () => {
  await queue.stop();
  await database.close();
  mail.close();
  await mailbox.close();
});
beforeEach(async () => {
  now = EVENING;
  await database.db.update(digests).set({ frequency: "off", dueAt: null });
  ana = await reader({ nickname: `Ana${randomUUID().slice(0, 8)}`, language: "en" });
});

function handlers(deps: Partial<DigestJobDeps> = {}) {
  return digestJobs({
    db: database.db,
    mail,
    publicUrl: "https://nakamatch.example",
    secret: SECRET,
    clock: { now: () => now },
    ranker: { upToDate: async () => undefined },
    tokens: createUnsubscribeTokens(SECRET),
    outbox: queue,
    attentionOf: async () => "away",
    ...deps,
  });
}

/** A person whose digest about the last week is due. */
async function reader(values: PersonValues = {}): Promise<Person> {
  const person = await addPerson(database.db, values);
  await set(person, { dueAt: daysAgo(0), toldUntil: daysAgo(7) });
  return person;
}

const set = ({ id }: { id: string }, values: Partial<typeof digests.$inferInsert>) =>
  database.db.update(digests).set(values).where(eq(digests.personId, id));

const daysAgo = (days: number) => new Date(EVENING.getTime() - days * 24 * 60 * 60 * 1000);

const stateOf = async ({ id }: Person) =>
  (await database.db.select().from(digests).where(eq(digests.personId, id)))[0]!;

async function writeTo(person: Person, from: Person, sentAt = daysAgo(1), readAt: Date | null = null): Promise<string> {
  const [one, two] = [person.id, from.id].sort();
  const pair = { user1Id: one!, user2Id: two! };
  const [chat] = await database.db.insert(chats).values(pair).returning();
  const message = {
    id: randomUUID(),
    chatId: chat!.id,
    senderId: from.id,
    message: "una cosa secreta",
    sentAt,
    readAt,
  };
  await database.db.insert(chatMessages).values(message);
  return chat!.id;
}

/** A match made a day ago if `isMutual`, else a like by `from`. */
async function like(person: Person, from: Person, isMutual = false, at = daysAgo(1)): Promise<void> {
  const [one, two] = [person.id, from.id].sort();
  const isFirst = one === from.id;
  const pair = { user1Id: one!, user2Id: two!, likedByUser1: isFirst || isMutual, likedByUser2: !isFirst || isMutual };
  const [row] = await database.db.insert(matches).values(pair).returning();
  // Otherwise triggers would set the times.
  await database.pool.query("ALTER TABLE matches DISABLE TRIGGER USER");
  await database.db
    .update(matches)
    .set({ updatedAt: at, matchedAt: isMutual ? at : null })
    .where(eq(matches.id, row!.id));
  await database.pool.query("ALTER TABLE matches ENABLE TRIGGER USER");
}

const seen = (person: Person, lastSeenAt: Date) =>
  database.db.insert(presence).values({ userId: person.id, lastSeenAt });

/** Does what the job does every five minutes. */
const queueDue = (deps?: Partial<DigestJobDeps>) => handlers(deps)[0].handle({}, "job");

/** Queues the due digests and waits for an empty queue. */
async function run(): Promise<void> {
  await queueDue();
  await untilSent();
}

const untilSent = () =>
  until(async () => {
    const { rows } = await database.pool.query(
      "select state from pgboss.job where name = 'digests.email' and state in ('created', 'retry', 'active')",
    );
    expect(rows).toEqual([]);
  });

const arrived = (personId: string, arrivedAt: Date) =>
  database.db.update(arrivals).set({ arrivedAt }).where(eq(arrivals.personId, personId));

const emailsTo = ({ email }: Person) => mailbox.count(email);

describe("a digest", () => {
  it("tells what is new in the person's language: chats and matches by nickname, likes as a number, no message", async () => {
    const names = ["Zoe", "Yuki", "Xena", "Will"].map((name) => `${name}_${randomUUID().slice(0, 6)}`);
    const writers = await Promise.all(names.map((nickname) => addPerson(database.db, { nickname })));
    for (const [index, writer] of writers.entries()) await writeTo(ana, writer, daysAgo(index + 1));
    await like(ana, await addPerson(database.db, { nickname: `Max_${randomUUID().slice(0, 6)}` }), true);
    for (let count = 0; count < 2; count += 1) await like(ana, await addPerson(database.db));
    await run();
    const email = await mailbox.emailTo(ana.email);
    expect(email).toContain("<title>What’s new for you on Nakamatch</title>");
    expect(email).toContain(`4 chats with unread messages: ${names.slice(0, 3).join(", ")}, and 1 other person`);
    expect(email).toMatch(/1 new match: Max_/);
    expect(email).toContain("2 new likes");
    expect(email).toContain("4 chats with unread messages · 1 new match · 2 new likes");
    expect(email).toContain("https://nakamatch.example/chats");
    expect(email).not.toContain("secreta");
  });

  it("tells of answers that became due, but not of those whose message it tells anyway", async () => {
    const [kim, lea, old] = await Promise.all(
      ["Kim", "Lea", "Old"].map((name) => addPerson(database.db, { nickname: `${name}_${randomUUID().slice(0, 6)}` })),
    );
    await writeTo(ana, kim!, daysAgo(4), daysAgo(4));
    await writeTo(ana, lea!, daysAgo(4));
    await writeTo(ana, old!, daysAgo(11), daysAgo(11));
    await run();
    const email = await mailbox.emailTo(ana.email);
    expect(email).toContain(`1 chat with unread messages: ${lea!.nickname}`);
    expect(email).toContain(`1 chat where it’s your turn: ${kim!.nickname}`);
    expect(email).not.toContain("Old_");
  });

  it("tells of a saved search that three new people fit, once, also when it is all there is", async () => {
    await database.db.insert(savedSearches).values({
      id: randomUUID(),
      personId: ana.id,
      slot: 1,
      name: "Jóvenes",
      sort: "distance",
      filters: { ageRange: [18, 60] },
      toldUntil: daysAgo(7),
    });
    const newcomers = [await addPerson(database.db), await addPerson(database.db), await addPerson(database.db)];
    await database.db.update(arrivals).set({ arrivedAt: daysAgo(8) });
    for (const { id } of newcomers.slice(1)) await arrived(id, daysAgo(1));
    await run();
    expect(emailsTo(ana), "two are not enough").toBe(0);
    await arrived(newcomers[0]!.id, daysAgo(1));
    await set(ana, { dueAt: daysAgo(0) });
    await run();
    const email = await mailbox.emailTo(ana.email);
    expect(email).toContain("3 new people fit “Jóvenes”:\r\nhttps://nakamatch.example/dashboard?ageRange=18-60");
    for (const { nickname } of newcomers) expect(email).not.toContain(nickname);
    now = new Date("2030-06-21T18:00:00Z");
    await set(ana, { dueAt: now });
    await run();
    expect(emailsTo(ana)).toBe(1);
  });

  it("says, if it is daily, how many people there are today, by number alone, and chooses nobody", async () => {
    const kim = await addPerson(database.db, { nickname: `Kim_${randomUUID().slice(0, 6)}` });
    const leo = await reader({ language: "en" });
    const [title] = await database.db.insert(interests).values({ name: "Mushishi", kind: "anime" }).returning();
    const chosen = [ana, kim, leo].map(({ id: profileId }) => ({ profileId, interestId: title!.id }));
    await database.db.insert(profileInterests).values(chosen);
    await set(ana, { frequency: "daily" });
    for (const person of [ana, leo]) await like(person, await addPerson(database.db));
    await run();
    const email = await mailbox.emailTo(ana.email);
    expect(email).toContain("2 people for you today");
    expect(email).not.toContain("Kim_");
    expect(await mailbox.emailTo(leo.email), "a week has other days").not.toContain("for you today");
    expect(await database.db.$count(dailyPeople)).toBe(0);
  });

  it("has the headers of one-click unsubscription, and a link to the page that asks", async () => {
    await like(ana, await addPerson(database.db));
    await run();
    expect(emailsTo(ana)).toBe(1);
    const [header = ""] = mailbox.headersTo(ana.email, "List-Unsubscribe");
    const url = new URL(/^<(.*)>$/.exec(header)?.[1] ?? "");
    expect(url.origin + url.pathname).toBe("https://nakamatch.example/unsubscribe");
    expect(url.searchParams.get("lang")).toBe("en");
    expect(createUnsubscribeTokens(SECRET).read(url.searchParams.get("token") ?? "")).toBe(ana.id);
    expect(mailbox.headersTo(ana.email, "List-Unsubscribe-Post")).toEqual(["List-Unsubscribe=One-Click"]);
    const email = await mailbox.emailTo(ana.email);
    expect(email).toContain(`Stop these emails:\r\n${url.href}`);
    expect(email).toContain(url.href.replace("&", "&amp;"));
  });

  it("is sent once for what it tells; the next is due in a week, or on the next day", async () => {
    const leo = await reader();
    await set(leo, { frequency: "daily" });
    for (const person of [ana, leo]) await like(person, await addPerson(database.db));
    await run();
    expect((await stateOf(ana)).dueAt).toEqual(new Date("2030-06-21T18:00:00Z"));
    expect((await stateOf(leo)).dueAt).toEqual(new Date("2030-06-15T18:00:00Z"));
    now = new Date("2030-06-21T18:00:00Z");
    await run();
    expect([emailsTo(ana), emailsTo(leo)]).toEqual([1, 1]);
    await like(ana, await addPerson(database.db), false, new Date("2030-06-20T12:00:00Z"));
    await set(ana, { dueAt: now });
    await run();
    expect(emailsTo(ana)).toBe(2);
    expect(await mailbox.emailTo(ana.email)).toContain("1 new like");
  });

  it("is not sent when nothing is new", async () => {
    const other = await addPerson(database.db);
    await writeTo(ana, await addPerson(database.db), daysAgo(1), daysAgo(1));
    await writeTo(ana, await addPerson(database.db), daysAgo(11));
    await like(ana, await addPerson(database.db), true, daysAgo(8));
    await like(other, ana);
    await run();
    expect(emailsTo(ana)).toBe(0);
    expect((await stateOf(ana)).dueAt).toEqual(new Date("2030-06-21T18:00:00Z"));
  });

  it("is silent about likes of people with whom the person ended the conversation", async () => {
    const other = await addPerson(database.db);
    const chatId = await writeTo(ana, other, daysAgo(1), daysAgo(1));
    await database.db.insert(chatEnds).values({ chatId, enderId: ana.id, endedId: other.id, sentence: "thanks" });
    await like(ana, other);
    await run();
    expect(emailsTo(ana)).toBe(0);
  });

  it("does not tell what the person has seen since, nor what they did themselves up to the moment they left", async () => {
    await writeTo(ana, await addPerson(database.db), daysAgo(2.5));
    await like(ana, await addPerson(database.db), true, new Date(daysAgo(2).getTime() + 20_000));
    await seen(ana, daysAgo(2));
    await run();
    expect(emailsTo(ana)).toBe(0);
    await writeTo(ana, await addPerson(database.db), new Date(daysAgo(2).getTime() + 1000));
    await set(ana, { dueAt: daysAgo(0) });
    await run();
    expect(await mailbox.emailTo(ana.email)).toContain("1 chat with unread messages");
  });

  it("leaves archived chats out", async () => {
    const chatId = await writeTo(ana, await addPerson(database.db));
    await database.db.update(chats).set({ archivedByUser1: true, archivedByUser2: true }).where(eq(chats.id, chatId));
    await run();
    expect(emailsTo(ana)).toBe(0);
  });

  it("leaves out what was taken back", async () => {
    const chatId = await writeTo(ana, await addPerson(database.db));
    await database.db
      .update(chatMessages)
      .set({ takenBackAt: daysAgo(1) })
      .where(eq(chatMessages.chatId, chatId));
    await run();
    expect(emailsTo(ana)).toBe(0);
  });

  it("OPEN-42 says nothing about people who block or are blocked, are banned or not confirmed", async () => {
    const others: Person[] = [];
    for (let count = 0; count < 3; count += 1) others.push(await addPerson(database.db));
    others.push(await addPerson(database.db, { emailVerified: false }));
    for (const [index, other] of others.entries()) {
      await writeTo(ana, other);
      await like(ana, other, index % 2 === 0);
    }
    await database.db.insert(blocks).values([
      { blockerId: ana.id, blockedId: others[0]!.id },
      { blockerId: others[1]!.id, blockedId: ana.id },
    ]);
    await database.db.insert(bans).values({ userId: others[2]!.id, type: "ban", reason: "spam" });
    await run();
    expect(emailsTo(ana)).toBe(0);
  });

  it("OPEN-74 goes to nobody who is banned, not confirmed or on a break, or has switched it off", async () => {
    const unconfirmed = await reader({ emailVerified: false });
    const off = await reader();
    await set(off, { frequency: "off", dueAt: null });
    const resting = await reader({ isPaused: true });
    const people = [ana, unconfirmed, off, resting];
    for (const person of people) await like(person, await addPerson(database.db));
    await database.db.insert(bans).values({ userId: ana.id, type: "ban", reason: "spam" });
    await run();
    expect(people.map(emailsTo)).toEqual([0, 0, 0, 0]);
  });
});

describe("when", () => {
  const settings = (values: Partial<typeof alertSettings.$inferInsert>) =>
    database.db.insert(alertSettings).values({ personId: ana.id, timeZone: "UTC", ...values });
  beforeEach(async () => like(ana, await addPerson(database.db)));

  it("it is not evening in the person's time zone it waits for that, and for the end of quiet hours", async () => {
    await settings({ timeZone: "America/Bogota", quietFrom: 17 * 60, quietUntil: 20 * 60 });
    await run();
    expect(emailsTo(ana)).toBe(0);
    const { rows } = await database.pool.query(
      "select from pgboss.job where name = 'digests.email' and data->>'personId' = $1",
      [ana.id],
    );
    expect(rows, "nothing is queued either").toEqual([]);
    const later = new Date("2030-06-15T01:00:00Z");
    expect((await stateOf(ana)).dueAt).toEqual(later);
    now = later;
    await run();
    expect(emailsTo(ana)).toBe(1);
  });

  it.each([
    ["no time zone", null],
    ["a time zone that the server does not know", "Asia/Atlantis"],
  ])("a person has told %s, their city's longitude decides", async (_, timeZone) => {
    await database.db.insert(countries).values({ code: "JP", name: "Japan" }).onConflictDoNothing();
    const tokyo = { id: 1_850_147, name: "Tokyo", countryCode: "JP", latitude: 35.7, longitude: 139.7 };
    await database.db.insert(cities).values(tokyo).onConflictDoNothing();
    const yuki = await reader({ country: "JP", city: tokyo.id });
    if (timeZone) await database.db.insert(alertSettings).values({ personId: yuki.id, timeZone });
    await like(yuki, ana);
    await run();
    expect(emailsTo(yuki)).toBe(0);
    expect((await stateOf(yuki)).dueAt).toEqual(new Date("2030-06-15T09:00:00Z"));
  });

  it("servers were away at that time it waits for the next evening", async () => {
    now = new Date("2030-06-15T02:00:00Z");
    await run();
    expect(emailsTo(ana)).toBe(0);
    expect((await stateOf(ana)).dueAt).toEqual(new Date("2030-06-15T18:00:00Z"));
  });

  it("quiet hours never end it is looked at again in a week", async () => {
    await settings({ quietFrom: 60, quietUntil: 60 });
    await run();
    expect(emailsTo(ana)).toBe(0);
    expect((await stateOf(ana)).dueAt).toEqual(daysAgo(-7));
  });
});

describe("at the last moment", () => {
  const send = (deps: Partial<DigestJobDeps> = {}, at = EVENING) =>
    handlers(deps)[1].handle(digestEmailJob.payload.parse({ personId: ana.id, until: at.toISOString() }));
  let admirer: Person;
  beforeEach(async () => {
    admirer = await addPerson(database.db);
    await like(ana, admirer);
  });

  it.each<[string, () => unknown]>([
    ["is here", () => seen(ana, new Date(EVENING.getTime() - 1000))],
    ["was blocked", () => database.db.insert(blocks).values({ blockerId: admirer.id, blockedId: ana.id })],
    ["is banned", () => database.db.insert(bans).values({ userId: ana.id, type: "ban", reason: "spam" })],
    ["has switched it off", () => set(ana, { frequency: "off", dueAt: null })],
    [
      "has got it, and a newer like since",
      async () => {
        await set(ana, { toldUntil: EVENING });
        await like(ana, await addPerson(database.db), false, new Date(EVENING.getTime() + 60_000));
      },
    ],
    [
      "sleeps by now",
      () => {
        now = new Date("2030-06-14T22:00:00Z");
      },
    ],
  ])("somebody who %s gets none", async (_, change) => {
    await change();
    await send();
    expect(emailsTo(ana)).toBe(0);
  });

  it("one held back from somebody who looks at the app stays due, unless they switch it off; an idle screen holds none back", async () => {
    const looking = { attentionOf: async (id: string) => (id === ana.id ? ("looking" as const) : ("away" as const)) };
    const nextWeek = daysAgo(-7);
    await set(ana, { dueAt: nextWeek });
    await send(looking);
    expect(emailsTo(ana)).toBe(0);
    expect((await stateOf(ana)).dueAt).toEqual(now);
    await set(ana, { frequency: "off", dueAt: null });
    await send(looking);
    expect((await stateOf(ana)).dueAt).toBeNull();
    await set(ana, { frequency: "weekly", dueAt: nextWeek });
    await send({ attentionOf: async () => "idle" });
    expect(emailsTo(ana)).toBe(1);
  });

  it("an email that the mail server took without an answer is sent again with the same message id", async () => {
    const lost: MailTransport = {
      close() {},
      async send(to, email, id) {
        await mail.send(to, email, id);
        throw new Error("the connection was lost");
      },
    };
    await expect(send({ mail: lost })).rejects.toThrow("lost");
    await send();
    await send();
    const ids = mailbox.headersTo(ana.email, "Message-ID");
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[\w-]{43}@nakamatch\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    now = new Date(EVENING.getTime() + 1000);
    await like(ana, await addPerson(database.db), false, now);
    await send({}, now);
    const [, , next] = mailbox.headersTo(ana.email, "Message-ID");
    expect(next).toMatch(/^<[\w-]{43}@nakamatch\.example>$/);
    expect(next).not.toBe(ids[0]);
  });

  it("what comes after an email was queued is told by the next one, once", async () => {
    const late = new Date(EVENING.getTime() + 20_000);
    await like(ana, await addPerson(database.db), false, late);
    await like(ana, await addPerson(database.db), true, late);
    await writeTo(ana, await addPerson(database.db), late);
    now = new Date("2030-06-14T18:41:00Z");
    await send();
    const first = await mailbox.emailTo(ana.email);
    expect(first).toContain("1 new like");
    expect(first).not.toMatch(/unread messages|new match/);
    now = new Date("2030-06-15T18:10:00Z");
    await send({}, now);
    expect(emailsTo(ana)).toBe(2);
    expect(await mailbox.emailTo(ana.email)).toContain("1 chat with unread messages · 1 new match · 1 new like");
  });
});

describe("several servers", () => {
  async function many(count: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let added = 0; added < count; added += 1) {
      const person = await reader();
      await like(person, ana);
      people.push(person);
    }
    return people;
  }

  it("send everybody one, also when they look at the same time, whatever is more than a batch", async () => {
    const people = await many(45);
    await Promise.all([queueDue(), queueDue(), queueDue()]);
    await queueDue();
    await untilSent();
    expect(people.map(emailsTo)).toEqual(people.map(() => 1));
  });

  it("of which one is killed while it queues: neither is anything lost nor sent twice", async () => {
    const people = await many(5);
    let left = 3;
    const dying: Outbox = {
      async add(tx, kind, payload) {
        if (left-- === 0) throw new Error("killed");
        await queue.add(tx, kind, payload);
      },
    };
    await expect(queueDue({ outbox: dying })).rejects.toThrow("killed");
    await untilSent();
    expect(people.map(emailsTo)).toEqual(people.map(() => 0));
    await run();
    expect(people.map(emailsTo)).toEqual(people.map(() => 1));
  });

  it("do not wait for each other", { tags: ["postgres"] }, async () => {
    const people = await many(3);
    const ids = people.map(({ id }) => id);
    await database.db.transaction(async (tx) => {
      await tx
        .select()
        .from(digests)
        .where(inArray(digests.personId, ids.slice(0, 1)))
        .for("update");
      await queueDue();
      const { rows } = await database.pool.query(
        "select data->>'personId' as id from pgboss.job where name = 'digests.email' and data->>'personId' = any($1)",
        [ids],
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
    });
  });
});

it("everybody has one from the start, weekly, due within a week, and it goes with the account", async () => {
  const person = await addPerson(database.db);
  const { frequency, dueAt } = await stateOf(person);
  expect(frequency).toBe("weekly");
  const days = (dueAt!.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(-0.01);
  expect(days).toBeLessThan(7.01);
  await database.db.delete(authUsers).where(eq(authUsers.id, person.id));
  expect(await stateOf(person)).toBeUndefined();
});
