/** Conversations: opened after a match, archived by each side for itself. */
import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { Interest, PersonId } from "@nakamatch/contract/schemas/people";
import { isLater, messageProblem } from "@nakamatch/domain/meeting/message";
import { searchableText } from "@nakamatch/domain/meeting/message-search";
import { isYourTurn, lastSaid } from "@nakamatch/domain/meeting/turn";
import { storableText } from "@nakamatch/domain/people/visible-text";
import { SAME_MESSAGE, sameMessageKey } from "@nakamatch/domain/safety/same-message";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Limiter } from "../../../platform/limits/limiter.ts";
import type { Log } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { clearDot, readTitlesInCommon, refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { queuePush } from "../../push/push-notifications/service.ts";
import { admitFirstMessage, raiseFlag } from "../../signals/moderation-flags/service.ts";
import { isReminded } from "../turns/service.ts";
import { isListed, isOlderThan, otherOf } from "./conditions.ts";
import { publishArchived, publishChatsChanged, publishMessage, publishReading, publishTyping } from "./events.ts";
import { bothSides, refuseSending, requireMayOpen, requireMayRead, requireMember, visibleOther } from "./policy.ts";
import { presentChat, presentMessage, presentReading } from "./present.ts";
import {
  countBetween,
  countMessages,
  countNewMessages,
  countTurns,
  insertChat,
  insertMessage,
  lockForReading,
  markMessagesRead,
  markTakenBack,
  readChat,
  readChatPartners,
  readFirstUnread,
  readHasUnread,
  readListedChats,
  readMembership,
  readMessage,
  readMessages,
  readPrecondition,
  setArchiveFlag,
  storeSearchTexts,
} from "./store.ts";
import type { Membership, MessageRow, MessagesWanted, NewMessage, ReadRow, StoredMessage } from "./types.ts";

export interface ChatDeps {
  db: Db;
  realtime: Delivery;
  limiter: Limiter;
  outbox: Outbox;
  /** Keyed hash for recognizing repeated first messages. */
  hashText: (text: string) => string;
  /** Marks the end of a conversation and its plans read; returns whether anything was not. */
  markRestRead: (tx: Queryable, readerId: string, chatId: string) => Promise<boolean>;
}

const READ_BATCH = 500;

const PRESENCE_WATCHERS_MAX = 200;

/**
 * Returns chats, newest first, without archived ones and blocked people (CHAT-03); with the first page, in how many it is
 * the actor's turn.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a foreign cursor
 */
export async function listChats(
  db: Queryable,
  actor: Actor,
  query: PageQuery,
): Promise<{ chats: Chat[]; nextCursor: string | null; yourTurn: number | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readListedChats(db, actor.id, range),
    ({ lastMessageAt, createdAt, id }) => ({ at: lastMessageAt ?? createdAt, id }),
  );
  return { chats: page.map(presentChat), nextCursor, yourTurn: isFirst ? await countTurns(db, actor.id) : null };
}

/**
 * Returns one of the actor's chats, archived or not.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`
 */
export async function getChat(db: Queryable, actor: Actor, chatId: string): Promise<Chat & { isArchived: boolean }> {
  const membership = await readMembership(db, actor.id, chatId);
  requireMayRead(membership);
  return { ...(await presentOwn(db, actor, chatId)), isArchived: membership.isArchived };
}

/**
 * Creates, unarchives or finds a chat (MATCH-15, MATCH-16, OPEN-54); concurrent calls get the same one.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`; `NOT_MATCHED` for a new chat
 * (OPEN-55)
 */
export async function openChat(
  db: Queryable,
  actor: Actor,
  personId: PersonId,
): Promise<{ chat: Chat; outcome: "created" | "recovered" | "opened" }> {
  refuseSelf(actor, personId);
  const { chatId, isNew } = await requirePerson(findOrCreateChat(db, actor.id, personId));
  if (isNew) return { chat: await presentOwn(db, actor, chatId), outcome: "created" };
  const isRecovered = await setArchiveFlag(db, { memberId: actor.id, chatId, isArchived: false });
  return { chat: await presentOwn(db, actor, chatId), outcome: isRecovered ? "recovered" : "opened" };
}

/**
 * Archives a chat for the actor until the next message or opening (CHAT-13, CHAT-14, OPEN-56, OPEN-57). Idempotent.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`
 */
export async function archiveChat(
  { db, realtime }: Pick<ChatDeps, "db" | "realtime">,
  actor: Actor,
  chatId: string,
): Promise<{ isArchived: true }> {
  requireMember(await readMembership(db, actor.id, chatId));
  const isNew = await setArchiveFlag(db, { memberId: actor.id, chatId, isArchived: true });
  if (isNew) publishArchived(realtime, actor.id, chatId);
  return { isArchived: true };
}

async function findOrCreateChat(
  db: Queryable,
  actorId: string,
  personId: PersonId,
): Promise<{ chatId: string; isNew: boolean } | undefined> {
  const found = await readPrecondition(db, actorId, personId);
  if (!found) return undefined;
  requireMayOpen(found);
  if (found.chatId !== null) return { chatId: found.chatId, isNew: false };
  const created = await insertChat(db, actorId, personId);
  if (created !== undefined) return { chatId: created, isNew: true };
  // Created concurrently, or no longer allowed.
  const changed = await readPrecondition(db, actorId, personId);
  if (!changed) return undefined;
  requireMayOpen(changed);
  if (changed.chatId === null) throw new AppError("NOT_MATCHED", "the match has just changed");
  return { chatId: changed.chatId, isNew: false };
}

/**
 * Returns messages, newest first. The first page counts them up to `MESSAGE_COUNT_MAX` (CHAT-17, CHAT-18) and tells the
 * first unread one, whether an answer is overdue or, in an empty chat, has shared titles. `before` is the oldest message shown; the page reaches back
 * to `until`.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, also while the other side is banned; `CHAT_REFUSED_BLOCKED`; `VALIDATION_FAILED`
 * for a foreign `before` or `until`
 */
export async function readChatMessages(
  db: Queryable,
  actor: Actor,
  { chatId, limit, ...wanted }: MessagesWanted,
): Promise<{
  messages: ChatMessage[];
  total: number | null;
  hasMore: boolean;
  firstUnreadId: string | null;
  sharedTitles?: Interest[];
  isOverdue?: true;
}> {
  const membership = await readMembership(db, actor.id, chatId);
  requireMayRead(membership);
  const [before, until] = await Promise.all([
    readAnchor(db, chatId, "before", wanted.before),
    readAnchor(db, chatId, "until", wanted.until),
  ]);
  const between = before && until ? await countBetween(db, chatId, { before, until }, CATCH_UP.most) : 0;
  const most = between > 0 ? Math.max(limit, between + CATCH_UP.context) : limit;
  const rows = await readMessages(db, chatId, { before, limit: most + 1 });
  const page = { messages: rows.slice(0, most).map(presentMessage), hasMore: rows.length > most };
  if (before) return { ...page, total: null, firstUnreadId: null };
  if (rows.length > 0 || membership.otherId === null) {
    const firstUnreadId = await readFirstUnread(db, actor.id, chatId);
    const counted = { ...page, total: await countMessages(db, chatId), firstUnreadId };
    const isDue = isYourTurn(lastSaid(page.messages), actor.id) && (await isReminded(db, actor.id, chatId));
    return isDue ? { ...counted, isOverdue: true } : counted;
  }
  const sharedTitles = await readTitlesInCommon(db, actor.id, membership.otherId);
  return { ...page, total: 0, firstUnreadId: null, ...(sharedTitles.length > 0 && { sharedTitles }) };
}

/** Of a page that reaches back: the most messages at once, and those before the sought one. */
const CATCH_UP = { most: 240, context: 10 };

async function readAnchor(
  db: Queryable,
  chatId: string,
  path: "before" | "until",
  id: string | undefined,
): Promise<MessageRow | undefined> {
  if (id === undefined) return undefined;
  const found = await readMessage(db, id);
  if (found?.chatId !== chatId) throw invalidInput([{ path, reason: "unknown" }]);
  return found;
}

/**
 * Sends a trimmed message (CHAT-26). A repeated id republishes the stored message, whose event may have been lost. The
 * trigger `chat_messages_arrive` updates `last_message_at`, archive flag and dot (OPEN-56, 58, 60).
 *
 * @throws {AppError} `VALIDATION_FAILED`, `CHAT_NOT_FOUND`, `MESSAGE_ID_TAKEN`; `MESSAGE_REFUSED` when the other side
 * is gone or banned, or for a block in either direction (OPEN-63); as `storeMessage`
 */
export async function sendMessage(
  deps: ChatDeps,
  actor: Actor,
  input: { chatId: string; id: string; message: string; quotedId?: string | undefined },
): Promise<ChatMessage> {
  const { db, realtime } = deps;
  const message = storableText(input.message);
  const problem = messageProblem(message);
  if (problem) throw invalidInput([{ path: "message", reason: problem }]);
  const { id, chatId, quotedId = null } = input;
  const wanted = { id, chatId, senderId: actor.id, message, quotedId, searchText: searchableText(message) };
  const further = await insertMessage(db, wanted, { isFurther: true }).catch(refuseSending);
  if (further) return publishStored(realtime, actor, further);
  const membership = await readMembership(db, actor.id, wanted.chatId);
  requireMember(membership);
  const stored = await storeMessage(deps, actor, membership, wanted).catch(refuseSending);
  return publishStored(realtime, actor, stored ?? (await sentBefore(db, wanted, membership)));
}

function publishStored(realtime: Delivery, actor: Actor, { message, otherId }: StoredMessage): ChatMessage {
  const sent = presentMessage(message);
  publishMessage(realtime, bothSides(actor, otherId), sent);
  return sent;
}

/**
 * Limits first messages; refuses one already sent to many people and flags it for moderators.
 *
 * @returns undefined when nothing was stored
 * @throws {AppError} `TOO_MANY_REQUESTS`, `MESSAGE_REPEATED`
 */
async function storeMessage(
  { db, limiter, outbox, hashText }: ChatDeps,
  actor: Actor,
  { written, otherId, isOtherSubscribed }: Membership,
  wanted: NewMessage,
): Promise<StoredMessage | undefined> {
  const store = async (tx: Queryable) => {
    const stored = await insertMessage(tx, wanted, { isFurther: false });
    if (stored && otherId && isOtherSubscribed) {
      await queuePush(outbox, tx, otherId, { kind: "message", messageId: wanted.id });
    }
    return stored;
  };
  if (written === "own") return isOtherSubscribed ? db.transaction(store) : store(db);
  const policy = actor.isNewcomer ? "newcomerFirstMessage" : "firstMessage";
  const takeBack = written === "nothing" ? await limiter.count(policy, { member: actor.id }) : async () => {};
  const text = sameMessageKey(wanted.message);
  let stored: StoredMessage | undefined;
  try {
    stored = await (text === null
      ? db.transaction(store)
      : insertFirst(db, store, { ...wanted, otherId, textKey: hashText(text) }));
    return stored;
  } finally {
    if (!stored) await takeBack();
  }
}

async function insertFirst(
  db: Db,
  store: (tx: Queryable) => Promise<StoredMessage | undefined>,
  { senderId, chatId, message, otherId, textKey }: NewMessage & { otherId: string | null; textKey: string },
): Promise<StoredMessage | undefined> {
  // The other account may be deleted.
  const receiverId = otherId ?? chatId;
  try {
    return await db.transaction(async (tx) => {
      // Insert the message first: its trigger locks both people in order.
      const stored = await store(tx);
      if (stored && !(await admitFirstMessage(tx, { senderId, textKey, receiverId }))) {
        throw new AppError("MESSAGE_REPEATED", "the same first message was sent to many people");
      }
      return stored;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "MESSAGE_REPEATED") {
      const { people } = SAME_MESSAGE;
      await raiseFlag(db, { personId: senderId, kind: "repeated_message", textKey, text: message, people });
    }
    throw error;
  }
}

/**
 * Marks messages read (CHAT-30, CHAT-31) and turns off the chats dot if none is unread (NOTIF-08). Works in batches,
 * each locking both people.
 *
 * @returns the last message this call marked, and when; null for none
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`
 */
export async function markChatRead(
  { db, realtime, markRestRead }: Pick<ChatDeps, "db" | "realtime" | "markRestRead">,
  actor: Actor,
  chatId: string,
): Promise<{ reading: Reading | null }> {
  const membership = await readMembership(db, actor.id, chatId);
  requireMayRead(membership);
  const { otherId } = membership;
  let newest: ReadRow | undefined;
  let marked: number;
  let isRestRead = false;
  do {
    const batch = await db.transaction(async (tx) => {
      await lockForReading(tx, actor.id, otherId);
      if (await markRestRead(tx, actor.id, chatId)) isRestRead = true;
      const part = await markMessagesRead(tx, { chatId, otherId, limit: READ_BATCH });
      // Hidden chats count, as they may come back (OPEN-61). The lock keeps new messages out.
      if (part.marked < READ_BATCH && !(await readHasUnread(tx, actor.id))) await clearDot(tx, actor.id, "chats");
      return part;
    });
    marked = batch.marked;
    if (batch.newest && (!newest || isLater(batch.newest, newest))) newest = batch.newest;
  } while (marked === READ_BATCH);
  if (isRestRead) publishChatsChanged(realtime, [actor.id]);
  if (!newest) return { reading: null };
  const reading = presentReading(newest, actor.id, chatId);
  publishReading(realtime, bothSides(actor, visibleOther(membership)), reading);
  return { reading };
}

/** Notifies the other side, if visible, unless the conversation has ended. Never rejects; ignores foreign chats and calls over the limit. */
export async function announceTyping(
  { db, realtime, limiter, log }: Pick<ChatDeps, "db" | "realtime" | "limiter"> & { log: Log },
  personId: string,
  chatId: string,
): Promise<void> {
  try {
    await limiter.count("typing", { member: personId });
    const membership = await readMembership(db, personId, chatId);
    if (membership?.otherId && membership.isOtherVisible && !membership.isEnded)
      publishTyping(realtime, membership.otherId, chatId, personId);
  } catch (err) {
    log.debug({ err }, "a typing event was dropped");
  }
}

/** Returns partners of the most recent chats, who are told whether a person is online. */
export function readPresenceWatchers(db: Queryable, personId: string): Promise<string[]> {
  return readChatPartners(db, personId, PRESENCE_WATCHERS_MAX);
}

/**
 * Whether the actor may end the chat, or open it again, for the feature that does.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`
 */
export async function requireMembership(db: Queryable, actor: Actor, chatId: string): Promise<Membership> {
  const membership = await readMembership(db, actor.id, chatId);
  requireMayRead(membership);
  return membership;
}

async function presentOwn(db: Queryable, actor: Actor, chatId: string): Promise<Chat> {
  const chat = await readChat(db, actor.id, chatId);
  if (!chat) throw new AppError("CHAT_NOT_FOUND", "the chat is gone");
  return presentChat(chat);
}

async function sentBefore(db: Queryable, wanted: NewMessage, membership: Membership): Promise<StoredMessage> {
  const stored = await readMessage(db, wanted.id);
  if (!stored) throw new AppError("MESSAGE_REFUSED", "the message cannot be delivered");
  const isSame =
    stored.chatId === wanted.chatId &&
    stored.senderId === wanted.senderId &&
    (stored.takenBackAt !== null || stored.message === wanted.message) &&
    (stored.quoted?.id ?? null) === wanted.quotedId;
  if (!isSame) throw new AppError("MESSAGE_ID_TAKEN", "the id belongs to another message");
  return { message: stored, otherId: visibleOther(membership) };
}

export {
  countNewMessages,
  isListed,
  isOlderThan,
  lockForReading,
  markTakenBack,
  otherOf,
  presentMessage,
  publishChatsChanged,
  readHasUnread,
  readMessage,
  storeSearchTexts,
};
