import { randomUUID } from "node:crypto";
import { CHAT_END_SENTENCES } from "@nakamatch/contract/vocabulary/chat-ends";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { REACTIONS } from "@nakamatch/contract/vocabulary/reactions";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../platform/app-error.ts";
import {
  chatEnds,
  chatMessages,
  messageReactions,
  takenBackMessages,
} from "../../../platform/database/schema/chats.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { createRandom, type Random } from "../../../seed/demo/random.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { isWholeSample, SAMPLE_SEED, SAMPLE_TITLE } from "../../../testing/sample.ts";
import {
  archiveChat,
  listChats,
  markChatRead,
  openChat,
  readChatMessages,
  sendMessage,
} from "../conversations/service.ts";
import { endChat, reopenChat } from "../endings/service.ts";
import { setReaction } from "../reactions/service.ts";
import { takeBack } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const { db } = scene.database;
const SEEDS = Array.from({ length: isWholeSample ? 6 : 2 }, (_, index) => SAMPLE_SEED + index);
const BATCHES = 25;

interface Sent {
  id: string;
  text: string;
  by: TestActor;
}

/** Two people in one chat, each with several devices. */
interface Talk {
  random: Random;
  chatId: string;
  sent: Sent[];
  takenBack: Sent[];
}

type Change = (talk: Talk, by: TestActor, other: TestActor) => () => Promise<unknown>;

const send: Change = (talk, by) => {
  const { random, chatId, sent } = talk;
  const id = randomUUID();
  const text = `words of ${id}`;
  const quotedId = random.chance(0.4) && sent.length > 0 ? random.pick(sent).id : undefined;
  return async () => {
    await sendMessage(scene.deps, by, { chatId, id, message: text, quotedId });
    sent.push({ id, text, by });
  };
};
const retract: Change = (talk, by) => {
  const own = talk.sent.filter((message) => message.by === by);
  if (own.length === 0) return send(talk, by, by);
  const message = talk.random.pick(own.slice(-4));
  return async () => {
    await takeBack(scene.deps, by, { chatId: talk.chatId, messageId: message.id });
    talk.takenBack.push(message);
  };
};
const react: Change = (talk, by) => {
  const theirs = talk.sent.filter((message) => message.by !== by);
  if (theirs.length === 0) return send(talk, by, by);
  const { id: messageId } = talk.random.pick(theirs.slice(-4));
  const code = talk.random.pick([...REACTIONS, null]);
  return () => setReaction(scene.deps, by, { chatId: talk.chatId, messageId, code });
};
/** What is read contains no words that were taken back before. */
const look: Change = (talk, by) => async () => {
  const before = [...talk.takenBack];
  const { chatId } = talk;
  const answers = [
    await readChatMessages(db, by, { chatId, limit: MESSAGE_PAGE }),
    await listChats(db, by, { limit: 1 }),
  ];
  const told = JSON.stringify(answers);
  expect(before.filter(({ text }) => told.includes(text))).toEqual([]);
};
const changes: [Change, number][] = [
  [send, 10],
  [retract, 8],
  [react, 6],
  [look, 5],
  [(talk, by) => () => markChatRead(scene.deps, by, talk.chatId), 5],
  [(talk, by) => () => archiveChat(scene.deps, by, talk.chatId), 2],
  [(_, by, other) => () => openChat(db, by, other.id), 2],
  [(_, by, other) => () => scene.block(by, other), 0.7],
  [(_, by) => () => db.delete(blocks).where(eq(blocks.blockerId, by.id)), 2],
  [
    ({ random, chatId }, by) =>
      () =>
        endChat(scene.deps, by, { chatId, sentence: random.pick(CHAT_END_SENTENCES) }),
    0.5,
  ],
  [
    ({ chatId }, by) =>
      () =>
        reopenChat(scene.deps, by, chatId),
    2,
  ],
];

/** At once, as by several devices on several servers. Only refusals may be among the answers. */
async function atOnce(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const outcome of await Promise.allSettled(steps.map((step) => step()))) {
    if (outcome.status === "rejected" && !isRefusal(outcome.reason)) throw outcome.reason;
  }
}

/** Blocked twice, or refused by a rule. */
function isRefusal(error: unknown): boolean {
  const isDuplicate = error instanceof Error && String(error.cause).includes("duplicate key");
  return isDuplicate || (error instanceof AppError && error.code !== "INTERNAL");
}

async function allMessages(by: TestActor, chatId: string) {
  const messages = [];
  for (let before: string | undefined, hasMore = true; hasMore; before = messages.at(-1)?.id) {
    const page = await readChatMessages(db, by, { chatId, limit: MESSAGE_PAGE, before });
    messages.push(...page.messages);
    hasMore = page.hasMore;
  }
  return messages;
}

describe(`a talk of two people with several devices (${SAMPLE_TITLE})`, () => {
  it.each(SEEDS)("ends with the same for both and in the database, whatever met (seed %i)", async (seed) => {
    const random = createRandom(seed);
    const { first, second, profile } = scene;
    const pair = [first, second] as const;
    const talk: Talk = { random, chatId: await scene.chatOf(), sent: [], takenBack: [] };
    const { chatId } = talk;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const steps = Array.from({ length: random.int(1, 5) }, () => {
        const [by, other] = random.chance(0.5) ? pair : ([second, first] as const);
        return random.weighted(changes)(talk, by, other);
      });
      await atOnce(steps);
    }
    await db.delete(blocks);
    await db.update(chatEnds).set({ liftedAt: new Date() }).where(eq(chatEnds.chatId, chatId));

    const rows = await db.select().from(chatMessages).where(eq(chatMessages.chatId, chatId));
    const sealed = await db.select().from(takenBackMessages);
    const reacted = await db.select().from(messageReactions);
    const [one, other] = [await allMessages(first, chatId), await allMessages(second, chatId)];
    expect(one, "both read the same").toEqual(other);
    expect(one.map(({ id }) => id).sort(), "what was sent").toEqual(talk.sent.map(({ id }) => id).sort());
    const isTaken = (id: string | null) => talk.takenBack.some((message) => message.id === id);
    for (const message of one) {
      const { id, text } = talk.sent.find((each) => each.id === message.id)!;
      const row = rows.find((each) => each.id === id)!;
      expect(message).toMatchObject({ message: isTaken(id) ? "—" : text, readAt: row.readAt?.toISOString() ?? null });
      expect([message.isTakenBack === true, row.takenBackAt !== null], "the mark").toEqual([isTaken(id), isTaken(id)]);
      expect(sealed.find((each) => each.messageId === id)?.text, "its words").toBe(isTaken(id) ? text : undefined);
      const quotedId = isTaken(id) ? null : row.quotedId;
      expect(message.quoted?.id ?? null).toBe(quotedId);
      expect(message.quoted?.isTakenBack === true, "its quote").toBe(isTaken(quotedId));
      const reaction = reacted.find(({ messageId }) => messageId === id);
      expect(message.reaction?.code).toBe(reaction?.code);
      if (isTaken(id)) expect(reaction).toBeUndefined();
    }
    for (const by of pair) {
      const unread = rows.filter((row) => row.senderId !== by.id && row.readAt === null && row.takenBackAt === null);
      await openChat(db, by, by === first ? second.id : first.id);
      expect((await listChats(db, by, { limit: 1 })).chats[0]?.unreadCount).toBe(Math.min(unread.length, 10));
      if (unread.length > 0) expect((await profile(by)).hasNewChats).toBe(true);
      await markChatRead(scene.deps, by, chatId);
      expect((await profile(by)).hasNewChats).toBe(false);
    }
  });
});
