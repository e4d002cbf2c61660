/** "I'm home": at an hour after a plan its maker is asked, and who they trust is told if they do not answer. */
import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { CheckInAnswer, TrustedAnswer } from "@nakamatch/contract/vocabulary/check-ins";
import {
  checkInProblem,
  checkInState,
  invitationEnd,
  isCheckInOpen,
  isInvitationOver,
  tellTime,
} from "@nakamatch/domain/meeting/check-in";
import { lettersProblem } from "@nakamatch/domain/meeting/trusted-letters";
import { canonicalEmail, emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { requireMembership } from "../conversations/service.ts";
import { publishCheckIn } from "./events.ts";
import { queueInvitation } from "./jobs.ts";
import type { TrustedView } from "./page.ts";
import { type CheckInTokens, mailboxKeys } from "./policy.ts";
import { presentCheckIn, toldAt } from "./present.ts";
import {
  confirmTrusted,
  countAsked,
  countInvitation,
  dropTrusted,
  readAgreed,
  readAskedEmail,
  readCheckIn,
  readCheckIns,
  refuseInvitations,
  writeAnswer,
  writeHour,
  writeTrusted,
} from "./store.ts";
import type { CheckInRow, Invitation } from "./types.ts";

export interface CheckInDeps {
  db: Db;
  outbox: Outbox;
  realtime: Delivery;
  secret: string;
  earlierSecrets: readonly string[];
  tokens: CheckInTokens;
}

export async function listCheckIns(db: Queryable, actor: Actor): Promise<{ checkIns: CheckIn[] }> {
  return { checkIns: (await readCheckIns(db, actor.id)).map(presentCheckIn) };
}

/** Whether a deletion of the account would end one that somebody relies on; also of somebody banned. */
export async function hasOpenCheckIn(db: Queryable, personId: string): Promise<boolean> {
  return (await readCheckIns(db, personId)).some((row) => isCheckInOpen(presentCheckIn(row).state));
}

/**
 * Sets the hour for a plan on which both agreed, or another one; for a cancelled plan, another one for a check-in that is open.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `PLAN_NOT_FOUND`; `PLAN_CHANGED` if nothing is
 * agreed, or an email is just being handed over
 */
export async function setHour(
  { db, realtime }: Pick<CheckInDeps, "db" | "realtime">,
  actor: Actor,
  { chatId, planId, ...wanted }: { chatId: string; planId: string; dueAt: string },
): Promise<CheckIn> {
  await requireMembership(db, actor, chatId);
  const dueAt = new Date(wanted.dueAt);
  const id = await db.transaction(async (tx) => {
    // Who agrees to another time locks both people: the hour moves with it.
    await lockPerson(tx, actor.id, { toChange: true });
    const plan = await readAgreed(tx, { chatId, planId, personId: actor.id });
    if (!plan) throw planNotFound();
    const isCancelled = plan.standing === "cancelled";
    const mayChange = isCancelled && plan.checkIn && isCheckInOpen(checkInState(plan.checkIn, plan.now));
    if (plan.standing !== "accepted" && !mayChange) throw changed();
    const reason = checkInProblem(dueAt, { ...plan, isCancelled }, plan.now);
    if (reason) throw invalidInput([{ path: "dueAt", reason }]);
    // Another hour says that it goes on.
    return writeHour(tx, { personId: actor.id, planId, dueAt, timeZone: plan.timeZone, isKept: isCancelled });
  });
  if (id === undefined) throw changed();
  publishCheckIn(realtime, actor.id, chatId);
  return presentCheckIn(await requireCheckIn(db, actor, id));
}

/**
 * Asks somebody to be the trusted person. Whether they get the email is not told: others may have asked them, or they may want
 * none. Asking the same person again changes nothing.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `NOT_FOUND`; `PLAN_CHANGED` once the hour has come; `TOO_MANY_REQUESTS` for a fourth
 * mailbox within a week
 */
export async function inviteTrusted(
  { db, outbox, realtime, secret, earlierSecrets }: CheckInDeps,
  actor: Actor,
  { checkInId: id, ...wanted }: { checkInId: string; email: string; letters: string },
): Promise<CheckIn> {
  const problems = { email: emailProblem(wanted.email), letters: lettersProblem(wanted.letters) };
  const issues = Object.entries(problems).flatMap(([path, reason]) => (reason ? [{ path, reason }] : []));
  if (issues.length > 0) throw invalidInput(issues);
  await requireCheckIn(db, actor, id);
  const email = normalizeEmail(wanted.email);
  const letters = wanted.letters.normalize("NFC").trim();
  await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const asked = await readAskedEmail(tx, id, actor.id);
    if (asked && canonicalEmail(asked) === canonicalEmail(email)) return;
    const emailKeys = mailboxKeys([secret, ...earlierSecrets], email);
    const retryAfterSeconds = await countAsked(tx, actor.id, emailKeys);
    if (retryAfterSeconds > 0)
      throw new AppError("TOO_MANY_REQUESTS", "enough people this week", { retryAfterSeconds });
    const mayInvite = await countInvitation(tx, emailKeys);
    const invited = mayInvite ? email : null;
    const invitedAt = await writeTrusted(tx, { id, personId: actor.id, email: invited, emailKeys, letters });
    if (!invitedAt) throw changed();
    if (mayInvite) await queueInvitation(outbox, tx, id, invitedAt);
  });
  const row = await requireCheckIn(db, actor, id);
  publishCheckIn(realtime, actor.id, row.chatId);
  return presentCheckIn(row);
}

/** Idempotent. @throws {AppError} `NOT_FOUND` */
export async function answerCheckIn(
  { db, realtime }: Pick<CheckInDeps, "db" | "realtime">,
  actor: Actor,
  { checkInId: id, answer }: { checkInId: string; answer: CheckInAnswer },
): Promise<CheckIn> {
  const row = await writeAnswer(db, { id, personId: actor.id }, answer);
  if (!row) throw notFound();
  publishCheckIn(realtime, actor.id, row.chatId);
  return presentCheckIn(row);
}

/** What the page of a reminder shows; undefined for a link that is not one, or of an hour that was changed. */
export async function openMakerLink(
  { db, tokens }: Pick<CheckInDeps, "db" | "tokens">,
  token: string,
): Promise<CheckInRow | undefined> {
  const link = tokens.readMaker(token);
  const row = link && (await readCheckIn(db, { id: link.checkInId }));
  return row?.dueAt.getTime() === link?.dueAt.getTime() ? row : undefined;
}

/** Answers by the link of a reminder, without a session; also for somebody banned. */
export async function answerByLink(
  { db, realtime, tokens }: Pick<CheckInDeps, "db" | "realtime" | "tokens">,
  token: string,
  answer: CheckInAnswer,
): Promise<CheckInRow | undefined> {
  const link = tokens.readMaker(token);
  const row = link && (await writeAnswer(db, { id: link.checkInId, dueAt: link.dueAt }, answer));
  if (row) publishCheckIn(realtime, row.personId, row.chatId);
  return row;
}

/** What the trusted person's page shows; undefined for a link that is not one. */
export async function openTrustedLink(
  { db, tokens }: Pick<CheckInDeps, "db" | "tokens">,
  token: string,
): Promise<{ view: TrustedView; makerId: string | null } | undefined> {
  const invitation = tokens.readTrusted(token);
  if (!invitation) return undefined;
  const row = await readCheckIn(db, { id: invitation.checkInId });
  return { view: viewOf(row, invitation), makerId: row?.personId ?? null };
}

/** Answers an invitation. "Never" counts also when it is over, and for whoever else asked this mailbox. */
export async function answerInvitation(
  { db, realtime, tokens }: Pick<CheckInDeps, "db" | "realtime" | "tokens">,
  token: string,
  answer: TrustedAnswer,
): Promise<{ view: TrustedView; makerId: string | null } | undefined> {
  const invitation = tokens.readTrusted(token);
  if (!invitation) return undefined;
  const changed = new Set([invitation.checkInId]);
  if (answer === "yes") await confirmTrusted(db, invitation);
  else if (answer === "no") await dropTrusted(db, invitation, "declined");
  else for (const id of await db.transaction((tx) => refuseInvitations(tx, invitation.emailKeys))) changed.add(id);
  for (const id of changed) {
    const each = await readCheckIn(db, { id });
    if (each) publishCheckIn(realtime, each.personId, each.chatId);
  }
  const row = await readCheckIn(db, { id: invitation.checkInId });
  const view = viewOf(row, invitation);
  return { view: answer === "yes" ? view : { ...view, kind: answer }, makerId: row?.personId ?? null };
}

function viewOf(row: CheckInRow | undefined, { invitedAt }: Invitation): TrustedView {
  const over = { kind: "over", letters: "", timeZone: "UTC" } as const;
  if (!row?.letters || row.invitedAt?.getTime() !== invitedAt.getTime()) return over;
  const { letters, timeZone, dueAt, answer, answeredAt, trusted, hasAddress, now } = row;
  const told = toldAt(row);
  const isGoodNews = trusted === "confirmed" && answer === "home";
  if (answeredAt && (told || isGoodNews)) return { kind: "answered", letters, timeZone, answeredAt };
  if (told) return { kind: "told", letters, timeZone, dueAt };
  const state = checkInState(row, now);
  if (!hasAddress || (state !== "waiting" && state !== "due")) return over;
  if (trusted === "confirmed") return { kind: "yes", letters, timeZone, tellAt: tellTime(row) };
  return state === "due" || isInvitationOver(invitedAt, now)
    ? over
    : { kind: "asked", letters, timeZone, until: invitationEnd(invitedAt, row.dueAt) };
}

async function requireCheckIn(db: Queryable, actor: Actor, id: string): Promise<CheckInRow> {
  const row = await readCheckIn(db, { id, personId: actor.id });
  if (!row) throw notFound();
  return row;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "there is no such check-in");
}

function planNotFound(): AppError {
  return new AppError("PLAN_NOT_FOUND", "there is no such plan");
}

function changed(): AppError {
  return new AppError("PLAN_CHANGED", "nothing is agreed, or the hour has come");
}
