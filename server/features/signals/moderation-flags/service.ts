/**
 * Automatic flags for moderators to judge: listed words, repeated first messages, returning banned people. The API
 * calls them signals.
 */
import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { listedWordChanges, type ReadableTexts } from "@nakamatch/domain/safety/listed-words";
import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { forgetTextsJob } from "./jobs.ts";
import { bannedEmailKey } from "./policy.ts";
import { presentFlag } from "./present.ts";
import {
  closeByBanned,
  closeByCause,
  closeById,
  closeByMeasure,
  deleteBannedEmail,
  eraseTexts,
  forgetReturned,
  insertFlag,
  insertReturned,
  noteFirstMessage,
  readBannedEmail,
  readFlag,
  readOpenFlags,
  readReturned,
  readWait,
  reopen,
  saveBannedEmail,
} from "./store.ts";
import type { NewFlag } from "./types.ts";

/** Flags a person; does nothing while the same flag is open. Run it in the transaction of its cause. */
export function raiseFlag(tx: Queryable, signal: NewFlag): Promise<void> {
  const { personId, kind } = signal;
  switch (signal.kind) {
    case "listed_word":
      return signal.field === "words"
        ? insertFlag(tx, { personId, kind, key: `words ${signal.textKey}`, detail: { text: signal.text } })
        : insertFlag(tx, { personId, kind, key: signal.field });
    case "repeated_message": {
      const { textKey, text, people } = signal;
      return insertFlag(tx, { personId, kind, key: textKey, detail: { text, people } });
    }
    case "returning_person": {
      const { by, bannedEmail, bannedId, bannedUntil } = signal;
      return insertFlag(tx, {
        personId,
        kind,
        key: by,
        bannedId,
        detail: { bannedUntil: bannedUntil?.toISOString() ?? null, bannedEmail },
      });
    }
  }
}

/**
 * Flags new listed words in profile texts, and closes flags of removed ones. `before` is undefined for a new profile.
 */
export async function flagListedWords(
  tx: Queryable,
  personId: string,
  before: ReadableTexts | undefined,
  after: ReadableTexts,
): Promise<void> {
  const { found, clean } = listedWordChanges(before, after);
  for (const field of found) await raiseFlag(tx, { personId, kind: "listed_word", field });
  if (before && clean.length > 0) await closeByCause(tx, { personId, kind: "listed_word", keys: clean });
}

/**
 * Flags a person whose new address is a spelling of another person's banned one. For a deleted account with an open
 * case, the flag waits for a ban.
 */
export async function reportReturning(
  tx: Queryable,
  { secret, personId, email }: { secret: string; personId: string; email: string },
): Promise<void> {
  const emailKey = bannedEmailKey(secret, email);
  await insertReturned(tx, personId, emailKey);
  const banned = await readBannedEmail(tx, emailKey);
  if (banned && banned.bannedId !== personId)
    await raiseFlag(tx, { personId, kind: "returning_person", by: "email", ...banned });
}

/**
 * Bans a deleted account's address, and flags its registrations, past and future.
 *
 * @returns the id in `banned_emails`
 */
export async function markBannedAccount(
  tx: Queryable,
  { deletedId, emailKey, until }: { deletedId: string; emailKey: string; until: Date | null },
): Promise<string> {
  const bannedEmail = await saveBannedEmail(tx, { personId: null, emailKey, until });
  const flag = { kind: "returning_person", by: "email", bannedEmail, bannedId: null, bannedUntil: until } as const;
  for (const personId of await readReturned(tx, deletedId)) await raiseFlag(tx, { personId, ...flag });
  return bannedEmail;
}

/** Forgets a banned address after an unban. */
export async function forgetBannedEmail(tx: Queryable, personId: string): Promise<void> {
  await deleteBannedEmail(tx, personId);
  await closeByBanned(tx, personId);
}

export { bannedEmailKey, closeByMeasure, eraseTexts, forgetReturned, saveBannedEmail };

/** Admits a message to at most `SAME_MESSAGE.people` people per period. Run it in the transaction that stores it. */
export function admitFirstMessage(
  tx: Queryable,
  message: { senderId: string; textKey: string; receiverId: string },
): Promise<boolean> {
  return noteFirstMessage(tx, message, { most: SAME_MESSAGE.people, hours: SAME_MESSAGE.hours });
}

/** Key of words with likes in `first_messages`; all other keys are hashes. */
const WORDS_KEY = "words with likes";

/**
 * Admits words with a like, to at most `most` people per period. Run it in the transaction that stores them.
 *
 * @returns 0, or the seconds to wait
 */
export async function admitWords(
  tx: Queryable,
  sent: { senderId: string; receiverId: string },
  most: number,
): Promise<number> {
  const { hours } = SAME_MESSAGE;
  const note = { ...sent, textKey: WORDS_KEY };
  return (await noteFirstMessage(tx, note, { most, hours })) ? 0 : readWait(tx, note, { most, hours });
}

/**
 * Returns open flags, latest first; none unless the actor is a moderator.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listFlags(
  db: Queryable,
  moderator: Actor,
  { personId, ...query }: PageQuery & { personId?: PersonId | undefined },
): Promise<{ signals: Signal[]; nextCursor: string | null }> {
  const { page, nextCursor } = await readPage(
    query,
    (range) => readOpenFlags(db, moderator.id, { personId, ...range }),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  return { signals: page.map(presentFlag), nextCursor };
}

export interface FlagDeps {
  db: Db;
  outbox: Outbox;
}

/** Closes a flag. Idempotent. @throws {AppError} `NOT_FOUND`, also unless the actor is a moderator */
export async function closeFlag({ db, outbox }: FlagDeps, moderator: Actor, id: string): Promise<{ isClosed: true }> {
  const isKnown = await db.transaction(async (tx) => {
    const isNew = await closeById(tx, moderator.id, id);
    if (isNew) await outbox.add(tx, forgetTextsJob, {});
    return isNew || (await readFlag(tx, moderator.id, id)) !== undefined;
  });
  if (!isKnown) throw noSuchFlag();
  return { isClosed: true };
}

/**
 * Opens a flag again that the actor has closed within `UNDO_SECONDS`. Idempotent. Waits for a concurrent decision.
 *
 * @throws {AppError} `NOT_FOUND`, also unless the actor is a moderator; `UNDO_OVER` also for another's, after a warning
 * or ban, and once its cause is gone
 */
export async function reopenFlag(
  { db }: Pick<FlagDeps, "db">,
  moderator: Actor,
  id: string,
): Promise<{ isOpen: true }> {
  await db.transaction(async (tx) => {
    const flag = await readFlag(tx, moderator.id, id);
    if (!flag) throw noSuchFlag();
    await lockPerson(tx, flag.personId, { toChange: false });
    const isOpen = flag.isOpen || (await reopen(tx, moderator.id, id));
    if (!isOpen && !(await readFlag(tx, moderator.id, id))?.isOpen) throw new AppError("UNDO_OVER", "it stays closed");
  });
  return { isOpen: true };
}

function noSuchFlag(): AppError {
  return new AppError("NOT_FOUND", "there is no such signal");
}
