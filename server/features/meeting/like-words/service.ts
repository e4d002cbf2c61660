/** A few words with a like, about something on the other's profile. They do not count as a chat message. */
import type { LikeWords, WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { wordsProblem, wordsText } from "@nakamatch/domain/meeting/like-words";
import { hasListedWord } from "@nakamatch/domain/safety/listed-words";
import { SAME_MESSAGE, sameMessageKey } from "@nakamatch/domain/safety/same-message";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { admitFirstMessage, admitWords, raiseFlag } from "../../signals/moderation-flags/service.ts";
import { presentWords } from "./present.ts";
import {
  findReceivedWords,
  insertWords,
  readCanWrite,
  readReceiving,
  readState,
  readWithdrawn,
  readWords,
  updateReceiving,
} from "./store.ts";
import type { NewWords, WordsState } from "./types.ts";

/** `hashText`: keyed hash for recognizing repeated texts. */
export type WordsDeps = { db: Db; hashText: (text: string) => string };

/**
 * Stores a like and its words, or neither. `like` stores the like and locks both people until the commit; it returns
 * undefined for an invisible person. Idempotent. Withdrawn words cannot be replaced while kept for reports. Listed
 * words are stored, and flagged for moderators.
 *
 * @returns the result of `like`, and whether the words are new
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`, `WORDS_NOT_ACCEPTED`, `WORDS_WRITTEN`,
 * `WORDS_ABOUT_GONE`, `TOO_MANY_REQUESTS` above the daily limit, `MESSAGE_REPEATED`
 */
export async function sendWords<Liked>(
  { db, hashText }: WordsDeps,
  actor: Actor,
  { receiverId, about, ...input }: { receiverId: PersonId; text: string; about: WordsAbout },
  like: (tx: Queryable) => Promise<Liked | undefined>,
): Promise<{ liked: Liked; isNew: boolean }> {
  const problem = wordsProblem(input.text);
  if (problem) throw invalidInput([{ path: "text", reason: problem }]);
  const words = { authorId: actor.id, receiverId, text: wordsText(input.text), about };
  const letters = sameMessageKey(words.text);
  const textKey = letters === null ? null : hashText(letters);
  try {
    return await db.transaction(async (tx) => {
      const liked = await requirePerson(like(tx));
      const state = await requirePerson(readState(tx, words));
      const areNew = isNew(state, words);
      if (areNew) await store(tx, words, { textKey, hashText, isNewcomer: actor.isNewcomer });
      return { liked, isNew: areNew };
    });
  } catch (error) {
    if (textKey !== null && error instanceof AppError && error.code === "MESSAGE_REPEATED") {
      const { people } = SAME_MESSAGE;
      await raiseFlag(db, { personId: actor.id, kind: "repeated_message", textKey, text: words.text, people });
    }
    throw error;
  }
}

/** Returns false if the same words are stored. */
function isNew({ written, isReceiving, isOnProfile }: WordsState, words: NewWords): boolean {
  if (written) {
    const { about } = words;
    const isSame =
      written.text === words.text && written.aboutKind === about.kind && written.aboutId === String(about.id);
    if (!written.isThere || !isSame) throw new AppError("WORDS_WRITTEN", "other words are stored, or withdrawn ones");
    return false;
  }
  if (!isReceiving) throw new AppError("WORDS_NOT_ACCEPTED", "the person wants likes without words");
  if (!isOnProfile) throw new AppError("WORDS_ABOUT_GONE", "what the words are about is not on the profile");
  return true;
}

interface Circumstances extends Pick<WordsDeps, "hashText"> {
  /** Null if the text may be sent to many people. */
  textKey: string | null;
  isNewcomer: boolean;
}

async function store(tx: Queryable, words: NewWords, { textKey, hashText, isNewcomer }: Circumstances): Promise<void> {
  const { authorId, receiverId, text } = words;
  const sent = { senderId: authorId, receiverId };
  const most = isNewcomer ? LIKE_WORDS.newcomerPerDay : LIKE_WORDS.perDay;
  const retryAfterSeconds = await admitWords(tx, sent, most);
  if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "no more words today", { retryAfterSeconds });
  if (textKey !== null && !(await admitFirstMessage(tx, { ...sent, textKey }))) {
    throw new AppError("MESSAGE_REPEATED", "the same words were sent to many people");
  }
  await insertWords(tx, words);
  if (hasListedWord(text)) {
    await raiseFlag(tx, { personId: authorId, kind: "listed_word", field: "words", textKey: hashText(text), text });
  }
}

/** Returns visible words between the viewer and each person, oldest first. */
export async function findWords(db: Queryable, viewerId: string, people: string[]): Promise<Map<string, LikeWords[]>> {
  const rows = people.length > 0 ? await readWords(db, viewerId, people) : [];
  const byPerson = Map.groupBy(rows, ({ otherId }) => otherId);
  return new Map([...byPerson].map(([id, words]) => [id, words.map(presentWords)]));
}

/** Returns the received words that a block or an unlike has withdrawn, while they are kept; not who wrote them. */
export async function listWithdrawn(
  { db, hashText }: WordsDeps,
  actor: Actor,
): Promise<{ words: { id: string; text: string; writtenAt: string }[] }> {
  const rows = await readWithdrawn(db, actor.id);
  const words = rows.map(({ authorId, text, writtenAt }) => ({
    id: withdrawnId(hashText, authorId, actor.id),
    text,
    writtenAt: writtenAt.toISOString(),
  }));
  return { words };
}

/** For a report: who wrote the listed words; undefined once they are no longer kept. */
export async function findWithdrawnAuthor(
  { db, hashText }: WordsDeps,
  receiverId: string,
  wordsId: string,
): Promise<string | undefined> {
  const rows = await readWithdrawn(db, receiverId);
  return rows.find(({ authorId }) => withdrawnId(hashText, authorId, receiverId) === wordsId)?.authorId;
}

/** Cannot be guessed from the ids of people, without the secret. */
function withdrawnId(hashText: WordsDeps["hashText"], authorId: string, receiverId: string): string {
  return hashText(`withdrawn words ${authorId} ${receiverId}`);
}

/** @throws {AppError} `VALIDATION_FAILED` for oneself, `PERSON_NOT_FOUND` */
export async function showWords(
  db: Queryable,
  actor: Actor,
  personId: PersonId,
): Promise<{ canWrite: boolean; words: LikeWords[] }> {
  refuseSelf(actor, personId);
  const canWrite = await requirePerson(readCanWrite(db, actor.id, personId));
  return { canWrite, words: (await findWords(db, actor.id, [personId])).get(personId) ?? [] };
}

export async function showReceiving(db: Queryable, actor: Actor): Promise<{ isReceiving: boolean }> {
  return { isReceiving: await readReceiving(db, actor.id) };
}

/** Changes whether the actor receives words; words already received stay. Idempotent. */
export async function setReceiving(
  db: Queryable,
  actor: Actor,
  isReceiving: boolean,
): Promise<{ isReceiving: boolean }> {
  await updateReceiving(db, actor.id, isReceiving);
  return { isReceiving };
}

export { findReceivedWords };
