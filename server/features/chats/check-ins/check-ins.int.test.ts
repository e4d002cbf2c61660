import { randomUUID } from "node:crypto";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { emailPhrases } from "../../../mail/languages.ts";
import { createSmtpTransport, type Email } from "../../../mail/transport.ts";
import { systemClock } from "../../../platform/clock.ts";
import { checkIns, trustedInvitations, trustedMailboxes } from "../../../platform/database/schema/check-ins.ts";
import { installation } from "../../../platform/database/schema/installation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { planLinks, plans } from "../../../platform/database/schema/plans.ts";
import { createLog } from "../../../platform/log.ts";
import type { JobKind, Outbox } from "../../../platform/outbox.ts";
import { writtenTime } from "../../../platform/written-time.ts";
import type { Storage } from "../../../storage/storage.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import type { TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { endLink, makeLink, openLink } from "../plan-links/service.ts";
import { answerPlan } from "../plans/service.ts";
import { checkInJobs } from "./jobs.ts";
import { createCheckInTokens, mailboxKeys } from "./policy.ts";
import {
  answerByLink,
  answerCheckIn,
  answerInvitation,
  inviteTrusted,
  listCheckIns,
  openMakerLink,
  openTrustedLink,
  setHour,
} from "./service.ts";

const scene = await openChatScene();
const { db } = scene.database;
afterAll(async () => {
  smtp.close();
  await mailbox.close();
  await scene.close();
});

const SECRET = "a secret for tests only, long enough";
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TRUSTED = "ana@example.test";
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS);

const queued: { name: string; payload: Record<string, unknown> }[] = [];
const outbox: Outbox = {
  add: async (_, kind: JobKind<object>, payload: object) =>
    void queued.push({ name: kind.name, payload: { ...payload } }),
};
const sent: { to: string; email: Email; id: string }[] = [];
/** What the mail server says in place of taking an email. */
let refuse: Parameters<typeof openMailbox>[0];
const mailbox = await openMailbox((...asked) => refuse?.(...asked));
const publicUrl = "https://nakamatch.test";
const smtp = createSmtpTransport({ url: mailbox.url, from: "Nakamatch <hola@nakamatch.test>", publicUrl });
/** What happens before the mail server takes an email. */
let onSend: (to: string) => Promise<void> | void;
const mail = {
  send: async (to: string, email: Email, id: string) => {
    await onSend(to);
    await smtp.send(to, email, id);
    sent.push({ to, email, id });
  },
  close: () => {},
};
const tokens = createCheckInTokens(SECRET);
const lines: string[] = [];
const log = createLog({ level: "trace", pretty: false }, { write: (line) => lines.push(line) });
const calendarSender = { email: "hola@nakamatch.test", publicUrl };
const parts = { clock: systemClock, log, mail, outbox, calendarSender };
/** No person here has a photo. */
const storage = {} as Storage;
const deps = { ...scene.deps, ...parts, storage, secret: SECRET, earlierSecrets: [] as string[], publicUrl, tokens };
const [invitation, undelivered, reminding, telling, erasing] = checkInJobs(deps);

let chatId: string;
let maker: TestActor;
let other: TestActor;
let makerEmail: string;
beforeEach(async () => {
  await db.delete(checkIns);
  await db.delete(plans);
  await db.delete(trustedMailboxes);
  await db.delete(installation);
  await scene.renew();
  [maker, other] = [scene.first, scene.second];
  chatId = await scene.chatOf();
  makerEmail = (await findRecipient(db, maker.id))?.email ?? "";
  scene.realtime.take();
  queued.length = 0;
  sent.length = 0;
  onSend = () => {};
  refuse = undefined;
});

async function agreed(values: Partial<typeof plans.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const pair = { proposerId: other.id, receiverId: maker.id };
  const when = { startsAt: hours(2), minutes: 60, timeZone: "Europe/Madrid" };
  const what = { what: "Mushishi", place: "Plaza Mayor" };
  const standing = { standing: "accepted", acceptedAt: hours(-1), act: "accepted" } as const;
  await db.insert(plans).values({ id, chatId, ...pair, ...when, ...what, ...standing, ...values });
  return id;
}

const set = async (dueAt = hours(4), planId?: string) =>
  setHour(deps, maker, { chatId, planId: planId ?? (await agreed()), dueAt: dueAt.toISOString() });
const invite = (checkInId: string, email = TRUSTED, letters = "Luz") =>
  inviteTrusted(deps, maker, { checkInId, email, letters });
const run = (job: { handle(payload: unknown, id: string): Promise<void> }) => job.handle({}, "1");
const row = async (id: string) => (await db.select().from(checkIns).where(eq(checkIns.id, id)))[0]!;
const mine = async () => (await listCheckIns(db, maker)).checkIns[0];
/** Moves a check-in and what happened to it into the past. */
const pass = (id: string, minutes: number) =>
  db
    .update(checkIns)
    .set({
      dueAt: sql`${checkIns.dueAt} - make_interval(mins => ${minutes})`,
      remindedAt: sql`${checkIns.remindedAt} - make_interval(mins => ${minutes})`,
      sendingUntil: sql`${checkIns.sendingUntil} - make_interval(mins => ${minutes})`,
    })
    .where(eq(checkIns.id, id));
async function sendInvitations(): Promise<void> {
  for (const { name, payload } of queued.splice(0)) {
    if (name === invitation.kind.name) await invitation.handle(invitation.kind.payload.parse(payload));
    if (name === undelivered.kind.name) await undelivered.handle(undelivered.kind.payload.parse(payload));
  }
}
const tokenIn = ({ email }: { email: Email }, path: string) =>
  new RegExp(`${path}\\?token=([\\w-]+)`).exec(email.text)?.[1] ?? "";
const emailsTo = (to: string) => sent.filter((each) => each.to === to);

/** A check-in whose trusted person has said yes, with their token. */
async function confirmed(planId?: string): Promise<{ id: string; token: string }> {
  const { id } = await set(hours(4), planId);
  await invite(id);
  await sendInvitations();
  const token = tokenIn(emailsTo(TRUSTED).at(-1)!, "/trusted-person");
  expect((await answerInvitation(deps, token, "yes"))?.view.kind).toBe("yes");
  return { id, token };
}
async function reminded(): Promise<{ id: string; token: string }> {
  const found = await confirmed();
  await pass(found.id, 4 * 60 + 1);
  await run(reminding);
  return found;
}

describe("the hour", () => {
  it("is one after an agreed plan, by its maker alone, and begins anew when it is set again", async () => {
    const planId = await agreed();
    const first = await set(hours(4), planId);
    expect(first).toMatchObject({ planId, chatId, state: "waiting", trusted: "none", timeZone: "Europe/Madrid" });
    expect((await listCheckIns(db, other)).checkIns).toEqual([]);
    await answerCheckIn(deps, maker, { checkInId: first.id, answer: "home" });
    const again = await set(hours(5), planId);
    expect(again).toMatchObject({ id: first.id, state: "waiting", answeredAt: null });
    await expect(answerCheckIn(deps, other, { checkInId: first.id, answer: "end" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it.each([
    ["past", -0.1],
    ["tooFar", 15.1],
  ])("is refused as %s", async (reason, at) => {
    await expect(set(hours(at))).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "dueAt", reason }] },
    });
  });

  it("set again after the trusted person was told asks for somebody anew", async () => {
    const { id } = await reminded();
    await pass(id, 31);
    await run(telling);
    const again = await set(hours(4), (await row(id)).planId!);
    expect(again).toMatchObject({ id, state: "waiting", trusted: "none" });
    expect(await row(id)).toMatchObject({ trustedEmail: null });
  });

  it("needs a plan on which both agree, in a chat of one's own", async () => {
    const planId = await agreed({ standing: "proposed", acceptedAt: null });
    await expect(set(hours(4), planId)).rejects.toMatchObject({ code: "PLAN_CHANGED" });
    await expect(set(hours(4), randomUUID())).rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
    const input = { chatId, planId, dueAt: hours(4).toISOString() };
    await expect(setHour(deps, scene.outsider, input)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
  });
});

describe("another time of the plan", () => {
  const asked = (changes: Partial<typeof plans.$inferInsert>, planId: string) =>
    db
      .update(plans)
      .set({ sequence: 1, ...changes })
      .where(eq(plans.id, planId));

  it("moves the hour and its zone along, once both agree on it", async () => {
    const startsAt = new Date(Math.ceil(hours(2).getTime() / MINUTE_MS) * MINUTE_MS);
    const planId = await agreed({ startsAt });
    const { id } = await set(hours(4), planId);
    const before = (await row(id)).dueAt.getTime();
    const moved = new Date(startsAt.getTime() + 24 * HOUR_MS).toISOString();
    const when = { day: moved.slice(0, 10), time: moved.slice(11, 16), minutes: 90, timeZone: "Atlantic/Reykjavik" };
    const input = { chatId, planId, sequence: 0, answer: { kind: "ask", when } } as const;
    await answerPlan(deps, other, input);
    expect((await row(id)).dueAt.getTime()).toBe(before);
    await answerPlan(deps, maker, { chatId, planId, sequence: 1, answer: { kind: "accept" } });
    expect(await row(id)).toMatchObject({ dueAt: new Date(before + 24 * HOUR_MS), timeZone: "Atlantic/Reykjavik" });
  });

  it("keeps the hour within the plan and twelve hours after it", async () => {
    const startsAt = hours(10);
    const planId = await agreed({ startsAt, minutes: 120 });
    const { id } = await set(new Date(startsAt.getTime() + 14 * HOUR_MS), planId);
    await asked({ startsAt: hours(20), minutes: 60 }, planId);
    expect((await row(id)).dueAt.getTime()).toBeCloseTo(hours(33).getTime(), -4);
    await db.update(checkIns).set({ dueAt: hours(1) });
    await asked({ startsAt: hours(3) }, planId);
    expect((await row(id)).dueAt.getTime()).toBeCloseTo(hours(3).getTime(), -4);
  });

  it("leaves an hour that was asked about or answered", async () => {
    const planId = await agreed();
    const { id } = await set(hours(4), planId);
    const { dueAt } = await row(id);
    for (const values of [
      { remindedAt: hours(0) },
      { remindedAt: null, answer: "home", answeredAt: hours(0) },
    ] as const) {
      await db.update(checkIns).set(values);
      await asked({ startsAt: hours(values.remindedAt ? 30 : 40) }, planId);
      expect(await row(id)).toMatchObject({ dueAt });
    }
  });
});

describe("after the plan is cancelled", () => {
  const cancel = (planId: string) =>
    db.update(plans).set({ standing: "cancelled", act: "cancelled" }).where(eq(plans.id, planId));

  it("another hour, also before the plan, keeps the trusted person and says that it goes on", async () => {
    const planId = await agreed();
    const { id } = await confirmed(planId);
    await cancel(planId);
    expect(await mine()).toMatchObject({ asksToKeep: true });
    const dueAt = hours(1);
    expect(await set(dueAt, planId)).toMatchObject({ id, dueAt: dueAt.toISOString(), asksToKeep: false });
    expect(await mine()).toMatchObject({ state: "waiting", trusted: "confirmed" });
  });

  it("nobody can set one, nor begin an answered one anew", async () => {
    const planId = await agreed();
    const { id } = await confirmed(planId);
    await cancel(planId);
    await answerCheckIn(deps, maker, { checkInId: id, answer: "home" });
    await expect(set(hours(4), planId)).rejects.toMatchObject({ code: "PLAN_CHANGED" });
    const never = await agreed({ standing: "cancelled", act: "cancelled" });
    await expect(set(hours(4), never)).rejects.toMatchObject({ code: "PLAN_CHANGED" });
  });
});

it("names its plan, and the other person while the maker sees them", async () => {
  await set();
  const { nickname } = await scene.profile(other);
  expect(await mine()).toMatchObject({ plan: { nickname, startsAt: expect.any(String) } });
  await scene.block(maker, other);
  expect(await mine()).toMatchObject({ plan: { nickname: null, startsAt: expect.any(String) } });
});

describe("what the other side does", () => {
  it.each([
    ["a block", () => scene.block(other, maker)],
    ["a ban of the other", () => scene.ban(other)],
    ["a ban of the maker", () => scene.ban(maker)],
    ["the deletion of the other's account", () => scene.deleteAccount(other)],
  ])("does not end it: %s; the maker is asked whether it goes on", async (_, act) => {
    const { id } = await confirmed();
    await act();
    expect(await mine()).toMatchObject({ id, state: "waiting", trusted: "confirmed", asksToKeep: true });
    await answerCheckIn(deps, maker, { checkInId: id, answer: "keep" });
    expect(await mine()).toMatchObject({ state: "waiting", asksToKeep: false });
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    await pass(id, 31);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
  });

  it("is nothing to the maker's own deletion, which ends all of it", async () => {
    await reminded();
    await scene.deleteAccount(maker);
    expect(await db.select().from(checkIns)).toEqual([]);
    sent.length = 0;
    await run(telling);
    expect(sent).toEqual([]);
  });
});

describe("the trusted person", () => {
  it("gets an email that names the maker in their letters, and neither other nor plan", async () => {
    const { id } = await set();
    expect(await invite(id)).toMatchObject({ trusted: "asked", letters: "Luz" });
    expect(JSON.stringify(queued)).not.toContain(TRUSTED);
    await sendInvitations();
    const [{ email, to } = { email: { text: "", html: "", subject: "" }, to: "" }] = sent;
    expect(to).toBe(TRUSTED);
    const words = email.subject + email.text + email.html;
    expect(words).toContain("Luz");
    const { nickname } = (await db.select().from(profiles).where(eq(profiles.id, other.id)))[0]!;
    for (const secret of [nickname, "Mushishi", "Plaza Mayor", chatId, maker.id, other.id, id]) {
      expect(words).not.toContain(secret);
    }
    const links = [...email.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link).origin);
    expect(new Set(links)).toEqual(new Set([publicUrl]));
  });

  it.each([
    ["the hour, if that comes first", 20],
    ["two days", 72],
  ])("reads one time until which they can answer: %s", async (_, due) => {
    const planId = await agreed({ startsAt: hours(due - 1), minutes: 60 });
    const { id } = await set(hours(due), planId);
    await invite(id);
    await sendInvitations();
    const { invitedAt, dueAt, timeZone } = await row(id);
    const until = due < 48 ? dueAt : new Date(invitedAt!.getTime() + 48 * HOUR_MS);
    const { text } = sent[0]!.email;
    expect(text).toContain(`hasta el ${writtenTime(until, timeZone, "es")}.`);
    expect(text.match(/\d+:\d\d|\d+ horas/g)).toHaveLength(1);
  });

  it("says yes by a press; opening changes nothing", async () => {
    const { id } = await set();
    await invite(id);
    await sendInvitations();
    const token = tokenIn(sent[0]!, "/trusted-person");
    expect((await openTrustedLink(deps, token))?.view).toMatchObject({ kind: "asked", letters: "Luz" });
    expect(await mine()).toMatchObject({ trusted: "asked" });
    await answerInvitation(deps, token, "yes");
    expect(await mine()).toMatchObject({ trusted: "confirmed" });
    expect(await openTrustedLink(deps, "forged")).toBeUndefined();
  });

  it.each(["no", "never"] as const)("says %s, and the address is erased", async (answer) => {
    const { id, token } = await confirmed();
    expect((await answerInvitation(deps, token, answer))?.view.kind).toBe(answer);
    expect(await row(id)).toMatchObject({ trusted: "declined", trustedEmail: null });
    const kept = await db.select().from(trustedMailboxes);
    expect(kept.map(({ emailKey, refusedAt }) => [emailKey, refusedAt !== null])).toEqual([
      [mailboxKeys([SECRET], TRUSTED)[0], answer === "never"],
    ]);
    expect(JSON.stringify(kept)).not.toContain("ana");
  });

  it("that wants no email ever again gets none, in any spelling; the maker's answer is the same", async () => {
    const { token } = await confirmed();
    await answerInvitation(deps, token, "never");
    await db.update(trustedMailboxes).set({ invitedAt: [] });
    sent.length = 0;
    const { id } = await set();
    expect(await invite(id, "Ana+x@example.test")).toMatchObject({ trusted: "asked", letters: "Luz" });
    expect(await row(id)).toMatchObject({ trustedEmail: null });
    await sendInvitations();
    expect(sent).toEqual([]);
  });

  it("that is asked again in the same check-in stays what they are: asked once, or confirmed", async () => {
    const { id } = await set();
    await Promise.all([invite(id), invite(id, "Ana+x@example.test", "Lu")]);
    expect(await invite(id)).toMatchObject({ trusted: "asked", letters: expect.stringMatching(/^Luz?$/) });
    await sendInvitations();
    expect(sent).toHaveLength(1);
    await answerInvitation(deps, tokenIn(sent[0]!, "/trusted-person"), "yes");
    expect(await invite(id)).toMatchObject({ trusted: "confirmed" });
    expect(await row(id)).toMatchObject({ trustedEmail: expect.stringMatching(/^ana/) });
  });

  it("that wants no email ever again is forgotten in all check-ins, also by a queued invitation", async () => {
    const { token } = await confirmed();
    await db.update(trustedMailboxes).set({ invitedAt: [] });
    const second = await set();
    await invite(second.id);
    await answerInvitation(deps, token, "never");
    expect(await row(second.id)).toMatchObject({ trusted: "declined", trustedEmail: null });
    sent.length = 0;
    await sendInvitations();
    expect(sent).toEqual([]);
  });

  it("that wants no email ever again gets none after a change of the secret, nor from check-ins before it", async () => {
    const { id, token } = await confirmed();
    const renewed = { ...deps, secret: "another secret for tests, long enough", earlierSecrets: [SECRET] };
    await db.update(trustedMailboxes).set({ invitedAt: [] });
    const second = await set();
    await inviteTrusted(renewed, maker, { checkInId: second.id, email: TRUSTED, letters: "Luz" });
    await answerInvitation(deps, token, "never");
    for (const each of [id, second.id]) expect(await row(each)).toMatchObject({ trustedEmail: null });
    const third = await set();
    await inviteTrusted(renewed, maker, { checkInId: third.id, email: TRUSTED, letters: "Luz" });
    expect(await row(third.id)).toMatchObject({ trusted: "asked", trustedEmail: null });
  });

  it("is one of three whom a member asks in a week; refused attempts and repeats count nothing", async () => {
    const { id } = await set();
    const ask = (name: string) => invite(id, `${name}@example.test`);
    for (let attempt = 0; attempt < 4; attempt++) await expect(ask("no body")).rejects.toThrow();
    for (const name of ["ana", "eva", "eva+x", "ada", "eva", "ana"]) await ask(name);
    const refusal = await ask("lea").catch((error) => error);
    expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: expect.any(Number) } });
    expect(refusal.data.retryAfterSeconds).toBeGreaterThan(6.9 * 24 * 3600);
    await db.update(trustedInvitations).set({ at: hours(-7 * 24 - 1) });
    await run(erasing);
    expect(await db.select().from(trustedInvitations)).toEqual([]);
    await ask("lea");
  });

  it("gets one invitation a day and three in 30 days, whoever asks", async () => {
    const mayAsk = async () => {
      await db.delete(plans);
      sent.length = 0;
      await invite((await set()).id);
      await sendInvitations();
      return sent.length === 1;
    };
    const age = (hoursAgo: number) =>
      db.update(trustedMailboxes).set({
        invitedAt: sql`array(select at - make_interval(hours => ${hoursAgo}) from unnest(invited_at) at)`,
      });
    expect([await mayAsk(), await mayAsk()]).toEqual([true, false]);
    await age(25);
    expect([await mayAsk(), await mayAsk()]).toEqual([true, false]);
    await age(25);
    expect(await mayAsk()).toBe(true);
    await age(25);
    expect(await mayAsk()).toBe(false);
    await age(29 * 24);
    expect(await mayAsk()).toBe(true);
  });

  it.each([
    [{ letters: "www.es" }, "letters", "invalid"],
    [{ letters: "puta" }, "letters", "invalid"],
    [{ letters: " " }, "letters", "required"],
    [{ email: "nobody" }, "email", "invalid"],
  ])("is not asked with %o", async (values, path, reason) => {
    const { id } = await set();
    const input = { checkInId: id, email: TRUSTED, letters: "Luz", ...values };
    await expect(inviteTrusted(deps, maker, input)).rejects.toMatchObject({ data: { issues: [{ path, reason }] } });
  });

  it("is forgotten after 48 hours without an answer", async () => {
    const { id } = await set();
    await invite(id);
    await sendInvitations();
    const token = tokenIn(sent[0]!, "/trusted-person");
    await run(erasing);
    expect(await row(id)).toMatchObject({ trusted: "asked", trustedEmail: TRUSTED });
    const old = { ...tokens.readTrusted(token)!, invitedAt: hours(-48) };
    await db.update(checkIns).set({ invitedAt: old.invitedAt });
    expect((await answerInvitation(deps, tokens.trusted(old), "yes"))?.view.kind).toBe("over");
    await run(erasing);
    expect(await row(id)).toMatchObject({ trusted: "unanswered", trustedEmail: null });
  });

  it("is forgotten once plan and check-in are both over, and the row three days later", async () => {
    const { id } = await confirmed();
    await answerCheckIn(deps, maker, { checkInId: id, answer: "home" });
    await run(erasing);
    expect(await row(id)).toMatchObject({ trustedEmail: TRUSTED });
    await db.update(plans).set({ startsAt: hours(-2) });
    await run(erasing);
    expect(await row(id)).toMatchObject({ trustedEmail: null });
    await pass(id, 4 * 24 * 60);
    await run(erasing);
    expect(await row(id)).toBeUndefined();
  });

  it("is forgotten 24 hours after the email was due, also if it was never sent", async () => {
    const { id } = await confirmed(await agreed({ startsAt: hours(-2) }));
    await pass(id, 4 * 60 + 30 + 24 * 60 - 1);
    await run(erasing);
    expect(await row(id)).toMatchObject({ trustedEmail: TRUSTED });
    await pass(id, 2);
    await run(erasing);
    expect(await row(id)).toMatchObject({ trustedEmail: null });
    expect(await mine()).toMatchObject({ state: "over" });
  });

  it.each(["550 5.1.1 no such user", "554 5.7.1 policy"])(
    "whom no email reaches is lost, and the maker told: %s",
    async (answer) => {
      refuse = (to) => (to === TRUSTED ? answer : undefined);
      const { id } = await set();
      await invite(id);
      if (!answer.includes("5.1.1")) {
        const [job] = queued;
        await expect(sendInvitations()).rejects.toThrow();
        expect(await row(id)).toMatchObject({ trusted: "asked", trustedEmail: TRUSTED });
        const invitedAt = hours(-0.51);
        await db.update(checkIns).set({ invitedAt });
        queued.push({ ...job!, payload: { ...job!.payload, invitedAt: invitedAt.toISOString() } });
      }
      await sendInvitations();
      expect(await row(id)).toMatchObject({ trusted: "undeliverable", trustedEmail: null });
      await sendInvitations();
      expect(sent.map(({ to }) => to)).toEqual([makerEmail]);
    },
  );
});

describe("the reminder", () => {
  it("comes once at its hour, by email, and says who is told and when", async () => {
    const { id } = await confirmed();
    await run(reminding);
    expect(emailsTo(makerEmail)).toEqual([]);
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    await run(reminding);
    const [reminder] = emailsTo(makerEmail);
    expect(emailsTo(makerEmail)).toHaveLength(1);
    expect(reminder?.email.text).not.toContain("Mushishi");
    expect(await mine()).toMatchObject({ state: "due" });
    expect(scene.realtime.take()).not.toEqual([]);
  });

  it("does not come once it is 24 hours late, as what it announces would not come", async () => {
    const { id } = await confirmed();
    await pass(id, 4 * 60 + 24 * 60 + 1);
    await run(reminding);
    expect(emailsTo(makerEmail)).toEqual([]);
    await pass(id, -2);
    await run(reminding);
    expect(emailsTo(makerEmail)).toHaveLength(1);
  });

  it("says that nobody is told if nobody has confirmed, who then cannot any more", async () => {
    const { id } = await set();
    await invite(id);
    await sendInvitations();
    const token = tokenIn(sent[0]!, "/trusted-person");
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    expect(emailsTo(makerEmail)[0]?.email.text).toContain("no avisaremos a nadie");
    expect((await answerInvitation(deps, token, "yes"))?.view.kind).toBe("over");
    expect(await row(id)).toMatchObject({ trusted: "unanswered", trustedEmail: null });
    await pass(id, 31);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(1);
  });

  it("is answered by its link without a session, also by somebody banned; opening it answers nothing", async () => {
    const { id } = await confirmed();
    await scene.ban(maker);
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    const token = tokenIn(emailsTo(makerEmail)[0]!, "/check-in");
    expect(await openMakerLink(deps, token)).toMatchObject({ id, answer: null });
    expect(await answerByLink(deps, token, "home")).toMatchObject({ answer: "home" });
    await pass(id, 0);
    await db.update(checkIns).set({ remindedAt: hours(-1) });
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(1);
    expect(await openMakerLink(deps, "forged")).toBeUndefined();
  });

  it("of an hour that was changed since answers nothing", async () => {
    const { id } = await confirmed();
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    const token = tokenIn(emailsTo(makerEmail)[0]!, "/check-in");
    await set(hours(4), (await row(id)).planId!);
    expect(await answerByLink(deps, token, "home")).toBeUndefined();
    expect(await mine()).toMatchObject({ state: "waiting", trusted: "confirmed" });
  });

  it.each([
    ["550 5.7.1 spam", "recipient", 1],
    ["554 5.7.1 spam", "content", 1],
    ["451 4.7.1 greylisted", "recipient", 31],
    ["451 4.7.1 greylisted", "content", 31],
  ] as const)(
    "that the mail server refuses by %s of the %s does not keep the trusted person from being told",
    async (answer, part, minutes) => {
      const { id } = await confirmed();
      await pass(id, 4 * 60 + 1);
      refuse = (to, refused) => (to === makerEmail && refused === part ? answer : undefined);
      await run(reminding);
      expect((await row(id)).remindedAt === null).toBe(minutes > 1);
      await pass(id, minutes - 1);
      await run(reminding);
      expect(emailsTo(makerEmail)).toEqual([]);
      await pass(id, 31);
      await run(telling);
      expect(emailsTo(TRUSTED)).toHaveLength(2);
    },
  );

  it("waits for a mail server that is away, and the trusted person for the reminder", async () => {
    const { id } = await confirmed();
    await pass(id, 5 * 60);
    onSend = () => {
      throw new Error("connection refused");
    };
    await run(reminding);
    onSend = () => {};
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(1);
    await run(reminding);
    expect(emailsTo(makerEmail)).toHaveLength(1);
  });
});

describe("the email to the trusted person", () => {
  it("comes once, 30 minutes after the reminder, with the hour and the emergency numbers of the plan's country", async () => {
    const { id, token } = await reminded();
    await pass(id, 29);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(1);
    await pass(id, 1);
    await run(telling);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    const { email } = emailsTo(TRUSTED)[1]!;
    const words = email.subject + email.text;
    expect(words).toContain("Luz");
    expect(words).toContain("112");
    const { nickname } = (await db.select().from(profiles).where(eq(profiles.id, other.id)))[0]!;
    for (const secret of [nickname, "Mushishi", "Plaza Mayor"]) expect(words).not.toContain(secret);
    const format = new Intl.DateTimeFormat("es", { hour: "numeric", minute: "2-digit", timeZone: "Europe/Madrid" });
    expect(words).toContain(format.format((await row(id)).dueAt));
    expect(await mine()).toMatchObject({ state: "told", toldAt: expect.any(String) });
    expect((await openTrustedLink(deps, token))?.view.kind).toBe("told");
    await answerCheckIn(deps, maker, { checkInId: id, answer: "home" });
    expect((await openTrustedLink(deps, token))?.view.kind).toBe("answered");
  });

  it.each(["home", "end"] as const)("does not come after %s", async (answer) => {
    const { id } = await reminded();
    await pass(id, 31);
    await answerCheckIn(deps, maker, { checkInId: id, answer });
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(1);
  });

  it.each(["first", "second"])("comes or not as an answer at the same moment reads, which asks %s", async (place) => {
    const { id } = await reminded();
    await pass(id, 31);
    const answer = () => answerCheckIn(deps, maker, { checkInId: id, answer: "home" });
    const [early, late] = [place === "first" && answer(), run(telling)];
    const { toldAt } = await (early || answer());
    await late;
    expect(emailsTo(TRUSTED)).toHaveLength(toldAt ? 2 : 1);
  });

  it("is claimed by one server; an answer meanwhile says that it is on its way", async () => {
    const { id } = await reminded();
    await pass(id, 31);
    let state: string | undefined;
    onSend = async () => {
      onSend = () => {};
      await run(telling);
      state = (await mine())?.state;
      await answerCheckIn(deps, maker, { checkInId: id, answer: "home" });
    };
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    expect(state).toBe("told");
    expect(await mine()).toMatchObject({ state: "home", toldAt: expect.any(String) });
  });

  it("is tried again after a failure, by each run; after a killed server later, with the same Message-ID", async () => {
    const { id } = await reminded();
    await pass(id, 31);
    onSend = () => {
      throw new Error("greylisted");
    };
    await run(telling);
    onSend = () => {};
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    // Killed after the mail server took it.
    await db.update(checkIns).set({ toldAt: null, sendingUntil: new Date(Date.now() + 4 * MINUTE_MS) });
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    await db.update(checkIns).set({ sendingUntil: hours(-0.01) });
    await run(telling);
    const [, first, second] = emailsTo(TRUSTED);
    expect(second?.id).toBe(first?.id);
  });

  it("comes late with its hour, and not at all after 24 hours", async () => {
    const { id } = await reminded();
    await pass(id, 24 * 60 + 28);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    await db.update(checkIns).set({ toldAt: null });
    await pass(id, 2);
    await run(telling);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
  });

  it("does not come if it was due while a restored database was held; nor does the reminder", async () => {
    const { id } = await reminded();
    await pass(id, 31);
    await db.insert(installation).values({ name: "address", value: publicUrl });
    sent.length = 0;
    await run(telling);
    expect(sent).toEqual([]);
    await db.update(checkIns).set({ remindedAt: null, toldAt: null, sendingUntil: null });
    await run(reminding);
    expect(sent).toEqual([]);
  });

  it.each([
    ["550 quota exceeded", "recipient", 31],
    ["554 5.7.1 policy", "content", 31],
    ["451 4.7.1 greylisted", "content", 61],
  ] as const)(
    "that is refused by %s of the %s is told to the maker once, and tried on",
    async (answer, part, minutes) => {
      const { id } = await reminded();
      refuse = (to, refused) => (to === TRUSTED && refused === part ? answer : undefined);
      await pass(id, 31);
      await run(telling);
      await pass(id, minutes - 31);
      await run(telling);
      const tryAgain = async () => {
        await run(telling);
        await db.update(checkIns).set({ refusedAt: sql`refused_at - interval '11 minutes'` });
      };
      await tryAgain();
      await tryAgain();
      await sendInvitations();
      expect(emailsTo(makerEmail)).toHaveLength(2);
      expect(emailsTo(makerEmail)[1]?.email.text).toContain("seguimos intentando");
      expect(await mine()).toMatchObject({ state: "due", trusted: "confirmed", isTriedOn: true });
      refuse = undefined;
      const states: (string | undefined)[] = [];
      onSend = async () => {
        states.push((await mine())?.state);
      };
      await run(telling);
      expect(states, "while it is tried again").toEqual(["due"]);
      expect(emailsTo(TRUSTED)).toHaveLength(2);
      expect(await mine()).toMatchObject({ state: "told", isTriedOn: false });
    },
  );

  it("that no mailbox takes any more is told to the maker", async () => {
    const { id } = await reminded();
    await pass(id, 31);
    refuse = (to) => (to === TRUSTED ? "550 5.1.1 no such user" : undefined);
    await run(telling);
    await sendInvitations();
    expect(emailsTo(makerEmail)).toHaveLength(2);
    expect(await mine()).toMatchObject({ state: "due", trusted: "undeliverable" });
  });
});

describe("rows that several hold", { tags: ["postgres"] }, () => {
  /** Two check-ins with one mailbox, by id; stored the other way round. */
  async function two() {
    const { id, token } = await confirmed();
    const { trustedEmail, emailKeys, letters, invitedAt } = await row(id);
    const other = await set(hours(5));
    const [first, last] = [id, other.id].sort() as [string, string];
    for (const each of [last, first])
      await db
        .update(checkIns)
        .set({ trusted: "confirmed", trustedEmail, emailKeys, letters, invitedAt })
        .where(eq(checkIns.id, each));
    return { first, last, token };
  }

  it("are locked in one order by whoever never wants to hear of us again", async () => {
    const { first, last, token } = await two();
    let answering: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(checkIns).where(eq(checkIns.id, first)).for("update");
      answering = answerInvitation(deps, token, "never");
      await untilStatementWaits(scene.database);
      await tx.select().from(checkIns).where(eq(checkIns.id, last)).for("update", { noWait: true });
    });
    await answering;
    expect(await db.$count(checkIns, eq(checkIns.trusted, "declined"))).toBe(2);
  });

  it("are left to the next run by the job that erases", async () => {
    const { first, last } = await two();
    await db.update(plans).set({ startsAt: hours(-24 * 9) });
    for (const each of [first, last]) await pass(each, 8 * 24 * 60);
    await db.transaction(async (tx) => {
      await tx.select().from(checkIns).where(eq(checkIns.id, first)).for("update");
      await run(erasing);
    });
    expect(await db.select({ id: checkIns.id }).from(checkIns)).toEqual([{ id: first }]);
    await run(erasing);
    expect(await db.$count(checkIns)).toBe(0);
  });
});

describe("the link to the plan in that email", () => {
  /** Its address, if there is one. */
  async function told(meanwhile: (planId: string) => Promise<unknown>, jobDeps = deps): Promise<string | undefined> {
    const planId = await agreed();
    const { id } = await confirmed(planId);
    await meanwhile(planId);
    await pass(id, 4 * 60 + 1);
    await run(reminding);
    await pass(id, 31);
    const [, , , tellingNow] = checkInJobs(jobDeps);
    await run(tellingNow);
    await run(tellingNow);
    expect(emailsTo(TRUSTED)).toHaveLength(2);
    const { text, html, subject } = emailsTo(TRUSTED)[1]!.email;
    const address = /https:\/\/nakamatch\.test\/plan\/[\w-]+/.exec(text)?.[0];
    expect(html.includes("/plan/")).toBe(address !== undefined);
    const { nickname } = (await db.select().from(profiles).where(eq(profiles.id, other.id)))[0]!;
    for (const secret of [nickname, "Mushishi", "Plaza Mayor"]) expect(text + html + subject).not.toContain(secret);
    return address;
  }
  const make = async (planId: string) => (await makeLink(deps, maker, { chatId, planId })).address;
  const tokenOf = (address: string) => address.split("/").at(-1)!;

  it("is the one that its maker made last, opens, and stands in no log", async () => {
    let made = "";
    lines.length = 0;
    const found = await told(async (planId) => {
      await make(planId);
      made = await make(planId);
      onSend = (to) => {
        if (to !== TRUSTED) return;
        onSend = () => {};
        throw new Error("greylisted");
      };
    });
    expect(found).toBe(made);
    expect(await openLink(deps, tokenOf(made))).toMatchObject({ what: "Mushishi" });
    expect(lines.join()).toContain("greylisted");
    expect(lines.join()).not.toContain(tokenOf(made));
  });

  it.each([
    ["none was made", async () => {}],
    ["its maker ended it", async (planId: string) => [await make(planId), await endLink(db, maker, planId)]],
    ["only the other made one", (planId: string) => makeLink(deps, other, { chatId, planId })],
    [
      "it was made before emails held it",
      async (planId: string) => {
        await make(planId);
        await db.update(planLinks).set({ nonce: null });
      },
    ],
    [
      "it was made anew by a release that knew nothing of that",
      async (planId: string) => {
        await make(planId);
        await db.update(planLinks).set({ tokenHash: Buffer.alloc(32) });
      },
    ],
  ])("is none if %s", async (_, meanwhile) => {
    expect(await told(meanwhile)).toBeUndefined();
  });

  it("is none after its end", async () => {
    const address = await told(async (planId) => {
      await make(planId);
      await db.update(checkIns).set({ dueAt: sql`due_at + interval '1 hour'` });
      await db.update(plans).set({ startsAt: sql`now() - interval '13 hours 1 minute'` }).where(eq(plans.id, planId));
    });
    expect(address).toBeUndefined();
  });

  it.each([
    [[SECRET], true],
    [[], false],
  ])("outlives a change of the secret while the one before is known: %o", async (earlierSecrets, isThere) => {
    let made = "";
    const later = { ...deps, secret: "another secret for tests only, long enough", earlierSecrets };
    const found = await told(async (planId) => {
      made = await make(planId);
    }, later);
    expect(found).toBe(isThere ? made : undefined);
  });
});

it.each(LANGUAGES)("all emails are whole in %s", async (language) => {
  await db.update(profiles).set({ language }).where(eq(profiles.id, maker.id));
  const { id } = await reminded();
  await pass(id, 31);
  await run(telling);
  expect(sent).toHaveLength(3);
  for (const { email } of sent) expect(email.subject + email.text + email.html).not.toMatch(/\{\{|undefined|\bnull\b/);
  const { signature, signatureToOthers } = emailPhrases[language].layout;
  const endsAs = ({ email, to }: (typeof sent)[number]) => [
    to,
    ...[signature, signatureToOthers].filter((each) => email.text.includes(`\n${each}\n`) && email.html.includes(each)),
  ];
  expect(sent.map(endsAs)).toEqual([
    [TRUSTED, signatureToOthers],
    [makerEmail, signature],
    [TRUSTED, signatureToOthers],
  ]);
});
