import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ApiClient } from "@nakamatch/contract/contract";
import { PLAN_LINKS } from "@nakamatch/contract/vocabulary/plan-links";
import { linkEnd } from "@nakamatch/domain/meeting/plan-links";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { heldPhotos } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { planLinks, plans } from "../../../platform/database/schema/plans.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { createLog } from "../../../platform/log.ts";
import { requests } from "../../../platform/metrics.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { noJobs } from "../../../testing/no-jobs.ts";
import { addPerson, type Person } from "../../../testing/people.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { openSession } from "../../../testing/sessions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { planJobs } from "../plans/jobs.ts";
import { deleteEnded } from "./store.ts";

const SECRET = "a secret for tests only, long enough";
const HOUR_MS = 3_600_000;
const PHOTO = Buffer.from("the bytes of a photo");

const lines: string[] = [];
const onRetry = vi.fn();
const server = await startTestApplication(
  { AUTH_SECRET: SECRET },
  { log: createLog({ level: "trace", pretty: false }, { write: (line) => lines.push(line) }) },
  () => createTestDatabase({ onRetry }),
);
const { db } = server.database;
const [, , tell] = planJobs({
  ...{ db, clock: systemClock, mail: server.outbox, outbox: noJobs, realtime: recordingDelivery(), secret: SECRET },
  calendarSender: { email: "hola@nakamatch.test", publicUrl: "https://nakamatch.test" },
});
afterAll(() => server.close());

let maker: Person;
let other: Person;
let mine: ApiClient;
let theirs: ApiClient;
let chatId: string;
let planId: string;

beforeEach(async () => {
  const otherId = randomUUID();
  const avatarUrl = `/avatars/${otherId}/1_photo.jpg`;
  [maker, other] = [
    await addPerson(db),
    await addPerson(db, { id: otherId, avatarUrl, birthDate: "1995-01-01", nickname: `robin_${otherId.slice(0, 8)}` }),
  ];
  await db.insert(verifiedPeople).values({ personId: otherId });
  for (const file of ["1_photo.jpg", "1_photo_320.jpg"]) {
    const path = join(server.dataFolder, "avatars", otherId, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, PHOTO);
  }
  const [user1Id, user2Id] = [maker.id, otherId].sort() as [string, string];
  await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
  chatId = randomUUID();
  await db.insert(chats).values({ id: chatId, user1Id, user2Id });
  [mine, theirs] = [await clientOf(maker), await clientOf(other)];
  planId = await addPlan({});
});

const clientOf = async ({ id }: Person) => server.client((await openSession(db, id, SECRET)).cookie);

async function addPlan(values: Partial<typeof plans.$inferInsert>): Promise<string> {
  const id = randomUUID();
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 24 * HOUR_MS);
  await db.insert(plans).values({
    ...{ id, chatId, proposerId: other.id, receiverId: maker.id, what: "Cosplay & café", place: "Plaza <Mayor>" },
    ...{ startsAt, minutes: 120, timeZone: "Europe/Madrid", standing: "accepted", acceptedAt: new Date() },
    ...values,
  });
  return id;
}

/** As if its time had been earlier. */
const endedAgo = (hours: number, id = planId) =>
  db
    .update(plans)
    .set({ startsAt: sql`now() - make_interval(mins => 120) - make_interval(secs => ${hours * 3600}::float8)` })
    .where(eq(plans.id, id));

const make = async (client = mine, id = planId) => (await client.planLinks.make({ chatId, planId: id })).address;
const reach = (address: string) => `${server.url}${new URL(address).pathname}`;
const open = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(reach(address), {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "null",
      "accept-language": "en",
      ...headers,
    },
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const refused = (code: string) => ({ data: { body: { code } } });
const opened = async () => (await mine.planLinks.list()).links.map((link) => link.opened);
const rows = () => db.select().from(planLinks).where(eq(planLinks.planId, planId));
const photoText = PHOTO.toString("base64");
const age = () => `${other.nickname}, ${new Date().getUTCFullYear() - 1995}`;

describe("the page", () => {
  it("first shows nobody and counts nothing, the same for every token", async () => {
    const address = await make();
    const pages = await Promise.all(
      [address, `${address}x`, address].map(async (each) => (await fetch(reach(each))).text()),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<form method="post">');
    expect(pages[0]).toContain("<small>Nakamatch</small>");
    expect(pages[0]).not.toMatch(/robin|Cosplay|og:|<script|http/);
    await fetch(reach(address), { method: "HEAD" });
    expect(await opened()).toEqual([0]);
  });

  it("pressed, shows the other, the plan and that all is well, and counts", async () => {
    const address = await make();
    const { status, html } = await open(address);
    expect(status).toBe(200);
    for (const text of [age(), photoText, "Verified profile", "Cosplay &amp; café", "Plaza &lt;Mayor&gt;", "Madrid"])
      expect(html).toContain(text);
    expect(html).toContain("Both have agreed");
    expect(html).toContain("haven’t said yet");
    expect(html).toContain("call 112 or 091");
    await mine.planLinks.tellWell({ planId });
    expect((await open(address)).html).toContain("said all is well on");
    expect(await opened()).toEqual([2]);
  });

  it("names neither its maker nor any id, asks for no script and no other file", async () => {
    const { html } = await open(await make());
    for (const text of [
      maker.id,
      maker.nickname!,
      other.id,
      planId,
      chatId,
      "og:",
      "<script",
      "http",
      'src="/',
      "false",
      "null",
    ])
      expect(html).not.toContain(text);
  });

  it.each(["GET", "POST"])("stays in no cache, search engine or referrer (%s)", async (method) => {
    const { headers } = await fetch(reach(await make()), { method });
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
      "content-security-policy": expect.stringMatching(/default-src 'none'.*form-action 'self'/),
    });
  });

  it("speaks the reader's language", async () => {
    const address = await make();
    for (const language of ["en", "es", "fr", "de", "it", "pt"]) {
      const first = await fetch(reach(address), { headers: { "accept-language": language } });
      const { html } = await open(address, { "accept-language": language });
      for (const page of [await first.text(), html]) expect(page).toContain(`<html lang="${language}">`);
      expect(html).not.toContain("{{");
    }
  });

  it("is opened by a form of its own alone", async () => {
    const address = await make();
    expect((await open(address, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect(await opened()).toEqual([0]);
    const elsewhere = await fetch(`${server.url}/api/v1/me/plan-links/${planId}`, {
      method: "DELETE",
      headers: { origin: "null" },
    });
    expect(elsewhere.status).toBe(403);
  });

  it("serves no photo that is held", async () => {
    const address = await make();
    await db.insert(heldPhotos).values({ personId: other.id, path: `${other.id}/1_photo.jpg`, kinds: {} });
    const { html } = await open(address);
    expect(html).toContain(age());
    expect(html).not.toContain("<img");
  });
});

describe("the token", () => {
  it("says that another time was asked for, until both agree or the plan begins", async () => {
    const address = await make();
    const asked = "another time was asked for";
    expect((await open(address)).html).not.toContain(asked);
    const askedStartsAt = new Date(Date.now() + 48 * HOUR_MS);
    const ask = {
      askedStartsAt,
      askedMinutes: 60,
      askedTimeZone: "Europe/Madrid",
      askedAt: new Date(),
      askedByProposer: true,
    };
    await db.update(plans).set(ask).where(eq(plans.id, planId));
    expect((await open(address)).html).toContain(asked);
    await endedAgo(-1);
    expect((await open(address)).html).not.toContain(asked);
  });

  it("is stored as a hash, and stands in no log and no metric", async () => {
    const address = await make();
    const token = new URL(address).pathname.split("/").at(-1)!;
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    await fetch(reach(address));
    await open(address);
    await open(`${address}x`);
    const stored = await db.execute(sql`select planLink::text as text from plan_links planLink`);
    for (const text of [JSON.stringify(stored.rows), lines.join(), JSON.stringify(await requests.get())])
      expect(text).not.toContain(token);
    expect(lines.join()).toContain("/plan/:token");
  });
});

it("an answered check-in of its maker says that all is well, as the link does", async () => {
  const address = await make();
  const { id } = await mine.checkIns.set({ chatId, planId, dueAt: new Date(Date.now() + 27 * HOUR_MS).toISOString() });
  expect((await open(address)).html).not.toContain("said all is well");
  await mine.checkIns.answer({ checkInId: id, answer: "home" });
  expect((await open(address)).html).toContain("said all is well");
  const { answeredAt } = (await mine.checkIns.list()).checkIns[0]!;
  expect((await mine.planLinks.list()).links).toMatchObject([{ wellAt: answeredAt }]);
});

describe("its maker", () => {
  it("makes it again: the one before is dead, and nothing else has changed", async () => {
    const first = await make();
    await open(first);
    await mine.planLinks.tellWell({ planId });
    const second = await make();
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).html).toContain("said all is well");
    expect(await opened()).toEqual([1]);
  });

  it("ends it", async () => {
    const address = await make();
    await mine.planLinks.end({ planId });
    const { status, html } = await open(address);
    expect(status).toBe(404);
    expect(html).not.toContain(other.nickname);
    await mine.planLinks.end({ planId });
    expect(await mine.planLinks.list()).toEqual({ links: [] });
    await expect(mine.planLinks.tellWell({ planId })).rejects.toMatchObject(refused("PLAN_LINK_NOT_FOUND"));
  });

  it("has one beside that of the other, who neither sees nor ends it", async () => {
    const address = await make();
    const others = await make(theirs);
    await theirs.planLinks.end({ planId });
    expect((await open(others)).status).toBe(404);
    expect((await open(address)).status).toBe(200);
    expect(await theirs.planLinks.list()).toEqual({ links: [] });
  });

  it.each([
    ["a proposal", { standing: "proposed", acceptedAt: null }],
    ["a declined plan", { standing: "declined", acceptedAt: null }],
    ["a cancelled plan", { standing: "cancelled" }],
    ["a past plan", { startsAt: new Date(Date.now() - 3 * HOUR_MS) }],
  ] as const)("makes none of %s", async (_, values) => {
    const id = await addPlan(values);
    await expect(make(mine, id)).rejects.toMatchObject(refused("PLAN_CHANGED"));
  });

  it("makes one while another time is asked for, and of no plan of another chat", async () => {
    const when = { day: new Date(Date.now() + 72 * HOUR_MS).toISOString().slice(0, 10), time: "18:00", minutes: 60 };
    const answer = { kind: "ask", when: { ...when, timeZone: "UTC" } } as const;
    await theirs.plans.answer({ chatId, planId, sequence: 0, answer });
    expect((await open(await make())).html).toContain("Both have agreed");
    await expect(make(mine, randomUUID())).rejects.toMatchObject(refused("PLAN_NOT_FOUND"));
  });
});

const cancel = (client: ApiClient) => client.plans.answer({ chatId, planId, sequence: 0, answer: { kind: "cancel" } });
const endChat = (client: ApiClient) => client.chatEnds.end({ chatId, sentence: "noSpark" });
const ban = ({ id }: Person) => db.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
const leave = ({ id }: Person) => db.delete(authUsers).where(eq(authUsers.id, id));
const say = () => theirs.chats.send({ chatId, id: randomUUID(), message: "hola" });

const CHANGES: [string, () => Promise<unknown>][] = [
  ["the other blocks", () => theirs.blocks.block({ personId: maker.id })],
  ["the other is banned", () => ban(other)],
  ["the other leaves", () => leave(other)],
  ["the maker is banned", () => ban(maker)],
  ["the other ends the chat", async () => [await say(), await endChat(theirs)]],
  ["the maker ends the chat", async () => [await say(), await endChat(mine)]],
];

describe.each([
  ["before the plan's end", async () => {}, "Something changed on", "is over"],
  ["after it", () => endedAgo(1), "The time of this plan is over.", "Something changed"],
])("%s", (_, pass, shown, hidden) => {
  it.each(CHANGES)("when %s, photo and age are gone at once, and nickname and plan stay", async (_name, change) => {
    const address = await make();
    await pass();
    expect((await open(address)).html).toContain(photoText);
    await change();
    const { status, html } = await open(address);
    expect(status).toBe(200);
    for (const text of [other.nickname, "Cosplay", shown]) expect(html).toContain(text);
    for (const text of ["<img", age(), "Verified", hidden]) expect(html).not.toContain(text);
    await endedAgo(PLAN_LINKS.hoursAfter + 0.01);
    expect((await open(address)).status).toBe(404);
    await deleteEnded(db);
    expect(await rows()).toEqual([]);
  });

  it("a block by its maker keeps it as it is, and under their control", async () => {
    const address = await make();
    await pass();
    await mine.blocks.block({ personId: other.id });
    await tell.handle({}, "1");
    expect(await db.$count(plans, eq(plans.isTold, false))).toBe(0);
    expect((await open(address)).html).toContain(photoText);
    await ban(other);
    expect((await open(address)).html).not.toContain("<img");
    expect(await mine.planLinks.tellWell({ planId })).toMatchObject({ opened: 2, wellAt: expect.any(String) });
    await mine.planLinks.end({ planId });
    expect((await open(address)).status).toBe(404);
  });

  it("it goes with its maker's account", async () => {
    const address = await make();
    await pass();
    await leave(maker);
    expect((await open(address)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

it.each([
  ["the other", () => theirs],
  ["its maker", () => mine],
])("when %s cancels, photo and age are gone", async (_, who) => {
  const address = await make();
  await cancel(who());
  const { html } = await open(address);
  expect(html).toContain("Something changed on");
  expect(html).not.toContain("<img");
});

it.each([
  ["takes the like back", () => theirs.likes.unlike({ personId: maker.id })],
  ["takes a break", () => db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, other.id))],
  ["archives the chat", () => theirs.chats.archive({ chatId })],
])("stays as it is when the other %s", async (_, act) => {
  const address = await make();
  await act();
  const { html } = await open(address);
  for (const text of [age(), photoText, "Both have agreed"]) expect(html).toContain(text);
});

it("stays with the nickname of an account that is gone, and that alone", async () => {
  await make();
  expect(await rows()).toMatchObject([{ nickname: null, changedAt: null }]);
  await leave(other);
  expect(await rows()).toMatchObject([{ nickname: other.nickname, changedAt: expect.any(Date) }]);
});

/** What the other does meanwhile, and the nickname that the link keeps of them. */
const MEANWHILE: [string, () => Promise<unknown>, () => string | null][] = [
  ["cancels", () => cancel(theirs), () => null],
  ["blocks", () => theirs.blocks.block({ personId: maker.id }), () => null],
  ["leaves", () => leave(other), () => other.nickname],
];

describe.each([
  ["for the first time", async () => {}],
  ["again", () => make()],
])("made %s", { tags: ["postgres"] }, (_, prepare) => {
  it.each(MEANWHILE)("at the moment when the other %s, it is changed by that", async (_name, change, nickname) => {
    await prepare();
    onRetry.mockClear();
    const calls: Promise<PromiseSettledResult<unknown>[]>[] = [];
    const start = async (call: () => Promise<unknown>) => {
      calls.push(Promise.allSettled([call()]));
      await untilStatementWaits(server.database, calls.length);
    };
    await db.transaction(async (tx) => {
      await tx.select().from(plans).where(eq(plans.id, planId)).for("update");
      await start(make);
      await start(change);
    });
    for (const [outcome] of await Promise.all(calls)) expect(outcome).toMatchObject({ status: "fulfilled" });
    expect(await rows()).toMatchObject([{ changedAt: expect.any(Date), nickname: nickname() }]);
    expect(onRetry).not.toHaveBeenCalled();
  });
});

/** What changes both links of a plan at once. */
const BOTH: [string, () => Promise<unknown>][] = [
  ["a cancelling", () => cancel(theirs)],
  ["a ban", () => ban(other)],
  ["an account's end", () => leave(other)],
];

describe("links are locked in one order", { tags: ["postgres"] }, () => {
  const own = (makerId: string) => and(eq(planLinks.planId, planId), eq(planLinks.makerId, makerId));

  it.each(BOTH)("by %s: who waits for the first does not hold the last", async (_, change) => {
    const [first, last] = [maker.id, other.id].sort() as [string, string];
    // Stored the other way round.
    await make(last === maker.id ? mine : theirs);
    await make(last === maker.id ? theirs : mine);
    let changing: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(planLinks).where(own(first)).for("update");
      changing = Promise.allSettled([change()]);
      await untilStatementWaits(server.database);
      await tx.select().from(planLinks).where(own(last)).for("update", { noWait: true });
    });
    expect(await changing).toMatchObject([{ status: "fulfilled" }]);
    const ofMaker = (await rows()).find(({ makerId }) => makerId === maker.id);
    expect(ofMaker).toMatchObject({ changedAt: expect.any(Date) });
  });

  it("the job that erases them waits for nobody", async () => {
    await make();
    await make(theirs);
    await endedAgo(PLAN_LINKS.hoursAfter);
    await db.transaction(async (tx) => {
      await tx.select().from(planLinks).where(own(maker.id)).for("update");
      await deleteEnded(db);
    });
    expect(await rows()).toMatchObject([{ makerId: maker.id }]);
    await deleteEnded(db);
    expect(await rows()).toEqual([]);
  });
});

it("goes when both leave at once", async () => {
  await make();
  await make(theirs);
  await db.delete(authUsers).where(inArray(authUsers.id, [maker.id, other.id]));
  expect(await rows()).toEqual([]);
});

it("ends when the domain says so, in the database too", async () => {
  const address = await make();
  await endedAgo(PLAN_LINKS.hoursAfter - 0.01);
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId));
  expect(linkEnd(plan!).getTime()).toBeGreaterThan(Date.now());
  await deleteEnded(db);
  expect((await open(address)).html).toContain("time of this plan is over");
  await endedAgo(PLAN_LINKS.hoursAfter);
  const [over] = await db.select().from(plans).where(eq(plans.id, planId));
  expect(linkEnd(over!).getTime()).toBeLessThanOrEqual(Date.now());
  expect((await open(address)).status).toBe(404);
  expect(await mine.planLinks.list()).toEqual({ links: [] });
  await deleteEnded(db);
  expect(await rows()).toEqual([]);
});
