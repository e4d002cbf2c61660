/**
 * What the product notices by itself about people and shows to moderators, who alone judge it: listed words in names and
 * bios, one first message to many people, banned people who register again. Notices only; other features decide when.
 */
import type { Signal } from "@nakamatch/contract/endpoints/signals";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { listedWordChanges, type ProfileTexts } from "@nakamatch/domain/safety/listed-words";
import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { readPage } from "../../platform/keyset.ts";
import { bannedEmailKey } from "./policy.ts";
import { presentSignal } from "./present.ts";
import {
  closeByBanned,
  closeByCause,
  closeById,
  deleteBannedEmail,
  deleteReturned,
  insertReturned,
  insertSignal,
  noteFirstMessage,
  readBannedEmail,
  readOpenSignals,
  readReturned,
  saveBannedEmail,
  signalExists,
} from "./store.ts";
import type { NewSignal } from "./types.ts";

/** Raises a signal, unless the person has an open one with the same cause. Run it in the transaction of what caused it. */
export function raiseSignal(tx: Queryable, signal: NewSignal): Promise<void> {
  const { personId, kind } = signal;
  switch (signal.kind) {
    case "listed_word":
      return insertSignal(tx, { personId, kind, key: signal.field });
    case "repeated_message": {
      const { textKey, text, people } = signal;
      return insertSignal(tx, { personId, kind, key: textKey, detail: { text, people } });
    }
    case "returning_person": {
      const { by, bannedId, bannedUntil } = signal;
      return insertSignal(tx, {
        personId,
        kind,
        key: by,
        bannedId,
        detail: { bannedUntil: bannedUntil?.toISOString() ?? null },
      });
    }
  }
}

/**
 * Compares the texts of a profile before and after a change with the word filter: raises a signal for each text that holds a
 * listed word since then, and closes those whose word is gone. `before` is undefined for a new profile.
 */
export async function followListedWords(
  tx: Queryable,
  personId: string,
  before: ProfileTexts | undefined,
  after: ProfileTexts,
): Promise<void> {
  const { found, clean } = listedWordChanges(before, after);
  for (const field of found) await raiseSignal(tx, { personId, kind: "listed_word", field });
  if (before && clean.length > 0) await closeByCause(tx, { personId, kind: "listed_word", keys: clean });
}

/**
 * Tells moderators where the address of a new person is that of a banned one in another spelling; nobody is refused for it. Where
 * it is that of a deleted account whose case is undecided, this waits for a ban.
 */
export async function reportReturning(
  tx: Queryable,
  { secret, personId, email }: { secret: string; personId: string; email: string },
): Promise<void> {
  const emailKey = bannedEmailKey(secret, email);
  await insertReturned(tx, personId, emailKey);
  const banned = await readBannedEmail(tx, emailKey);
  if (banned) await raiseSignal(tx, { personId, kind: "returning_person", by: "email", ...banned });
}

/**
 * A deleted account is banned until then (null: permanently), by the hash that was kept of its address. Who has registered with
 * the mailbox since the deletion, and who does from now on, is shown to moderators.
 */
export async function markBannedAccount(
  tx: Queryable,
  { deletedId, emailKey, until }: { deletedId: string; emailKey: string; until: Date | null },
): Promise<void> {
  await saveBannedEmail(tx, { personId: null, emailKey, until });
  for (const personId of await readReturned(tx, deletedId)) {
    await raiseSignal(tx, { personId, kind: "returning_person", by: "email", bannedId: null, bannedUntil: until });
  }
}

/** A case about a deleted account is decided: nobody is looked at any more who has registered with its mailbox. */
export const forgetReturned = deleteReturned;

/** A ban was taken back: the person's e-mail address is no longer looked for, and nobody is suspected of being them. */
export async function forgetBannedEmail(tx: Queryable, personId: string): Promise<void> {
  await deleteBannedEmail(tx, personId);
  await closeByBanned(tx, personId);
}

export { bannedEmailKey, saveBannedEmail };

/**
 * Whether a person may send a text, known by its keyed hash, as first message in a chat: not if they have sent it in
 * `SAME_MESSAGE.people` others within its hours. Notes it if so. Run it in the transaction that stores the message.
 */
export function admitFirstMessage(
  tx: Queryable,
  message: { senderId: string; textKey: string; chatId: string },
): Promise<boolean> {
  return noteFirstMessage(tx, message, { most: SAME_MESSAGE.people, hours: SAME_MESSAGE.hours });
}

/**
 * A page of the open signals, of everybody or about one person, the latest first. Nothing for anybody but moderators.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a cursor that this server did not make
 */
export async function readSignals(
  db: Queryable,
  moderator: Actor,
  { personId, ...query }: PageQuery & { personId?: PersonId | undefined },
): Promise<{ signals: Signal[]; nextCursor: string | null }> {
  const { page, nextCursor } = await readPage(
    query,
    (range) => readOpenSignals(db, moderator.id, { personId, ...range }),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  return { signals: page.map(presentSignal), nextCursor };
}

/**
 * A moderator has looked at a signal. Closing it twice changes nothing.
 *
 * @throws {AppError} `NOT_FOUND` when there is none, or the actor is no moderator
 */
export async function closeSignal(db: Queryable, moderator: Actor, id: string): Promise<{ isClosed: true }> {
  const isNew = await closeById(db, moderator.id, id);
  if (!isNew && !(await signalExists(db, moderator.id, id))) throw new AppError("NOT_FOUND", "there is no such signal");
  return { isClosed: true };
}
