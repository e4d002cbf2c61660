import { randomUUID } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authSessions } from "../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { alertSettings, pushSubscriptions } from "../../platform/database/schema/notifications.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { createPushSender } from "../../platform/web-push/sender.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { actorOf, addPeople } from "../../testing/people.ts";
import { openPushService, type PushService, type TestBrowser } from "../../testing/push-service.ts";
import { openSession } from "../../testing/sessions.ts";
import { until } from "../../testing/waiting.ts";
import { type PushJobDeps, pushJobs } from "./jobs.ts";
import { createPushKeyRing, forgetPushKeys, subscribe } from "./service.ts";

const SECRET = "a secret for tests only, long enough";
let server: TestApplication;
let push: PushService;
let ana: Member;
let leo: Member;
let chatId: string;
let now: Date;

type Member = Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  push = await openPushService();
  server = await startTestApplication({ AUTH_SECRET: SECRET }, { pushToPrivateHosts: true });
});
afterAll(async () => {
  expect(push.problems).toEqual([]);
  await server.close();
  await push.close();
});
beforeEach(async () => {
  now = new Date("2026-06-15T12:00:00Z");
  const { db } = server.database;
  const [one, two] = await addPeople(db, 2);
  [ana, leo] = [await signIn(one!.id), await signIn(two!.id)];
  await db.update(profiles).set({ language: "en" }).where(eq(profiles.id, ana.id));
  await db.insert(matches).values({ user1Id: one!.id, user2Id: two!.id, likedByUser1: true, likedByUser2: true });
  const [chat] = await db.insert(chats).values({ user1Id: one!.id, user2Id: two!.id }).returning();
  chatId = chat!.id;
});

/** Signs a person in; returns their API client. */
async function signIn(id: string) {
  const { cookie, sessionId } = await openSession(server.database.db, id, SECRET);
  return { id, sessionId, api: server.client(cookie) };
}

/** Ana's browser, subscribed. */
async function anasBrowser(member = ana): Promise<TestBrowser> {
  const { publicKey } = await member.api.pushNotifications.settings();
  const browser = push.subscribe(publicKey);
  await member.api.pushNotifications.subscribe(browser.subscription);
  return browser;
}

const nicknameOf = async ({ id }: Member) =>
  (await server.database.db.select().from(profiles).where(eq(profiles.id, id)))[0]!.nickname!;

/** Stores a message from Leo without announcing it. */
async function message(text = "hola"): Promise<string> {
  const id = randomUUID();
  await server.database.db.insert(chatMessages).values({ id, chatId, senderId: leo.id, message: text });
  return id;
}

/** Runs the job directly. */
async function run(payload: object, deps: Partial<PushJobDeps> = {}): Promise<void> {
  const { db } = server.database;
  const keys = createPushKeyRing(db, SECRET);
  const [{ kind, handle }] = pushJobs({
    db,
    clock: { now: () => now },
    sender: createPushSender({ subject: "mailto:hola@nakamatch.example", toPrivateHosts: true }),
    readKeys: keys.current,
    isConnected: async () => false,
    ...deps,
  });
  await handle(kind.payload.parse({ personId: ana.id, ...payload }));
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

  it("is not told while the person has the product open", async () => {
    const browser = await anasBrowser();
    await run({ kind: "message", messageId: await message() }, { isConnected: async (id) => id === ana.id });
    expect(browser.calls).toBe(0);
  });

  it("is not told once it is read, nor one's own, nor that of a chat of others", async () => {
    const browser = await anasBrowser();
    const read = await message();
    await server.database.db.update(chatMessages).set({ readAt: new Date() }).where(eq(chatMessages.id, read));
    await run({ kind: "message", messageId: read });
    await run({
      kind: "message",
      messageId: await message(),
      personId: (await addPeople(server.database.db, 1))[0]!.id,
    });
    const own = randomUUID();
    await server.database.db.insert(chatMessages).values({ id: own, chatId, senderId: ana.id, message: "hola" });
    await run({ kind: "message", messageId: own });
    expect(browser.calls).toBe(0);
  });

  it("OPEN-63 OPEN-74 is not told after a block in either direction, nor while one of the two is banned", async () => {
    const { db } = server.database;
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

describe("likes and matches", () => {
  it("a like is told without saying who, a match with the name; taken back and given again it is no news", async () => {
    const { db } = server.database;
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
    await server.database.db.delete(matches).where(inArray(matches.user1Id, [ana.id, leo.id]));
    await run({ kind: "like", otherId: leo.id });
    await run({ kind: "match", otherId: leo.id });
    expect(browser.calls).toBe(0);
  });
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
    await server.database.db.update(alertSettings).set({ timeZone: "America/Atlantis" });
    now = new Date("2026-06-15T22:00:00Z");
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls, "one that the server does not know counts as UTC").toBe(1);
  });
});

describe("subscriptions", () => {
  const count = (member: Member) =>
    server.database.db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, member.sessionId));

  it("are those of the session, and end with it", async () => {
    const browser = await anasBrowser();
    expect((await ana.api.pushNotifications.settings()).isSubscribed).toBe(true);
    expect((await (await signIn(ana.id)).api.pushNotifications.settings()).isSubscribed).toBe(false);
    await server.database.db.delete(authSessions).where(eq(authSessions.id, ana.sessionId));
    expect(await count(ana)).toBe(0);
    await run({ kind: "message", messageId: await message() });
    expect(browser.calls).toBe(0);
  });

  it("are not used once the session has expired", async () => {
    const browser = await anasBrowser();
    const expired = { expiresAt: sql`now() - interval '1 second'` };
    await server.database.db.update(authSessions).set(expired).where(eq(authSessions.id, ana.sessionId));
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
      const taken = await server.database.db.$count(
        pushSubscriptions,
        eq(pushSubscriptions.endpoint, subscription.endpoint),
      );
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

  it("at hosts that are not public are refused, and are not called either", async () => {
    const sender = createPushSender({ subject: "mailto:hola@nakamatch.example" });
    const { publicKey } = await ana.api.pushNotifications.settings();
    const { endpoint: own, keys } = push.subscribe(publicKey).subscription;
    for (const endpoint of [own, "https://169.254.169.254/x", "https://localhost/x"]) {
      const call = subscribe({ db: server.database.db, sender }, actorOf(ana), { endpoint, ...keys });
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

describe("the server's keys", () => {
  it("are made once, for all servers, stay when the secret changes, and go with a lost one", async () => {
    const { db } = server.database;
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
    const keys = await createPushKeyRing(server.database.db, SECRET, configured).current();
    expect(keys).toEqual({ publicKey: "B", privateKey: "C" });
  });
});
