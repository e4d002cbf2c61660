import { randomUUID } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { io as connectTo } from "socket.io-client";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { authFactors, authSessions, authUsers } from "../../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { moderationBells } from "../../../platform/database/schema/moderation.ts";
import { alertSettings, pushFarewells, pushSubscriptions } from "../../../platform/database/schema/notifications.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { createPushSender } from "../../../platform/web-push/sender.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { actorOf, addPeople } from "../../../testing/people.ts";
import { openPushService, type TestBrowser } from "../../../testing/push-service.ts";
import { openSession } from "../../../testing/sessions.ts";
import { until } from "../../../testing/waiting.ts";
import { type PushJobDeps, pushJobs } from "./jobs.ts";
import { createPushKeyRing, forgetPushKeys, subscribe } from "./service.ts";

const SECRET = "a secret for tests only, long enough";
let ana: Member;
let leo: Member;
let chatId: string;
let now: Date;

type Member = Awaited<ReturnType<typeof signIn>>;

const push = await openPushService();
const server = await startTestApplication({ AUTH_SECRET: SECRET }, { pushToPrivateHosts: true });
const { db } = server.database;
// Its jobs of every minute are run by the tests alone.
await server.database.pool.query("delete from pgboss.schedule");
afterAll(async () => {
  expect(push.problems).toEqual([]);
  await server.close();
  await push.close();
});
beforeEach(async () => {
  now = new Date("2026-06-15T12:00:00Z");
  held.length = 0;
  await db.delete(pushFarewells);
  const [one, two] = await addPeople(db, 2);
  [ana, leo] = [await signIn(one!.id), await signIn(two!.id)];
  await db.update(profiles).set({ language: "en" }).where(eq(profiles.id, ana.id));
  await db.insert(matches).values({ user1Id: one!.id, user2Id: two!.id, likedByUser1: true, likedByUser2: true });
  const [chat] = await db.insert(chats).values({ user1Id: one!.id, user2Id: two!.id }).returning();
  chatId = chat!.id;
});

/** Signs a person in; returns their API client. */
async function signIn(id: string) {
  const { cookie, sessionId } = await openSession(db, id, SECRET);
  return { id, sessionId, cookie, api: server.client(cookie) };
}

/** Ana's browser, subscribed. */
async function anasBrowser(member = ana): Promise<TestBrowser> {
  const { publicKey } = await member.api.pushNotifications.settings();
  const browser = push.subscribe(publicKey);
  await member.api.pushNotifications.subscribe({ ...browser.subscription, serverKey: publicKey });
  return browser;
}

const nicknameOf = async ({ id }: Member) =>
  (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!.nickname!;

/** Stores a message from Leo without announcing it. */
async function message(text = "hola"): Promise<string> {
  const id = randomUUID();
  await db.insert(chatMessages).values({ id, chatId, senderId: leo.id, message: text });
  return id;
}

/** What `run` queued again. */
const held: Record<string, unknown>[] = [];
const looking = { attentionOf: async (_personId: string, _withinMs?: number) => "looking" as const };
const idle = { attentionOf: async () => "idle" as const };

/** Runs the job directly. */
async function run(payload: object, deps: Partial<PushJobDeps> = {}): Promise<void> {
  const [{ kind, handle }] = jobs(deps);
  await handle(kind.payload.parse({ personId: ana.id, ...payload }));
}

/** Run the jobs about ended sessions. */
const sayFarewell = (deps?: Partial<PushJobDeps>) => jobs(deps)[2].handle({}, "1");
const forgetFarewells = () => jobs()[3].handle({}, "1");

function jobs(deps: Partial<PushJobDeps> = {}) {
  const keys = createPushKeyRing(db, SECRET);
  return pushJobs({
    db,
    clock: { now: () => now },
    sender: createPushSender({ subject: "mailto:hola@nakamatch.example", toPrivateHosts: true }),
    readKeys: keys.current,
    attentionOf: async () => "away",
    outbox: {
      add: async (_tx, { delaySeconds }, payload) => void held.push({ ...payload, delaySeconds }),
    },
    ...deps,
  });
}

describe("a message", () => {
  it("is told in the person's language, without its text, and leads to the chat", async () => {
    const browser = await anasBrowser();
    await leo.api.chats.send({ chatId, id: randomUUID(), message: "El final es triste" });
    await until(() => expect(browser.notifications).toHaveLength(1));
    expect(browser.notifications[0]).toEqual({
      title: `New message from ${await nicknameOf(leo)}`,
      body: "Come and read it.",
      url: `/chats?chat=${chatId}`,
      tag: `chat-${chatId}`,
    });
  });

  it("is told too when it is not the first one of a conversation", async () => {
    await message();
    const browser = await anasBrowser();
    await leo.api.chats.send({ chatId, id: randomUUID(), message: "¿sigues ahí?" });
    await until(() => expect(browser.notifications).toHaveLength(1));
  });

  it("is told with its text where the person wants that, spoilers hidden", async () => {
    const browser = await anasBrowser();
    const { settings } = await ana.api.pushNotifications.settings();
    await ana.api.pushNotifications.change({ ...settings, showsText: true });
    await run({ kind: "message", messageId: await message("Al final ||gana Luffy||") });
    expect(browser.notifications.map(({ body }) => body)).toEqual(["Al final [spoiler]"]);
  });

  it("is told once, also when two servers handle it at the same time, and again later", async () => {
    const browser = await anasBrowser();
    const news = { kind: "message", messageId: await message() };
    await Promise.all([run(news), run(news), run(news)]);
    await run(news);
    expect(browser.calls).toBe(1);
  });

  it("reaches every browser of the person, each by its session", async () => {
    const phone = await anasBrowser(await signIn(ana.id));
    const browser = await anasBrowser();
    await run({ kind: "message", messageId: await message() });
    expect([browser.calls, phone.calls]).toEqual([1, 1]);
  });

  it("is held back while the person looks, asked again after a minute, and told once nobody does", async () => {
    const browser = await anasBrowser();
    const news = { kind: "message", messageId: await message() };
    const asked = vi.fn(looking.attentionOf);
    await run(news, { attentionOf: asked });
    const again = { personId: ana.id, ...news, since: now.toISOString(), delaySeconds: 60 };
    expect(held.splice(0)).toEqual([again]);
    now = new Date(now.getTime() + 60_000);
    await run(again, { attentionOf: asked });
    expect(held.splice(0)).toEqual([again]);
    expect(browser.calls).toBe(0);
    expect(asked.mock.calls, "an act since then counts alone").toEqual([
      [ana.id, undefined],
      [ana.id, 60_000],
    ]);
    now = new Date(now.getTime() + 60_000);
    await run(again);
    expect([browser.calls, held]).toEqual([1, []]);
  });

  it("is not held back if it reminds of a plan, for which the app has no mark", async () => {
    const browser = await anasBrowser();
    const [planId, startsAt] = [randomUUID(), new Date(Date.now() + 60 * 60 * 1000)];
    const what = { what: "Cosplay", startsAt, minutes: 60, timeZone: "UTC", standing: "accepted" as const };
    await db.insert(plans).values({ id: planId, chatId, proposerId: leo.id, receiverId: ana.id, ...what });
    await run({ kind: "planReminder", planId, startsAt: startsAt.toISOString(), before: "hours" }, looking);
    expect([browser.calls, held]).toEqual([1, []]);
  });

  it("is held back for seconds on an idle screen, whose open chat reads by itself, then told", async () => {
    const browser = await anasBrowser();
    const news = { kind: "message", messageId: await message() };
    await run(news, idle);
    expect([browser.calls, held]).toMatchObject([0, [{ ...news, delaySeconds: 5 }]]);
    await run(held[0]!, idle);
    expect([browser.calls, held.length]).toEqual([1, 1]);
  });

  it("that was held back is not told once it is read, nor beside a newer one, nor after an hour of looking", async () => {
    const browser = await anasBrowser();
    const first = { kind: "message", messageId: await message() };
    await run(first, looking);
    const second = { kind: "message", messageId: await message("¿hola?") };
    await run(second, looking);
    await run(held[0]!);
    expect(browser.calls).toBe(0);
    await run(held[1]!);
    expect(browser.calls).toBe(1);
    const third = { kind: "message", messageId: await message() };
    await run(third, looking);
    await db.update(chatMessages).set({ readAt: new Date() });
    await run(held[2]!);
    await run({ kind: "message", messageId: await message(), since: now.toISOString() }, looking);
    expect(held).toHaveLength(4);
    now = new Date(now.getTime() + 60 * 60 * 1000 + 1);
    await run(held[3]!, looking);
    expect([browser.calls, held.length]).toEqual([1, 4]);
  });

  it("waits a minute in the queue while a screen tells of activity, a moment after its last one", async () => {
    const browser = await anasBrowser();
    const socket = connectTo(server.url, {
      path: REALTIME_PATH,
      transports: ["websocket"],
      extraHeaders: { cookie: ana.cookie },
    });
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    socket.emit("presence.active");
    await until(() => expect(db.$count(presence, eq(presence.userId, ana.id))).resolves.toBe(1));
    const id = randomUUID();
    await leo.api.chats.send({ chatId, id, message: "hola" });
    await until(async () => {
      const { rows } = await server.database.pool.query(
        "select extract(epoch from start_after - created_on) as wait from pgboss.job where name = 'alerts.push' and data->>'messageId' = $1 and data ? 'since'",
        [id],
      );
      expect(rows.map(({ wait }) => Math.round(Number(wait)))).toEqual([60]);
    });
    expect(browser.calls).toBe(0);
    socket.disconnect();
    await server.database.pool.query("update pgboss.job set start_after = now() where data->>'messageId' = $1", [id]);
    await until(() => expect(browser.calls).toBe(1));
  });

  it("is not told once it is read, nor one's own, nor that of a chat of others", async () => {
    const browser = await anasBrowser();
    const read = await message();
    await db.update(chatMessages).set({ readAt: new Date() }).where(eq(chatMessages.id, read));
    await run({ kind: "message", messageId: read });
    await run({
      kind: "message",
      messageId: await message(),
      personId: (await addPeople(db, 1))[0]!.id,
    });
    const own = randomUUID();
    await db.insert(chatMessages).values({ id: own, chatId, senderId: ana.id, message: "hola" });
    await run({ kind: "message", messageId: own });
    expect(browser.calls).toBe(0);
  });

  it("OPEN-63 OPEN-74 is not told after a block in either direction, nor while one of the two is banned", async () => {
    const browser = await anasBrowser();
    const messageId = await message();
    for (const [blockerId, blockedId] of [
      [ana.id, leo.id],
      [leo.id, ana.id],
    ] as const) {
      await db.insert(blocks).values({ blockerId, blockedId });
      await run({ kind: "message", messageId });
      await db.delete(blocks).where(eq(blocks.blockerId, blockerId));
    }
    for (const userId of [ana.id, leo.id]) {
      await db.insert(bans).values({ userId, type: "ban", reason: "spam" });
      await run({ kind: "message", messageId });
      await db.delete(bans).where(eq(bans.userId, userId));
    }
    expect(browser.calls).toBe(0);
  });
});

describe("a message that was taken back", () => {
  const takeBack = (messageId: string) =>
    db.update(chatMessages).set({ takenBackAt: new Date() }).where(eq(chatMessages.id, messageId));
  const told = (messageId: string) => run({ kind: "message", messageId });
  const recalled = (messageId: string) => run({ kind: "takenBack", messageId });

  it("is told no more; nothing is told of it where it was not told before", async () => {
    const browser = await anasBrowser();
    const id = await message();
    await takeBack(id);
    await told(id);
    await recalled(id);
    expect(browser.calls).toBe(0);
  });

  it("is replaced silently under its tag and topic, also in quiet hours, once", async () => {
    const browser = await anasBrowser();
    const id = randomUUID();
    await leo.api.chats.send({ chatId, id, message: "El final es triste" });
    await until(() => expect(browser.notifications).toHaveLength(1));
    const { settings } = await ana.api.pushNotifications.settings();
    const quietHours = { from: "00:00", until: "23:59" };
    await ana.api.pushNotifications.change({ ...settings, messages: false, quietHours });
    await leo.api.takingBack.takeBack({ chatId, messageId: id });
    await until(() => expect(browser.notifications).toHaveLength(2));
    expect(browser.notifications[1]).toEqual({
      title: `${await nicknameOf(leo)} took back a message`,
      body: "There’s nothing left to read.",
      url: `/chats?chat=${chatId}`,
      tag: `chat-${chatId}`,
      silent: true,
    });
    expect(new Set(browser.topics).size).toBe(1);
    await recalled(id);
    expect(browser.calls).toBe(2);
  });

  it("gives way to the last one that is still unread, which is told where it was not, and may be taken back in turn", async () => {
    const browser = await anasBrowser();
    const { settings } = await ana.api.pushNotifications.settings();
    await ana.api.pushNotifications.change({ ...settings, showsText: true });
    const [first, second] = [await message("eins"), await message("zwei")];
    await told(second);
    const phone = await anasBrowser(await signIn(ana.id));
    await takeBack(second);
    await recalled(second);
    await run(held[0]!);
    expect(browser.notifications).toMatchObject([{ body: "zwei" }, { body: "eins", silent: true }]);
    expect(phone.notifications).toMatchObject([{ body: "eins" }]);
    expect(phone.notifications[0]).not.toHaveProperty("silent");
    await takeBack(first);
    await recalled(first);
    for (const each of [browser, phone])
      expect(each.notifications.at(-1)).toMatchObject({ body: "There’s nothing left to read.", silent: true });
  });

  it("leaves the notification of a later one", async () => {
    const browser = await anasBrowser();
    const first = await message();
    await told(first);
    await told(await message());
    await takeBack(first);
    await recalled(first);
    expect(browser.calls).toBe(2);
  });

  it("at the moment it is told is not told", async () => {
    const browser = await anasBrowser();
    const id = await message();
    const { current } = createPushKeyRing(db, SECRET);
    const readKeys = async () => {
      await takeBack(id);
      return current();
    };
    await run({ kind: "message", messageId: id }, { readKeys });
    expect(browser.calls).toBe(0);
  });
});

it("push services are asked to wake phones for messages, to keep cases for an hour, and to replace by tag alone", async () => {
  const browser = await anasBrowser();
  const { settings } = await ana.api.pushNotifications.settings();
  await ana.api.pushNotifications.change({ ...settings, cases: true });
  const asked = async (event: object) => {
    await run(event);
    return { ...browser.asked };
  };
  const first = await asked({ kind: "message", messageId: await message() });
  const second = await asked({ kind: "message", messageId: await message() });
  const match = await asked({ kind: "match", otherId: leo.id });
  const cases = await asked({ kind: "cases", at: "2026-06-15T12:00:00.000Z" });
  expect([first, match, cases]).toMatchObject([
    { urgency: "high", ttl: "43200" },
    { urgency: "normal", ttl: "43200" },
    { urgency: "normal", ttl: "3600" },
  ]);
  expect(second.topic).toBe(first.topic);
  expect(new Set([first.topic, match.topic, cases.topic]).size).toBe(3);
  const phone = await anasBrowser(await signIn(ana.id));
  await run({ kind: "message", messageId: await message() });
  expect(phone.asked.topic, "which links no two browsers").not.toBe(browser.asked.topic);
});

describe("the end of a conversation", () => {
  it("is told without its sentence, also to who wants texts", async () => {
    const browser = await anasBrowser();
    await message();
    const { settings } = await ana.api.pushNotifications.settings();
    await ana.api.pushNotifications.change({ ...settings, showsText: true });
    await leo.api.chatEnds.end({ chatId, sentence: "noSpark" });
    await until(() => expect(browser.notifications).toHaveLength(1));
    expect(browser.notifications[0]).toEqual({
      title: `${await nicknameOf(leo)} has ended your conversation`,
      body: "Come and read their words.",
      url: `/chats?chat=${chatId}`,
      tag: `chat-${chatId}`,
    });
  });

  it("keeps the other's later likes from whoever ended it", async () => {
    const browser = await anasBrowser();
    await message();
    await ana.api.chatEnds.end({ chatId, sentence: "thanks" });
    await leo.api.likes.unlike({ personId: ana.id });
    await leo.api.likes.like({ personId: ana.id });
    await run({ kind: "like", otherId: leo.id });
    expect(browser.calls).toBe(0);
  });
});

describe("likes and matches", () => {
  it("a like is told without saying who, a match with the name; taken back and given again it is no news", async () => {
    await db.delete(matches).where(inArray(matches.user1Id, [ana.id, leo.id]));
    const browser = await anasBrowser();
    await leo.api.likes.like({ personId: ana.id });
    await until(() => expect(browser.notifications).toHaveLength(1));
    expect(browser.notifications[0]).toEqual({
      title: "Someone likes you",
      body: "Come and find out who.",
      url: "/matches",
      tag: "like",
    });
    expect(JSON.stringify(browser.notifications[0])).not.toContain(await nicknameOf(leo));
    await run({ kind: "like", otherId: leo.id });
    expect(browser.calls).toBe(1);

    const other = await anasBrowser(await signIn(leo.id));
    await ana.api.likes.like({ personId: leo.id });
    await until(() => expect(other.notifications).toHaveLength(1));
    expect(other.notifications[0]?.title).toContain(await nicknameOf(ana));
  });

  it("a like that was taken back, or has become a match, is not told", async () => {
    const browser = await anasBrowser();
    await run({ kind: "like", otherId: leo.id });
    await db.delete(matches).where(inArray(matches.user1Id, [ana.id, leo.id]));
    await run({ kind: "like", otherId: leo.id });
    await run({ kind: "match", otherId: leo.id });
    expect(browser.calls).toBe(0);
  });
});

it("likes, matches and cases that were held back are not told once their screen was opened", async () => {
  const browser = await anasBrowser();
  const { settings } = await ana.api.pushNotifications.settings();
  await ana.api.pushNotifications.change({ ...settings, cases: true });
  const at = now.toISOString();
  const setDot = (hasNewLikes: boolean) => db.update(profiles).set({ hasNewLikes }).where(eq(profiles.id, ana.id));
  await setDot(false);
  await run({ kind: "match", otherId: leo.id, since: at });
  await db.insert(moderationBells).values({ moderatorId: ana.id, openedAt: now });
  await run({ kind: "cases", at, since: at });
  expect(browser.calls).toBe(0);
  await setDot(true);
  await run({ kind: "match", otherId: leo.id, since: at });
  await db.update(moderationBells).set({ openedAt: new Date(now.getTime() - 1) });
  await run({ kind: "cases", at, since: at });
  expect(browser.calls).toBe(2);
});

describe("what the person wants", () => {
  it("each kind is switched off by itself", async () => {
    const browser = await anasBrowser();
    const { settings } = await ana.api.pushNotifications.settings();
    expect(settings).toMatchObject({ messages: true, matches: true, likes: true, showsText: false, quietHours: null });
    await ana.api.pushNotifications.change({ ...settings, messages: false });
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
    await run({ kind: "match", otherId: leo.id });
    expect(browser.calls).toBe(1);
    await ana.api.pushNotifications.change({ ...settings, matches: false });
    await run({ kind: "match", otherId: leo.id });
    expect(browser.calls).toBe(1);
  });

  it("waiting cases are told without a name, to those who switched it on; a browser of the release before keeps that", async () => {
    const browser = await anasBrowser();
    const { cases, ...others } = (await ana.api.pushNotifications.settings()).settings;
    expect(cases).toBe(false);
    const event = { kind: "cases", at: "2026-06-15T12:00:00.000Z" };
    await run(event);
    expect(browser.calls).toBe(0);
    await ana.api.pushNotifications.change({ ...others, cases: true });
    await ana.api.pushNotifications.change(others);
    await run(event);
    await run(event);
    expect(browser.notifications).toEqual([
      {
        title: "There are cases to review",
        body: "Someone reported something, and nobody has looked at it yet.",
        url: "/moderation/bans",
        tag: "cases",
      },
    ]);
  });

  it("in the quiet hours of the person's time zone nothing is told", async () => {
    const browser = await anasBrowser();
    const { settings } = await ana.api.pushNotifications.settings();
    const wanted = { ...settings, quietHours: { from: "22:00", until: "08:00" }, timeZone: "America/Bogota" };
    expect((await ana.api.pushNotifications.change(wanted)).settings).toEqual(wanted);
    const messageId = await message();
    now = new Date("2026-06-15T12:59:00Z");
    await run({ kind: "message", messageId });
    expect(browser.calls).toBe(0);
    now = new Date("2026-06-15T13:00:00Z");
    await run({ kind: "message", messageId });
    expect(browser.calls).toBe(1);
    await db.update(alertSettings).set({ timeZone: "America/Atlantis" });
    now = new Date("2026-06-15T22:00:00Z");
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls, "one that the server does not know counts as UTC").toBe(1);
  });
});

describe("subscriptions", () => {
  const count = (member: Member) => db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, member.sessionId));

  it("are those of the session, and end with it", async () => {
    const browser = await anasBrowser();
    expect((await ana.api.pushNotifications.settings()).isSubscribed).toBe(true);
    expect((await (await signIn(ana.id)).api.pushNotifications.settings()).isSubscribed).toBe(false);
    await db.delete(authSessions).where(eq(authSessions.id, ana.sessionId));
    expect(await count(ana)).toBe(0);
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
  });

  it('are refused in a session without "remember me", which says so', async () => {
    const forget = { isRemembered: false };
    await db.update(authSessions).set(forget).where(eq(authSessions.id, ana.sessionId));
    await expect(anasBrowser()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await ana.api.pushNotifications.settings()).toMatchObject({ isSubscribed: false, isBrief: true });
    expect(await count(ana)).toBe(0);
  });

  it("are not used once the session has expired", async () => {
    const browser = await anasBrowser();
    const expired = { expiresAt: sql`now() - interval '1 second'` };
    await db.update(authSessions).set(expired).where(eq(authSessions.id, ana.sessionId));
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
  });

  it("are taken back by the person", async () => {
    const browser = await anasBrowser();
    expect(await ana.api.pushNotifications.unsubscribe()).toEqual({ isSubscribed: false });
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
  });

  it("of one browser belong to the person who signed in there last", async () => {
    const browser = await anasBrowser();
    await leo.api.pushNotifications.subscribe(browser.subscription);
    expect([await count(ana), await count(leo)]).toEqual([0, 1]);
  });

  it("of one browser belong to one person, however many sign in there at once", { tags: ["postgres"] }, async () => {
    const { publicKey } = await ana.api.pushNotifications.settings();
    for (let round = 0; round < 10; round++) {
      const { subscription } = push.subscribe(publicKey);
      const sessions = await Promise.all([ana, leo, ana, leo].map(({ id }) => signIn(id)));
      await Promise.all(sessions.map(({ api }) => api.pushNotifications.subscribe(subscription)));
      const taken = await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, subscription.endpoint));
      expect(taken).toBe(1);
    }
  });

  it.each([404, 410])("that the push service answers with %i are deleted", async (status) => {
    const browser = await anasBrowser();
    browser.answer = status;
    await run({ kind: "message", messageId: await message() });
    expect(await count(ana)).toBe(0);
  });

  it.each([429, 500, 503])("whose push service answers with %i are tried again, the others not", async (status) => {
    const phone = await anasBrowser(await signIn(ana.id));
    const browser = await anasBrowser();
    browser.answer = status;
    const news = { kind: "message", messageId: await message() };
    await expect(run(news)).rejects.toThrow("did not accept");
    browser.answer = 201;
    await run(news);
    expect([browser.notifications.length, phone.notifications.length, phone.calls]).toEqual([1, 1, 1]);
  });

  it("whose push service refuses a notification keep it from nobody else, and it is not tried again", async () => {
    const browser = await anasBrowser();
    browser.answer = 413;
    const news = { kind: "message", messageId: await message() };
    await run(news);
    await run(news);
    expect(browser.calls).toBe(1);
    expect(await count(ana)).toBe(1);
  });

  it("end after three refusals in a row, a success in between begins anew", async () => {
    const browser = await anasBrowser();
    for (const [answer, left] of [
      [403, 1],
      [400, 1],
      [201, 1],
      [403, 1],
      [401, 1],
      [403, 0],
    ] as const) {
      browser.answer = answer;
      await run({ kind: "message", messageId: await message() });
      expect(await count(ana)).toBe(left);
    }
    expect((await ana.api.pushNotifications.settings()).isSubscribed).toBe(false);
  });

  it("are at most ten of a person, of which the oldest goes, however many subscribe at once", async () => {
    const sessions = [ana, ...(await Promise.all(Array.from({ length: 10 }, () => signIn(ana.id))))];
    const first = await anasBrowser(sessions[0]);
    const second = await anasBrowser(sessions[1]);
    expect(await count(sessions[0]!)).toBe(1);
    await Promise.all(sessions.slice(2).map(anasBrowser));
    await run({ kind: "message", messageId: await message() });
    expect([first.calls, second.calls], "the oldest").toEqual([0, 1]);
    const counts = await Promise.all(sessions.map(count));
    expect(counts).toEqual([0, ...Array.from({ length: 10 }, () => 1)]);
  });

  it("of another key are neither used nor taken for working, and are not taken", async () => {
    const browser = await anasBrowser();
    await db
      .update(pushSubscriptions)
      .set({ serverKey: "BEarlier" })
      .where(eq(pushSubscriptions.sessionId, ana.sessionId));
    expect((await ana.api.pushNotifications.settings()).isSubscribed).toBe(false);
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
    await expect(
      ana.api.pushNotifications.subscribe({ ...browser.subscription, serverKey: "BEarlier" }),
    ).rejects.toMatchObject({ data: { body: { data: { issues: [{ path: "serverKey", reason: "unknown" }] } } } });
    // The release before does not say which key.
    await ana.api.pushNotifications.subscribe(browser.subscription);
    expect((await ana.api.pushNotifications.settings()).isSubscribed).toBe(true);
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(1);
  });

  it("SESSION-20 of a session that lacks its second factor get nothing until it has it", async () => {
    const browser = await anasBrowser();
    await db.insert(authFactors).values({ userId: ana.id, factorType: "totp", status: "verified", secret: "sealed" });
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
    await db.update(authSessions).set({ aal: "aal2" }).where(eq(authSessions.id, ana.sessionId));
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(1);
  });

  it("that are dead hold up neither the person's others nor anybody else's", async () => {
    const dead = await Promise.all((await Promise.all([1, 2, 3, 4].map(() => signIn(ana.id)))).map(anasBrowser));
    for (const browser of dead) browser.answer = null;
    const alive = await anasBrowser();
    const others = await anasBrowser(leo);
    const began = performance.now();
    for (const text of ["uno", "dos", "tres"]) await leo.api.chats.send({ chatId, id: randomUUID(), message: text });
    await until(() => expect(dead.map(({ calls }) => calls)).toEqual([1, 1, 1, 1]));
    await ana.api.chats.send({ chatId, id: randomUUID(), message: "hola" });
    await until(() => expect([alive.calls, others.calls]).toEqual([1, 1]));
    expect(performance.now() - began, "far below the deadline of ten seconds").toBeLessThan(5000);
    for (const browser of dead) browser.answer = 410;
    push.hangUp();
  });

  it("at hosts that are not public are refused, and are not called either", async () => {
    const sender = createPushSender({ subject: "mailto:hola@nakamatch.example" });
    const { publicKey } = await ana.api.pushNotifications.settings();
    const { endpoint: own, keys: browserKeys } = push.subscribe(publicKey).subscription;
    for (const endpoint of [own, "https://169.254.169.254/x", "https://localhost/x"]) {
      const keys = createPushKeyRing(db, SECRET);
      const call = subscribe({ db, keys, sender }, actorOf(ana), { endpoint, ...browserKeys });
      await expect(call).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        data: { issues: [{ path: "endpoint", reason: "unknown" }] },
      });
    }
    const stored = await anasBrowser();
    await run({ kind: "message", messageId: await message() }, { sender });
    expect(stored.calls).toBe(0);
  });
});

describe("a browser whose session has ended", () => {
  const waiting = () => db.$count(pushFarewells);

  it("is told so in place of all that may wait at its push service, once, and nothing more", async () => {
    const browser = await anasBrowser();
    const topics: unknown[] = [];
    for (const event of [
      { kind: "message", messageId: await message() },
      { kind: "match", otherId: leo.id },
    ]) {
      await run(event);
      topics.unshift(browser.asked.topic);
    }
    await ana.api.sessions.endOthers();
    expect(await waiting(), "the session goes on").toBe(0);
    await (await signIn(ana.id)).api.sessions.endOthers();
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(2);
    browser.notifications.length = 0;
    browser.topics.length = 0;
    await sayFarewell();
    await sayFarewell();
    expect(browser.notifications).toEqual([{ ended: true }, { ended: true }]);
    expect(browser.topics).toEqual(topics);
    expect(await waiting()).toBe(0);
  });

  it("that was told nothing is told so too, however the session ended", async () => {
    const browser = await anasBrowser();
    await db.delete(authUsers).where(eq(authUsers.id, ana.id));
    await sayFarewell();
    expect(browser.notifications).toEqual([{ ended: true }]);
  });

  it("is told again by the next run if its push service fails, not if it is gone", async () => {
    const end = async (answer: number) => {
      const member = await signIn(ana.id);
      const browser = await anasBrowser(member);
      await db.delete(authSessions).where(eq(authSessions.id, member.sessionId));
      browser.answer = answer;
      await sayFarewell();
      return browser;
    };
    const busy = await end(503);
    busy.answer = 201;
    await sayFarewell();
    expect(busy.notifications).toHaveLength(1);
    const gone = await end(410);
    await sayFarewell();
    expect([gone.calls, await waiting()]).toEqual([1, 0]);
  });

  it("is forgotten within ten minutes, also while pushes are held or their keys cannot be opened", async () => {
    await anasBrowser();
    await db.delete(authUsers).where(eq(authUsers.id, ana.id));
    await expect(sayFarewell({ readKeys: () => Promise.reject(new Error("of another secret")) })).rejects.toThrow();
    const leftAfter = async (seconds: number) => {
      await db.update(pushFarewells).set({ endedAt: sql`now() - make_interval(secs => ${seconds})` });
      await forgetFarewells();
      return waiting();
    };
    // The job runs every minute.
    expect([await leftAfter(530), await leftAfter(541)]).toEqual([1, 0]);
    expect(jobs()[3].kind).toMatchObject({ cron: "* * * * *" });
    expect(jobs()[3].kind).not.toHaveProperty("effect");
  });

  it("is told nothing once it is subscribed again, nor when its session only lost the subscription", async () => {
    const browser = await anasBrowser();
    await db.delete(authSessions).where(eq(authSessions.id, ana.sessionId));
    await leo.api.pushNotifications.subscribe(browser.subscription);
    await sayFarewell();
    await forgetFarewells();
    await leo.api.pushNotifications.unsubscribe();
    await sayFarewell();
    expect([browser.calls, await waiting()]).toEqual([0, 0]);
  });
});

describe("the server's keys", () => {
  it("are made once, for all servers, stay when the secret changes, and go with a lost one", async () => {
    const ring = (secret: string, earlier: string[] = []) =>
      createPushKeyRing(db, secret, { AUTH_SECRETS_EARLIER: earlier });
    const first = await ring(SECRET).current();
    expect(await ring(SECRET).current()).toEqual(first);
    await anasBrowser();
    const subscribed = await db.$count(pushSubscriptions);
    const next = "the secret after that, long enough as well";
    expect(await ring(next, [SECRET]).current()).toEqual(first);
    expect(await ring(next).current(), "once the earlier one is gone").toEqual(first);
    expect(await db.$count(pushSubscriptions)).toBe(subscribed);
    await expect(ring(SECRET).current(), "another server, not yet with the new secret").rejects.toThrow(
      "another secret",
    );
    expect(await db.$count(pushSubscriptions)).toBe(subscribed);
    await forgetPushKeys(db);
    expect(await ring(SECRET).current()).not.toEqual(first);
    expect(await db.select().from(pushSubscriptions).orderBy(asc(pushSubscriptions.endpoint))).toEqual([]);
  });

  it("are those of the configuration where there are any", async () => {
    const configured = { VAPID_PUBLIC_KEY: "B", VAPID_PRIVATE_KEY: "C" };
    const keys = await createPushKeyRing(db, SECRET, configured).current();
    expect(keys).toEqual({ publicKey: "B", privateKey: "C" });
  });
});
