import { randomUUID } from "node:crypto";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { pushMessages } from "@nakamatch/phrases/es/push/push-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../../mail/transport.ts";
import { systemClock } from "../../../platform/clock.ts";
import { alertSettings, pushSubscriptions } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { planReminders, plans } from "../../../platform/database/schema/plans.ts";
import type { JobKind, Outbox } from "../../../platform/outbox.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { pushText } from "../../push/push-notifications/present.ts";
import { readAgreedPlan, readPlanNews } from "../../push/push-notifications/store.ts";
import { countNewMessages } from "../conversations/service.ts";
import { endChat } from "../endings/service.ts";
import { planJobs } from "./jobs.ts";
import { answerPlan, listPlans, type PlanDeps, proposePlan, setEmailed } from "./service.ts";
import { claimReminder, readUpcoming } from "./store.ts";

const scene = await openChatScene();
const { db } = scene.database;
afterAll(() => scene.close());

const SECRET = "a secret for tests only, long enough";
const HOUR_MS = 3_600_000;
const SETTINGS = {
  ...{ messages: true, matches: true, likes: true, showsText: false },
  ...{ quietFrom: null, quietUntil: null, timeZone: "UTC" },
};
const queued: { name: string; payload: Record<string, unknown> }[] = [];
const outbox: Outbox = {
  add: async (_, kind: JobKind<object>, payload: object) =>
    void queued.push({ name: kind.name, payload: { ...payload } }),
};
const sent: { to: string; email: Email; id: string }[] = [];
const mail = {
  send: async (to: string, email: Email, id: string) => void sent.push({ to, email, id }),
  close: () => {},
};
const calendarSender = { email: "hola@nakamatch.test", publicUrl: "https://nakamatch.test" };
const deps: PlanDeps = { ...scene.deps, outbox, clock: systemClock, calendarSender };
const [emailing, remind, tell, erase] = planJobs({ ...deps, mail, secret: SECRET });

let chatId: string;
let [proposer, receiver]: [TestActor, TestActor] = [scene.first, scene.second];
beforeEach(async () => {
  await db.delete(plans);
  await scene.renew();
  [proposer, receiver] = [scene.first, scene.second];
  chatId = await scene.chatOf();
  scene.realtime.take();
  queued.length = 0;
  sent.length = 0;
});

/** A plan that begins in some hours, agreed on days ago. */
async function agreed(hours: number, values: Partial<typeof plans.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const acceptedAt = new Date(Date.now() - 72 * HOUR_MS);
  const startsAt = new Date(Date.now() + hours * HOUR_MS);
  const people = { proposerId: proposer.id, receiverId: receiver.id };
  const what = { what: "Mushishi", titleKind: "anime" as const, place: "Plaza Mayor" };
  const when = { startsAt, minutes: 120, timeZone: "Europe/Madrid" };
  await db
    .insert(plans)
    .values({ id, chatId, ...people, ...what, ...when, standing: "accepted", acceptedAt, act: "accepted", ...values });
  return id;
}

const answer = async (planId: string, kind: "accept" | "decline" | "cancel", by = receiver) => {
  const [plan] = (await listPlans(db, by, chatId)).plans;
  return answerPlan(deps, by, { chatId, planId, sequence: plan!.sequence, answer: { kind } });
};
const emailed = (person: TestActor, isEmailed = true) => setEmailed(db, person, { isEmailed, timeZone: "Asia/Tokyo" });
async function subscribed(person: TestActor): Promise<void> {
  const { sessionId } = await openSession(db, person.id, SECRET);
  const endpoint = `https://push.test/${randomUUID()}`;
  await db.insert(pushSubscriptions).values({ sessionId, endpoint, p256dh: "p", auth: "a" });
}
const kinds = (name: string) => queued.filter((job) => job.name === name).map(({ payload }) => payload);
const run = async (job = remind) => job.handle({}, "1");
/** Sends what was queued. */
async function send(): Promise<void> {
  for (const payload of kinds("plans.email")) await emailing.handle(emailing.kind.payload.parse(payload));
}

describe("the other's devices", () => {
  it("get a notification of each act, which is outdated once it is read, or by the next", async () => {
    await subscribed(proposer);
    await subscribed(receiver);
    const when = {
      day: new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10),
      time: "18:00",
      minutes: 60,
      timeZone: "UTC",
    };
    const id = randomUUID();
    await proposePlan(deps, proposer, { chatId, id, what: { kind: "text", text: "Cosplay" }, place: null, when });
    const proposed = { kind: "plan" as const, planId: id, sequence: 0 };
    expect(kinds("alerts.push")).toEqual([{ personId: receiver.id, ...proposed }]);
    expect(await readPlanNews(db, receiver.id, proposed)).toMatchObject({ what: "Cosplay", act: "proposed" });
    expect(await readPlanNews(db, proposer.id, proposed)).toBeUndefined();
    await answer(id, "accept");
    expect(await readPlanNews(db, receiver.id, proposed)).toBeUndefined();
    expect(kinds("alerts.push")).toEqual([
      { personId: receiver.id, ...proposed },
      { personId: proposer.id, ...proposed, sequence: 1 },
    ]);
  });

  it.each(LANGUAGES)("show in %s neither name nor plan, unless texts are on", (language) => {
    const plan = {
      ...{ nickname: "Robin", chatId, what: "Mushishi", titleKind: "anime" as const, act: "proposed" as const },
      ...{ startsAt: new Date("2026-12-15T17:00:00Z"), timeZone: "Europe/Madrid", standing: "proposed" as const },
    };
    const shown = (kind: "plan" | "planReminder", showsText: boolean) => {
      const { title, body } = pushText(kind, {
        ...{ language, settings: { ...SETTINGS, showsText }, nickname: plan.nickname, message: null, plan },
      });
      return `${title} ${body}`;
    };
    for (const kind of ["plan", "planReminder"] as const) {
      expect(shown(kind, false)).not.toMatch(/Robin|Mushishi|\{\{|\bdate\b|\bcita\b/i);
      expect(shown(kind, true)).toMatch(/Robin.*Mushishi/);
    }
    expect(shown("planReminder", false)).toContain("15");
    expect(shown("planReminder", false)).toMatch(/18:00|6:00/);
  });

  it("say of another time that is declined that the plan keeps its time", async () => {
    const declined = { act: "declined" as const, actByProposer: true, newsForProposer: false, sequence: 1 };
    const title = async (values: typeof declined & { standing: "accepted" | "declined" }) => {
      const planId = await agreed(48, { ...values, ...(values.standing === "declined" && { acceptedAt: null }) });
      const plan = await readPlanNews(db, receiver.id, { planId, sequence: 1 });
      const content = { language: "es" as const, settings: SETTINGS, nickname: null, message: null, plan };
      return pushText("plan", content).title;
    };
    expect(await title({ ...declined, standing: "declined" })).toBe(pushMessages.plan.declined);
    expect(await title({ ...declined, standing: "accepted" })).toBe(pushMessages.plan.withdrew);
  });
});

describe("emails", () => {
  it("go to whom they are switched on for, with a file that puts the plan into the calendar or takes it away", async () => {
    await emailed(receiver);
    const planId = await agreed(48, { standing: "proposed", acceptedAt: null, act: "proposed" });
    await answer(planId, "accept");
    expect(kinds("plans.email")).toEqual([{ kind: "agreed", planId, personId: receiver.id, sequence: 1 }]);
    await send();
    await send();
    const { email: address, nickname } = await scene.profile(receiver);
    expect(sent.map(({ to }) => to)).toEqual([address, address]);
    expect(sent[0]!.id, "the Message-ID of a retry").toBe(sent[1]!.id);
    const { email } = sent[0]!;
    expect(email.calendar).toMatchObject({ method: "PUBLISH", content: expect.stringContaining("SEQUENCE:1") });
    expect(email.subject).not.toMatch(/Mushishi|Plaza/);
    expect(email.text).toContain("Mushishi");
    expect(email.text).toContain(nickname);
    const other = await scene.profile(proposer);
    expect(email.text).not.toContain(other.nickname);
    await answer(planId, "cancel", proposer);
    queued.splice(0, 1);
    await send();
    expect(sent[2]!.email.calendar).toMatchObject({ method: "CANCEL", content: expect.stringContaining("SEQUENCE:2") });
  });

  it("are not sent of what is not so any more, nor once they are switched off", async () => {
    await emailed(receiver);
    const planId = await agreed(48, { standing: "proposed", acceptedAt: null, act: "proposed" });
    await answer(planId, "accept");
    await emailed(receiver, false);
    await send();
    await emailed(receiver);
    await db.update(plans).set({ standing: "cancelled" }).where(eq(plans.id, planId));
    await send();
    expect(sent).toEqual([]);
  });

  it.each(LANGUAGES)("in %s say when, in the reader's zone, and leave no gap", async (language) => {
    await emailed(receiver);
    await db.update(profiles).set({ language }).where(eq(profiles.id, receiver.id));
    const planId = await agreed(48, { startsAt: new Date("2036-12-15T17:00:00Z") });
    queued.push({ name: "plans.email", payload: { kind: "agreed", planId, personId: receiver.id, sequence: 0 } });
    await send();
    const { email } = sent[0]!;
    expect(email.text).not.toContain("{{");
    expect(email.subject).toMatch(/\b(?:0?2:00)/);
  });
});

describe("reminders", () => {
  beforeEach(async () => {
    for (const person of [proposer, receiver]) await subscribed(person);
  });
  const reminded = () => kinds("alerts.push").map(({ personId, before }) => [personId, before]);

  it("come once to each, on the day before and two hours before", async () => {
    const planId = await agreed(23);
    for (let times = 0; times < 2; times += 1) await run();
    const both = (before: string) => [proposer.id, receiver.id].map((id) => [id, before]);
    expect(reminded().toSorted()).toEqual(both("day").toSorted());
    queued.length = 0;
    await db
      .update(plans)
      .set({ startsAt: new Date(Date.now() + 1.5 * HOUR_MS) })
      .where(eq(plans.id, planId));
    for (let times = 0; times < 2; times += 1) await run();
    expect(reminded().toSorted()).toEqual(both("hours").toSorted());
  });

  it("do not come earlier, nor later than the plan, nor of a proposal", async () => {
    await agreed(27);
    await agreed(-1);
    await agreed(23, { standing: "proposed", acceptedAt: null });
    await run();
    expect(reminded()).toEqual([]);
  });

  it("whose time was before the two agreed do not come", async () => {
    await agreed(23, { acceptedAt: new Date() });
    await run();
    expect(reminded()).toEqual([]);
  });

  it("are read in pages, without those that are claimed or cannot be due", async () => {
    await agreed(1, { acceptedAt: new Date() });
    const made = [await agreed(22), await agreed(23)];
    const [first] = await readUpcoming(db, { after: undefined, limit: 1 });
    await claimReminder(db, first!);
    const read: string[] = [];
    for (let after: typeof first; ; ) {
      const [row, ...more] = await readUpcoming(db, { after, limit: 1 });
      expect(more).toEqual([]);
      if (!row) break;
      read.push(`${row.planId} ${row.isProposer}`);
      after = row;
    }
    const all = made.flatMap((id) => [`${id} false`, `${id} true`]);
    expect(read).toEqual(all.slice(1));
  });

  it("keep quiet hours in the zone in which notifications do", async () => {
    await agreed(23, { timeZone: "Asia/Tokyo" });
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { quietFrom: (minute + 1410) % 1440, quietUntil: (minute + 30) % 1440 };
    await db.insert(alertSettings).values({ personId: receiver.id, timeZone: "UTC", ...quiet });
    await run();
    expect(reminded()).toEqual([[proposer.id, "day"]]);
  });

  it("wait for the end of quiet hours", async () => {
    await agreed(23);
    const quiet = { timeZone: "UTC", quietFrom: 0, quietUntil: 0 };
    await db.insert(alertSettings).values({ personId: receiver.id, ...quiet });
    await run();
    expect(reminded()).toEqual([[proposer.id, "day"]]);
    await db
      .update(alertSettings)
      .set({ quietFrom: null, quietUntil: null })
      .where(eq(alertSettings.personId, receiver.id));
    await run();
    expect(reminded()).toEqual([
      [proposer.id, "day"],
      [receiver.id, "day"],
    ]);
  });

  const causes: [string, (planId: string) => Promise<unknown>][] = [
    ["cancelled", (planId) => answer(planId, "cancel")],
    ["cancelled by a block", () => scene.block(receiver, proposer)],
    ["cancelled by a ban", () => scene.ban(receiver)],
    ["cancelled by a deletion", () => scene.deleteAccount(receiver)],
    [
      "cancelled by the end of the conversation",
      async () => {
        await scene.say(receiver, chatId);
        await endChat(scene.deps, receiver, { chatId, sentence: "thanks" });
      },
    ],
  ];
  it.each(causes)("do not follow a plan that is %s, even between reading and claiming", async (_, cause) => {
    const planId = await agreed(23);
    const upcoming = await readUpcoming(db, { after: undefined, limit: 10 });
    expect(upcoming).toHaveLength(2);
    await cause(planId);
    for (const row of upcoming) expect(await claimReminder(db, row)).toBe(false);
    queued.length = 0;
    await run();
    expect(queued).toEqual([]);
    expect(await db.select().from(planReminders)).toEqual([]);
  });

  it("that wait at the push service are outdated by a cancelling or another time", async () => {
    const planId = await agreed(23);
    await run();
    const [{ startsAt }] = kinds("alerts.push") as [{ startsAt: string }];
    expect(await readAgreedPlan(db, receiver.id, { planId, startsAt })).toMatchObject({ what: "Mushishi" });
    expect(await readAgreedPlan(db, scene.outsider.id, { planId, startsAt })).toBeUndefined();
    const other = new Date(Date.parse(startsAt) + HOUR_MS).toISOString();
    expect(await readAgreedPlan(db, receiver.id, { planId, startsAt: other })).toBeUndefined();
    await answer(planId, "cancel");
    expect(await readAgreedPlan(db, receiver.id, { planId, startsAt })).toBeUndefined();
  });

  it("go by email too, where it is switched on", async () => {
    await emailed(receiver);
    const planId = await agreed(23);
    await run();
    expect(kinds("plans.email")).toMatchObject([{ kind: "reminder", planId, personId: receiver.id, before: "day" }]);
    await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.email.calendar).toBeUndefined();
    await answer(planId, "cancel");
    queued.splice(1);
    await send();
    expect(sent).toHaveLength(1);
  });
});

describe("a plan that a block cancelled", () => {
  it("is told once to the other, as any, and leaves both calendars", async () => {
    await subscribed(proposer);
    await subscribed(receiver);
    await emailed(proposer);
    const planId = await agreed(48);
    await scene.block(receiver, proposer);
    for (let times = 0; times < 2; times += 1) await run(tell);
    const event = { kind: "plan" as const, planId, sequence: 1 };
    expect(kinds("alerts.push")).toEqual([{ personId: proposer.id, ...event }]);
    const { nickname } = await scene.profile(receiver);
    expect(await readPlanNews(db, proposer.id, event), "as any").toMatchObject({ nickname, act: "cancelled" });
    expect(kinds("plans.email")).toEqual([{ kind: "cancelled", planId, personId: proposer.id, sequence: 1 }]);
    await send();
    expect(sent[0]!.email.calendar).toMatchObject({ method: "CANCEL" });
    const to = [proposer.id, receiver.id].sort();
    const { startsAt } = (await listPlans(db, proposer, chatId)).plans[0]!;
    const news = { toId: proposer.id, act: "cancelled", plan: { what: "Mushishi", titleKind: "anime", startsAt } };
    expect(scene.realtime.take()).toEqual([{ to, event: "plans.changed", payload: { chatId, news } }]);
  });
});

describe("a plan that was cancelled by other acts", () => {
  const shown = async () => ({
    hasNewChats: (await scene.profile(proposer)).hasNewChats,
    isArchived: (await scene.chatRow(chatId)).archivedByUser1,
    news: await countNewMessages(db, proposer.id),
  });
  it.each([
    ["a block", () => scene.block(receiver, proposer)],
    ["a deletion", () => scene.deleteAccount(receiver)],
  ])("by %s is new to the other once it is told, and brings the chat back", async (_, cause) => {
    await agreed(48, { newsForProposer: null });
    await scene.archive(chatId, "archivedByUser1");
    await cause();
    expect(await shown()).toEqual({ hasNewChats: false, isArchived: true, news: 0 });
    await run(tell);
    expect(await shown()).toEqual({ hasNewChats: true, isArchived: false, news: 1 });
  });

  it("by a ban sets no dot, as the chat is hidden", async () => {
    await agreed(48, { newsForProposer: null });
    await scene.ban(receiver);
    await run(tell);
    expect(await shown()).toMatchObject({ hasNewChats: false, news: 0 });
  });
});

it(`plans are erased ${PLANS.keptDays} days after their end, whatever became of them`, async () => {
  const hours = PLANS.keptDays * 24;
  const kept = [await agreed(-hours - 1), await agreed(-hours - 1, { standing: "declined" })];
  await agreed(-hours - 3);
  await agreed(-hours - 3, { standing: "cancelled" });
  await run(erase);
  const left = await db.select({ id: plans.id }).from(plans);
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});
