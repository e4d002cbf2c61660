/** Accounts that somebody else got into: an operator secures them by command, and opens them again for their owners. */
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError } from "../../../platform/app-error.ts";
import type { Passwords } from "../../../platform/auth/passwords.ts";
import { hashOf, newToken } from "../../../platform/auth/random-token.ts";
import type { Clock } from "../../../platform/clock.ts";
import { ConfigError } from "../../../platform/config/config.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import type { Db, Tx } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { releaseCases } from "../../moderation/cases/service.ts";
import { setStaff } from "../../people/profiles/service.ts";
import {
  changeEmail,
  findAccount,
  findByEmail,
  findRecipient,
  lockAccount,
  overwritePassword,
  queueReset,
  unlinkIdentity,
  voidLinks,
} from "../../sign-in/accounts/service.ts";
import { earlierAddresses, voidChanges } from "../../sign-in/email-change/service.ts";
import { removeFactorsSince } from "../../sign-in/factors/service.ts";
import { removePasskeys } from "../../sign-in/passkeys/service.ts";
import { endSessions } from "../../sign-in/sessions/service.ts";
import { RESTORE_HOURS, rescueEmailJob, rescueSeal, roleEndedJob, securedJob } from "./jobs.ts";
import {
  endRestoration,
  findPeople,
  insertRescue,
  insertRestoration,
  markReopened,
  object,
  overrule,
  readDue,
  readRemovable,
  readRescues,
  readRestorations,
  wasStaff,
} from "./store.ts";
import type { Restoring, Secured } from "./types.ts";

const LISTED_MAX = 100;
const PEOPLE_MAX = 10;

export interface RescueDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  passwords: Pick<Passwords, "hash">;
  /** Encrypts links in queued emails. */
  secret: string;
}

/** @throws {ConfigError} with their ids, if an address is or was that of several people: the operator decides by id */
async function findPerson(db: Db, who: string): Promise<string | undefined> {
  const [id, ...others] = await findPeople(db, normalizeEmail(who), PEOPLE_MAX);
  if (others.length === 0) return id;
  throw new ConfigError(
    `${who} is or was the address of several people. Name one by ID: ${[id, ...others].join(", ")}.`,
  );
}

/**
 * Takes everything from an account that lets somebody in or act for others, and closes it: until `reopenAccount` no
 * link leads to a new password, as the mailbox may be the intruder's. Changes of the person's that run at once wait, and
 * then find no session. May be repeated.
 *
 * @param who the person's address, an earlier one, or their id
 * @returns undefined for nobody, and for an account that was never confirmed
 * @throws {ConfigError} as every action by `who`, if that names several people
 */
export async function secureAccount(
  { db, outbox, passwords, secret }: Omit<RescueDeps, "clock">,
  who: string,
): Promise<Secured | undefined> {
  const personId = await findPerson(db, who);
  if (personId === undefined) return undefined;
  const passwordHash = await passwords.hash(newToken(), { from: personId, isMember: true });
  return db.transaction(async (tx) => {
    await lockAccount(tx, personId);
    const account = await findAccount(tx, { id: personId });
    const recipient = await findRecipient(tx, personId);
    if (!account?.emailVerified || !recipient) return undefined;
    const removed = await readRemovable(tx, personId);
    const earlier = await earlierAddresses(tx, personId);
    await overwritePassword(tx, personId, passwordHash);
    await unlinkIdentity(tx, personId, "all");
    await removePasskeys(tx, personId);
    await removeFactorsSince(tx, personId, new Date(0));
    await voidLinks(tx, personId);
    await voidChanges(tx, personId);
    await endSessions(tx, personId);
    await setStaff(tx, account.email, "isModerator", false);
    await setStaff(tx, account.email, "isOperator", false);
    await releaseCases(tx, personId);
    await insertRescue(tx, personId, removed);
    const known = distinct([account.email, ...earlier.map((one) => one.email)]);
    await tellAll({ outbox, secret }, tx, { personId, path: "/contact" }, known);
    await outbox.add(tx, securedJob, { personId });
    const { email, nickname } = recipient;
    return { personId, email, nickname, removed, earlier };
  });
}

/**
 * Ends somebody's role as a moderator, with their claims; the running server tells their screens. Returns false for an
 * unknown email.
 */
export async function endRole({ db, outbox }: Pick<RescueDeps, "db" | "outbox">, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, { email: normalizeEmail(email) });
    if (!account || !(await setStaff(tx, email, "isModerator", false))) return false;
    await releaseCases(tx, account.id);
    await outbox.add(tx, roleEndedJob, { personId: account.id });
    return true;
  });
}

/** Opens a secured account and emails a link for a new password. Undefined unless it is closed. */
export async function reopenAccount(
  { db, outbox, clock, secret }: Omit<RescueDeps, "passwords">,
  who: string,
): Promise<{ email: string } | undefined> {
  const personId = await findPerson(db, who);
  if (personId === undefined) return undefined;
  return db.transaction(async (tx) => {
    await lockAccount(tx, personId);
    const recipient = await findRecipient(tx, personId);
    if (!recipient || !(await markReopened(tx, personId))) return undefined;
    await endRestoration(tx, { personId }, "withdrawn");
    // One that was being made while the account was secured.
    await voidLinks(tx, personId);
    await queueReset({ outbox, clock, secret }, tx, { userId: personId });
    return { email: recipient.email };
  });
}

/**
 * Begins to give a closed account an earlier address back. All known addresses are told, and any of them may object
 * for three days from when the last was. For moderators and operators, whom the operator knows, it is done at once, if
 * the account had the address in the last seven days: a slip of the pen would give it to a stranger.
 *
 * @param proof where the written proof of identity is kept; with `overrules` why the objection does not count: it is
 * done at once then, and logged
 */
export async function restoreAddress(
  deps: Omit<RescueDeps, "passwords">,
  who: string,
  { email: given, proof, overrules = false }: { email: string; proof: string; overrules?: boolean },
): Promise<Restoring> {
  const { db } = deps;
  const email = normalizeEmail(given);
  const personId = await findPerson(db, who);
  if (emailProblem(given)) return { problem: "invalid" };
  if (personId === undefined) return { problem: "notClosed" };
  return db.transaction(async (tx): Promise<Restoring> => {
    await lockAccount(tx, personId);
    const account = await findAccount(tx, { id: personId });
    if (!account?.isClosed) return { problem: "notClosed" };
    if ((await findByEmail(tx, email)) !== undefined) return { problem: "taken" };
    if (overrules) {
      const isOverruled = await overrule(tx, { personId, email, reason: proof, hours: RESTORE_HOURS });
      if (!isOverruled) return { problem: "notObjected" };
      await giveBack(deps, tx, { personId, email });
      return { restored: email };
    }
    const token = newToken();
    const earlier = (await earlierAddresses(tx, personId)).map((one) => one.email);
    const isAtOnce = earlier.includes(email) && (await wasStaff(tx, personId));
    const known = isAtOnce ? [] : distinct([account.email, email, ...earlier]);
    const asked = { personId, email, proof, objectHash: hashOf(token), untold: known };
    const restorationId = await insertRestoration(tx, asked, RESTORE_HOURS);
    if (restorationId === undefined) return { problem: "pending" };
    if (isAtOnce) {
      await endRestoration(tx, { id: restorationId }, "restored");
      await giveBack(deps, tx, { personId, email });
      return { restored: email };
    }
    await tellAll(deps, tx, { personId, restorationId, path: `/reset-password?objection=${token}` }, known);
    return { asked: known };
  });
}

function distinct(addresses: (string | null)[]): string[] {
  return [...new Set(addresses)].filter((one) => one !== null);
}

async function tellAll(
  { outbox, secret }: Pick<RescueDeps, "outbox" | "secret">,
  tx: Tx,
  { path, ...about }: { personId: string; restorationId?: string; path: string },
  addresses: string[],
): Promise<void> {
  for (const to of addresses) {
    await outbox.add(tx, rescueEmailJob, { ...about, sealed: rescueSeal(secret).close(JSON.stringify({ to, path })) });
  }
}

/** Changes the address, opens the account and emails a link for a new password. */
async function giveBack(
  { outbox, clock, secret }: Omit<RescueDeps, "passwords" | "db">,
  tx: Tx,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  await changeEmail(tx, { secret, userId: personId, email });
  await markReopened(tx, personId);
  await queueReset({ outbox, clock, secret }, tx, { userId: personId });
}

/**
 * Gives back the addresses that are due. Where one was taken meanwhile, the operator decides: `failed` counts these.
 * Anything else in the way of one is among `errors`, holds up no other, and is tried again.
 */
export async function restoreDue(deps: Omit<RescueDeps, "passwords">): Promise<{ failed: number; errors: unknown[] }> {
  const { db } = deps;
  let failed = 0;
  const errors: unknown[] = [];
  for (const { id, personId } of await readDue(db, LISTED_MAX)) {
    const work = db.transaction(async (tx) => {
      await lockAccount(tx, personId);
      const email = await endRestoration(tx, { id }, "restored");
      if (email !== undefined) await giveBack(deps, tx, { personId, email });
    });
    const orFail = work.catch(async (error: unknown) => {
      if (violatedConstraint(error) === undefined) throw error;
      await endRestoration(db, { id }, "failed");
      failed += 1;
    });
    await orFail.catch((error: unknown) => errors.push(error));
  }
  return { failed, errors };
}

/** By a link in the email. May be repeated. @throws {AppError} `LINK_INVALID` */
export async function objectByLink({ db }: Pick<RescueDeps, "db">, token: string): Promise<{ isObjected: true }> {
  if (!(await object(db, hashOf(token)))) throw new AppError("LINK_INVALID", "there is nothing to object to");
  return { isObjected: true };
}

/** By command; false without a pending restoration. */
export async function withdrawRestoration({ db }: Pick<RescueDeps, "db">, who: string): Promise<boolean> {
  const personId = await findPerson(db, who);
  return personId !== undefined && (await endRestoration(db, { personId }, "withdrawn")) !== undefined;
}

/** After a restored backup, which brings back what was objected to since. */
export async function withdrawRestorations(tx: Tx): Promise<void> {
  await endRestoration(tx, "all", "withdrawn");
}

/** The log of secured accounts and restored addresses, the latest first. */
export async function listSecured(db: Db) {
  return { rescues: await readRescues(db, LISTED_MAX), restorations: await readRestorations(db, LISTED_MAX) };
}
