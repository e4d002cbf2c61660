import { randomUUID } from "node:crypto";
import type { Plan, WantedAnswer } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { nextChange } from "@nakamatch/domain/meeting/plans";
import { localTime } from "@nakamatch/domain/notifications/local-time";
import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { countNewMessages, getChat, listChats, markChatRead } from "../conversations/service.ts";
import { endChat } from "../endings/service.ts";
import { calendarOf } from "./emails.ts";
import { refusePlan } from "./policy.ts";
import { termsOf } from "./present.ts";
import { answerPlan, calendarFile, listPlans, type PlanDeps, proposePlan, setEmailed, showEmailed } from "./service.ts";
import { insertPlan } from "./store.ts";

const scene = await openChatScene();
const { db } = scene.database;
const calendarSender = { email: "hola@nakamatch.test", publicUrl: "https://nakamatch.test" };
const deps: PlanDeps = { ...scene.deps, clock: systemClock, calendarSender };
afterAll(() => scene.close());

const HOUR_MS = 3_600_000;
const refusedAs = (code: string) => expect.objectContaining({ code });
let chatId: string;
let [proposer, receiver]: [TestActor, TestActor] = [scene.first, scene.second];
beforeEach(async () => {
  await scene.renew();
  [proposer, receiver] = [scene.first, scene.second];
  chatId = await scene.chatOf();
  scene.realtime.take();
});

/** A time, some hours from now, as it is entered. */
function inHours(hours: number, timeZone = "Europe/Madrid") {
  const text = new Date(localTime(timeZone, Date.now() + hours * HOUR_MS)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), minutes: 120, timeZone };
}

const wanted = () => ({
  chatId,
  id: randomUUID(),
  what: { kind: "text" as const, text: "Cosplay" },
  place: "Plaza Mayor",
  when: inHours(48),
});
const propose = (values: Partial<ReturnType<typeof wanted>> = {}, by = proposer) =>
  proposePlan(deps, by, { ...wanted(), ...values });
const answer = (plan: Plan, kind: "accept" | "decline" | "cancel", by = receiver, sequence = plan.sequence) =>
  answerPlan(deps, by, { chatId, planId: plan.id, sequence, answer: { kind } });
const ask = (plan: Plan, hours: number, by = receiver) => {
  const wish: WantedAnswer = { kind: "ask", when: inHours(hours) };
  return answerPlan(deps, by, { chatId, planId: plan.id, sequence: plan.sequence, answer: wish });
};
const listed = async (by = receiver) => (await listPlans(db, by, chatId)).plans;
const row = async ({ id }: Plan) => (await db.select().from(plans).where(eq(plans.id, id)))[0]!;
/** As if it had been made earlier. */
const later = ({ id }: Plan, hours: number) =>
  db
    .update(plans)
    .set({
      startsAt: sql`starts_at - make_interval(hours => ${hours}::int)`,
      proposedAt: sql`proposed_at - make_interval(hours => ${hours}::int)`,
      askedStartsAt: sql`asked_starts_at - make_interval(hours => ${hours}::int)`,
      askedAt: sql`asked_at - make_interval(hours => ${hours}::int)`,
    })
    .where(eq(plans.id, id));

describe("a proposal", () => {
  it("is shown to both, with what each can know, and both hear of it", async () => {
    const mine = await propose();
    expect(mine).toMatchObject({ isMine: true, state: "proposed", sequence: 0, what: "Cosplay", place: "Plaza Mayor" });
    expect(await listed()).toEqual([{ ...mine, isMine: false, isMyAct: false }]);
    expect(await listed(proposer)).toEqual([mine]);
    const to = [proposer.id, receiver.id].sort();
    const { what, titleKind, startsAt } = mine;
    expect(scene.realtime.take()).toEqual([
      {
        to,
        event: "plans.changed",
        payload: { chatId, news: { toId: receiver.id, act: "proposed", plan: { what, titleKind, startsAt } } },
      },
    ]);
  });

  it("sent twice is one", async () => {
    const values = wanted();
    const first = await propose(values);
    expect(await propose(values)).toEqual(first);
    const both = { ...wanted() };
    const made = await Promise.all([propose(both), propose(both)]);
    expect(made[0]).toEqual(made[1]);
    expect(await listed()).toHaveLength(2);
  });

  it("names a title that both love, and no other", async () => {
    const [title] = await db
      .insert(interests)
      .values({ name: `Mushishi ${randomUUID()}`, kind: "anime" })
      .returning();
    const what = { kind: "title" as const, id: title!.id };
    const wish = { ...wanted(), what };
    await db.insert(profileInterests).values({ profileId: proposer.id, interestId: title!.id });
    await expect(proposePlan(deps, proposer, wish)).rejects.toEqual(refusedAs("VALIDATION_FAILED"));
    await db.insert(profileInterests).values({ profileId: receiver.id, interestId: title!.id });
    expect(await proposePlan(deps, proposer, wish)).toMatchObject({ what: title!.name, titleKind: "anime" });
  });

  it.each([
    ["a text too long", { what: { kind: "text" as const, text: "x".repeat(PLANS.what + 1) } }],
    ["no text", { what: { kind: "text" as const, text: " " } }],
    ["a link", { place: "https://example.com/here" }],
    ["a place too long", { place: "x".repeat(PLANS.place + 1) }],
    ["an unknown zone", { when: { ...inHours(48), timeZone: "Europe/Atlantis" } }],
    ["an offset", { when: { ...inHours(48), timeZone: "+02:00" } }],
    ["a time too soon", { when: inHours(0.5) }],
    ["a time too far", { when: inHours(31 * 24) }],
  ])("is refused with %s", async (_, values) => {
    await expect(propose(values)).rejects.toEqual(refusedAs("VALIDATION_FAILED"));
    expect(await listed()).toEqual([]);
  });

  it("before the proposer has written, is held to the rules of a first message", async () => {
    const what = { kind: "text" as const, text: "Escríbeme por WhatsApp" };
    for (const risky of [{ what }, { place: "+34 612 345 678" }]) {
      await expect(propose(risky)).rejects.toEqual(refusedAs("VALIDATION_FAILED"));
    }
    await scene.say(proposer, chatId);
    expect(await propose({ what })).toMatchObject({ what: what.text });
  });

  it("before the proposer has written, goes to five people with the same texts", async () => {
    const what = { kind: "text" as const, text: "Maratón de películas de Ghibli" };
    const people = await scene.more(6);
    const made = [];
    for (const person of people) {
      made.push(propose({ what, chatId: await scene.chatOf(proposer, person) }).catch(({ code }) => code));
    }
    expect((await Promise.all(made)).map((each) => each.state ?? each)).toEqual([
      ...Array.from({ length: 5 }, () => "proposed"),
      "MESSAGE_REPEATED",
    ]);
  });

  it("is refused by the database of or to a person who was banned meanwhile", async () => {
    const plan = await row(await propose());
    await scene.ban(proposer);
    for (const [proposerId, receiverId] of [
      [proposer.id, receiver.id],
      [receiver.id, proposer.id],
    ]) {
      const inserted = db.insert(plans).values({ ...plan, id: randomUUID(), proposerId, receiverId });
      await expect(inserted.catch(refusePlan)).rejects.toEqual(refusedAs("PLAN_REFUSED"));
    }
  });

  it("needs no place", async () => {
    expect(await propose({ place: "  " })).toMatchObject({ place: null });
  });

  it("needs a match, and nobody on a break", async () => {
    await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, receiver.id));
    await expect(propose()).rejects.toEqual(refusedAs("PLAN_REFUSED"));
    await db.update(profiles).set({ isPaused: false }).where(eq(profiles.id, receiver.id));
    await db.update(matches).set({ likedByUser1: false }).where(eq(matches.user1Id, scene.first.id));
    await expect(propose()).rejects.toEqual(refusedAs("NOT_MATCHED"));
  });

  it.each([
    ["of somebody who blocked", () => scene.block(receiver, proposer), "PLAN_REFUSED"],
    ["of somebody blocked", () => scene.block(proposer, receiver), "CHAT_REFUSED_BLOCKED"],
    ["of a banned person", () => scene.ban(receiver), "CHAT_NOT_FOUND"],
    ["of a deleted account", () => scene.deleteAccount(receiver), "PLAN_REFUSED"],
  ])("is refused in a chat %s", async (_, cause, code) => {
    await cause();
    await expect(propose()).rejects.toEqual(refusedAs(code));
  });

  it("is refused in others' chats, and to read them", async () => {
    await expect(propose({}, scene.outsider)).rejects.toEqual(refusedAs("CHAT_NOT_FOUND"));
    await expect(listed(scene.outsider)).rejects.toEqual(refusedAs("CHAT_NOT_FOUND"));
  });

  it("is one of three open ones at most, also of three at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => propose()));
    const refusals = made.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refusals).toEqual([refusedAs("PLANS_FULL"), refusedAs("PLANS_FULL")]);
    const [first, second] = await listed();
    await answer(first!, "decline");
    await propose();
    await expect(propose()).rejects.toEqual(refusedAs("PLANS_FULL"));
    await later(second!, 24 * PLANS.answerDays);
    await propose();
  });

  it("that is repeated is not counted beside itself", async () => {
    for (let count = 0; count < PLANS.open; count += 1) await propose();
    const { what, titleKind, ...last } = await row((await listed())[0]!);
    const pair = { proposerId: proposer.id, receiverId: receiver.id };
    expect(await insertPlan(db, { ...last, ...pair, what: { what, titleKind } })).toBeUndefined();
  });

  it("that is open is listed before later ones that are not", async () => {
    const open = await propose();
    await later(open, 1);
    const declined = await propose();
    await answer(declined, "decline");
    expect((await listed()).map(({ id }) => id)).toEqual([open.id, declined.id]);
  });

  it("expires", async () => {
    const plan = await propose();
    await later(plan, 48);
    expect(await listed()).toMatchObject([{ state: "expired" }]);
    await expect(answer(plan, "accept")).rejects.toEqual(refusedAs("PLAN_CHANGED"));
  });
});

describe("an answer", () => {
  it("accepts, which both are told", async () => {
    const plan = await propose();
    scene.realtime.take();
    const accepted = await answer(plan, "accept");
    expect(accepted).toMatchObject({
      state: "accepted",
      sequence: 1,
      act: "accepted",
      isMyAct: true,
      hasCalendar: true,
    });
    expect(await listed(proposer)).toMatchObject([{ state: "accepted", isMyAct: false }]);
    expect(scene.realtime.take()).toHaveLength(1);
  });

  it("from two devices at once makes one plan, and both are told the same", async () => {
    const plan = await propose();
    scene.realtime.take();
    const [one, other] = await Promise.all([answer(plan, "accept"), answer(plan, "accept")]);
    expect({ ...one }).toEqual({ ...other });
    expect(await row(plan)).toMatchObject({ sequence: 1, standing: "accepted" });
    expect(scene.realtime.take(), "events").toHaveLength(1);
  });

  it("to a plan that has changed meanwhile is refused", async () => {
    const plan = await propose();
    const accepted = await answer(plan, "accept");
    const asked = await ask(accepted, 72, proposer);
    await expect(answer(accepted, "cancel")).rejects.toEqual(refusedAs("PLAN_CHANGED"));
    await expect(answer(asked, "accept", proposer)).rejects.toEqual(refusedAs("PLAN_CHANGED"));
    expect(await row(plan)).toMatchObject({ sequence: 2, standing: "accepted" });
  });

  it("keeps the time that stands until both agree on another", async () => {
    const plan = await answer(await propose(), "accept");
    const asked = await ask(plan, 72);
    expect(asked).toMatchObject({ state: "changeAsked", startsAt: plan.startsAt, ask: { isMine: true } });
    const agreed = await answer(asked, "accept", proposer);
    expect(agreed).toMatchObject({ state: "accepted", startsAt: asked.ask!.startsAt, ask: null });
  });

  it("declines another time, or withdraws it", async () => {
    const plan = await answer(await propose(), "accept");
    const declined = await answer(await ask(plan, 72), "decline", proposer);
    expect(declined).toMatchObject({ state: "accepted", startsAt: plan.startsAt, act: "declined" });
    const withdrawn = await answer(await ask(declined, 72), "decline");
    expect(withdrawn).toMatchObject({ state: "accepted", act: "withdrew", isMyAct: true });
  });

  it("asks for no time too soon, too far or in an unknown zone", async () => {
    const plan = await propose();
    for (const when of [inHours(0.5), inHours(31 * 24), { ...inHours(72), timeZone: "Mars/Olympus" }]) {
      const wish = { chatId, planId: plan.id, sequence: 0, answer: { kind: "ask" as const, when } };
      await expect(answerPlan(deps, receiver, wish)).rejects.toEqual(refusedAs("VALIDATION_FAILED"));
    }
  });

  it("of both at once to cancel is one", async () => {
    const plan = await answer(await propose(), "accept");
    const made = await Promise.all([answer(plan, "cancel"), answer(plan, "cancel", proposer)]);
    expect(made).toMatchObject([{ state: "cancelled" }, { state: "cancelled" }]);
    expect(await row(plan)).toMatchObject({ sequence: 2 });
  });

  it("is refused to strangers, and for unknown plans", async () => {
    const plan = await propose();
    await expect(answer(plan, "accept", scene.outsider)).rejects.toEqual(refusedAs("CHAT_NOT_FOUND"));
    const other = { ...plan, id: randomUUID() };
    await expect(answer(other, "accept")).rejects.toEqual(refusedAs("PLAN_NOT_FOUND"));
  });
});

describe("open plans", () => {
  const causes: [string, () => Promise<unknown>][] = [
    ["a block", () => scene.block(receiver, proposer)],
    ["a ban", () => scene.ban(receiver)],
    ["a deletion", () => scene.deleteAccount(receiver)],
    [
      "the end of the conversation",
      async () => {
        await scene.say(receiver, chatId);
        await endChat(scene.deps, receiver, { chatId, sentence: "thanks" });
      },
    ],
  ];
  it.each(causes)("are cancelled by %s, and others stay as they were", async (_, cause) => {
    const open = await answer(await propose(), "accept");
    const asked = await ask(await answer(await propose(), "accept"), 72, proposer);
    const declined = await answer(await propose(), "decline");
    const past = await answer(await propose(), "accept");
    await later(past, 100);
    await cause();
    expect(await row(open)).toMatchObject({ standing: "cancelled", sequence: 2, act: "cancelled", isTold: false });
    expect(await row(asked)).toMatchObject({ standing: "cancelled", askedAt: null });
    expect([await row(declined), await row(past)]).toMatchObject([{ standing: "declined" }, { standing: "accepted" }]);
  });

  it("read as cancelled by the other side, as ever", async () => {
    const plan = await answer(await propose(), "accept");
    await scene.block(receiver, proposer);
    expect(await listed(proposer)).toEqual([
      expect.objectContaining({ id: plan.id, state: "cancelled", act: "cancelled", isMyAct: false }),
    ]);
    const ordinary = await row(plan);
    expect(ordinary).toMatchObject({ newsForProposer: true, actByProposer: false });
  });

  it("stay after an unlike, an archived chat and a break, and can be answered", async () => {
    const plan = await propose();
    await db.update(matches).set({ likedByUser1: false }).where(eq(matches.user1Id, scene.first.id));
    await scene.archive(chatId, "archivedByUser1");
    await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, receiver.id));
    expect(await answer(plan, "accept")).toMatchObject({ state: "accepted" });
  });

  it("are open to the database as to the rules", async () => {
    const plan = await propose();
    const hours = [1, 47, 48, 49, 50, 100, 167, 168, 169, 200];
    const base = await row(plan);
    const askedAt = new Date(base.proposedAt.getTime());
    const asks = [
      null,
      {
        askedStartsAt: new Date(Date.now() + 300 * HOUR_MS),
        askedMinutes: 60,
        askedTimeZone: "UTC",
        askedAt,
        askedByProposer: false,
      },
    ];
    for (const standing of ["proposed", "accepted", "declined", "cancelled"] as const) {
      for (const asked of asks) {
        for (const count of hours) {
          await db
            .update(plans)
            .set({ ...base, ...asked, standing })
            .where(eq(plans.id, plan.id));
          await later(plan, count);
          const { rows } = await db.execute<{ open: boolean; at: string }>(
            sql`select plan_is_open(plans) as open, now()::text as at from plans where id = ${plan.id}::uuid`,
          );
          const now = new Date(rows[0]!.at);
          const stored = { ...(await row(plan)), proposerMeeting: null, receiverMeeting: null, now };
          expect(rows[0]!.open, `${standing} ${count} ${asked !== null}`).toBe(
            nextChange(termsOf(stored), now) !== null,
          );
        }
      }
    }
  });
});

describe("news of plans", () => {
  const unread = async (by: TestActor) => [
    (await getChat(db, by, chatId)).unreadCount,
    await countNewMessages(db, by.id),
  ];

  it("count as a message until they are read, and bring an archived chat back", async () => {
    await scene.archive(chatId, "archivedByUser2");
    const plan = await propose();
    expect([await unread(receiver), await unread(proposer)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await getChat(db, receiver, chatId)).toMatchObject({ isArchived: false });
    expect((await scene.profile(receiver)).hasNewChats).toBe(true);
    await markChatRead(scene.deps, receiver, chatId);
    expect(await unread(receiver)).toEqual([0, 0]);
    expect((await scene.profile(receiver)).hasNewChats).toBe(false);
    await answer(plan, "accept");
    expect([await unread(receiver), await unread(proposer)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

it("the list of chats names a plan that waits for an answer, by whoever proposed its time", async () => {
  const named = async (by = receiver) => (await scene.listed(by)).find(({ id }) => id === chatId)?.proposal;
  expect(await named()).toBeUndefined();
  const plan = await propose();
  await propose({ when: inHours(72) });
  expect(await named()).toEqual({ what: "Cosplay", startsAt: plan.startsAt, isMine: false });
  expect(await named(proposer)).toEqual({ what: "Cosplay", startsAt: plan.startsAt, isMine: true });
  const asked = await ask(plan, 50);
  expect(await named(proposer)).toEqual({ what: "Cosplay", startsAt: asked.ask!.startsAt, isMine: false });
  const agreed = await answer(asked, "accept", proposer);
  const moved = await ask(agreed, 60, receiver);
  expect(await named(proposer)).toEqual({ what: "Cosplay", startsAt: moved.ask!.startsAt, isMine: false });
  await answer(moved, "decline", proposer);
  expect((await named())?.startsAt).not.toBe(agreed.startsAt);
  await db.update(plans).set({ proposedAt: new Date(Date.now() - 8 * 24 * HOUR_MS) });
  expect(await named()).toBeUndefined();
});

it("it is one's turn while a plan waits for one's answer, as long as it can be accepted", async () => {
  const turns = async () => {
    const lists = [await listChats(db, proposer, { limit: 5 }), await listChats(db, receiver, { limit: 5 })];
    return lists.map(({ yourTurn, chats }) => [
      yourTurn,
      chats.find(({ id }) => id === chatId)?.isPlanAwaited ?? false,
    ]);
  };
  const ofNobody = [0, false];
  const ofOne = [1, true];
  expect(await turns()).toEqual([ofNobody, ofNobody]);
  const plan = await propose();
  expect(await turns()).toEqual([ofNobody, ofOne]);
  const asked = await ask(plan, 50);
  expect(await turns()).toEqual([ofOne, ofNobody]);
  const agreed = await answer(asked, "accept", proposer);
  expect(await turns()).toEqual([ofNobody, ofNobody]);
  await ask(agreed, 60, proposer);
  expect(await turns()).toEqual([ofNobody, ofOne]);
  // Unanswered, the request expires and the old time stands.
  const longAgo = { askedAt: new Date(Date.now() - 8 * 24 * HOUR_MS) };
  await db.update(plans).set(longAgo).where(eq(plans.id, plan.id));
  expect(await turns()).toEqual([ofNobody, ofNobody]);
});

it("the list of chats names a plan that the other side cancelled, for a day and until its time", async () => {
  const named = async (by: TestActor) => (await scene.listed(by)).find(({ id }) => id === chatId)?.cancelled;
  const plan = await answer(await propose(), "accept");
  expect(await named(receiver)).toBeUndefined();
  await answer(plan, "cancel", proposer);
  expect(await named(receiver)).toEqual({ what: "Cosplay", startsAt: plan.startsAt });
  expect(await named(proposer)).toBeUndefined();
  await db.update(plans).set({ changedAt: new Date(Date.now() - 25 * HOUR_MS) });
  expect(await named(receiver)).toBeUndefined();
  await db.update(plans).set({ changedAt: new Date(), startsAt: new Date(Date.now() - HOUR_MS) });
  expect(await named(receiver)).toBeUndefined();
});

describe("the calendar file", () => {
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    return {
      method: calendar.getFirstPropertyValue("method"),
      event: new ICAL.Event(calendar.getFirstSubcomponent("vevent")!),
    };
  };

  const alarms = ({ event }: ReturnType<typeof read>) =>
    event.component
      .getAllSubcomponents("valarm")
      .map((alarm) => ["action", "trigger", "description"].map((name) => String(alarm.getFirstPropertyValue(name))));

  it("has one UID, counts its changes, and takes a cancelled plan away", async () => {
    const file = async (plan: Plan, by = proposer) =>
      (await calendarFile(deps, by, { chatId, planId: plan.id })).text();
    const plan = await propose();
    await expect(file(plan)).rejects.toEqual(refusedAs("PLAN_NOT_FOUND"));
    const accepted = await answer(plan, "accept");
    const first = read(await file(accepted));
    expect([first.method, first.event.sequence]).toEqual(["PUBLISH", 1]);
    expect(alarms(first)).toEqual([["DISPLAY", "-PT2H", "Cosplay"]]);
    const moved = await answer(await ask(accepted, 72), "accept", proposer);
    const second = read(await file(moved));
    expect([second.event.uid, second.event.sequence]).toEqual([first.event.uid, 3]);
    expect(second.event.startDate.toJSDate().toISOString()).toBe(moved.startsAt);
    await answer(moved, "cancel");
    const last = read(await file(moved));
    expect(alarms(last)).toEqual([]);
    expect([last.method, last.event.uid, last.event.sequence]).toEqual(["CANCEL", first.event.uid, 4]);
    expect(last.event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("names nobody, no address but the sender's, and no date", async () => {
    await db.update(profiles).set({ firstName: "Quentin", lastName: "Zabel" }).where(eq(profiles.id, proposer.id));
    const plan = await answer(await propose(), "accept");
    const text = await (await calendarFile(deps, receiver, { chatId, planId: plan.id })).text();
    const { event } = read(text);
    expect([event.summary, event.location, event.organizer]).toEqual([
      "Cosplay",
      "Plaza Mayor",
      "mailto:hola@nakamatch.test",
    ]);
    const people = [await scene.profile(proposer), await scene.profile(receiver)];
    const names = people
      .flatMap(({ email, nickname, realName }) => [email, nickname, realName])
      .filter((name) => name !== null);
    for (const name of [...names, "Quentin", "Zabel"]) expect(text).not.toContain(name);
    expect(text.match(/[\w.+-]+@[\w.-]+/g)?.filter((address) => !address.endsWith("nakamatch.test"))).toEqual([]);
    expect(text).not.toMatch(/\b(date|cita|rendez-vous|verabredung|appuntamento|encontro)\b/i);
  });

  it.each([
    ["Europe/Madrid", "2026-10-25"],
    ["America/New_York", "2026-11-01"],
    ["Australia/Lord_Howe", "2026-10-04"],
    ["Pacific/Auckland", "2026-09-27"],
    ["America/Santiago", "2026-09-06"],
  ])("reads back in %s over a change of clocks", (timeZone, day) => {
    for (const hour of [-30, -3, -1, 0, 1, 2, 3, 6, 30]) {
      const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS);
      const plan = {
        id: randomUUID(),
        sequence: 1,
        standing: "accepted" as const,
        what: 'Ver, o no; "Mushishi"\\',
        titleKind: null,
      };
      const text = calendarOf(
        { ...plan, place: "Plaza; Mayor, 1", startsAt, minutes: 300, changedAt: startsAt },
        "es",
        calendarSender,
      );
      const { event } = read(text);
      expect(event.summary).toBe(plan.what);
      const [start, end] = [event.startDate.toJSDate(), event.endDate.toJSDate()];
      expect(localTime(timeZone, start.getTime())).toBe(localTime(timeZone, startsAt.getTime()));
      expect(end.getTime() - start.getTime()).toBe(300 * 60_000);
    }
  });
});

it("emails are off at first", async () => {
  expect(await showEmailed(db, proposer)).toEqual({ isEmailed: false });
  for (const isEmailed of [true, true, false, false]) {
    expect(await setEmailed(db, proposer, { isEmailed, timeZone: "Europe/Madrid" })).toEqual({ isEmailed });
    expect(await showEmailed(db, proposer)).toEqual({ isEmailed });
  }
});
