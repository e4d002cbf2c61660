import { randomUUID } from "node:crypto";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { CHAT_ENDS } from "@nakamatch/contract/vocabulary/chat-ends";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { chatEnds, partedPairs } from "../../../platform/database/schema/chats.ts";
import { likeWords } from "../../../platform/database/schema/like-words.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { presence } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { readViewer } from "../../meeting/discovery/store.ts";
import { sendWords, showWords } from "../../meeting/like-words/service.ts";
import { like, listMatches } from "../../meeting/likes/service.ts";
import { clearLike, setLike } from "../../meeting/likes/store.ts";
import { readLiker, readUnreadEnd } from "../../push/push-notifications/store.ts";
import {
  announceTyping,
  countNewMessages,
  getChat,
  markChatRead,
  readPresenceWatchers,
} from "../conversations/service.ts";
import { endChat, reopenChat } from "./service.ts";

const scene = await openChatScene();
const { db } = scene.database;
afterAll(() => scene.close());

let chatId: string;
let [ender, ended]: [TestActor, TestActor] = [scene.first, scene.second];
beforeEach(async () => {
  await scene.renew();
  [ender, ended] = [scene.first, scene.second];
  chatId = await scene.chatOf();
  await scene.say(ended, chatId, "¡Hola!");
  scene.realtime.take();
});

const end = (by = ender, sentence: "thanks" | "noTime" = "noTime") => endChat(scene.deps, by, { chatId, sentence });
const reopen = (by = ender) => reopenChat(scene.deps, by, chatId);
const shown = (by: TestActor) => getChat(db, by, chatId);
const refusedAs = (code: string) => expect.objectContaining({ code });
const ends = () => db.select().from(chatEnds).where(eq(chatEnds.chatId, chatId));
const later = (hours: number) =>
  db
    .update(chatEnds)
    .set({ endedAt: sql`ended_at - make_interval(hours => ${hours}::int)` })
    .where(eq(chatEnds.chatId, chatId));

async function likes(): Promise<{ mine: boolean; theirs: boolean }> {
  const pair = and(eq(matches.user1Id, ender.id), eq(matches.user2Id, ended.id));
  const [row] = await db.select().from(matches).where(pair);
  return { mine: row?.likedByUser1 ?? false, theirs: row?.likedByUser2 ?? false };
}

const excluded = async (by: TestActor, other: TestActor) =>
  Buffer.from((await readViewer(db, by.id))?.excludedIds ?? []).includes(
    Buffer.from(other.id.replaceAll("-", ""), "hex"),
  );
/** In place of the chat with a message. */
async function openEmptyChat(): Promise<void> {
  chatId = await scene.chatOf(scene.first, scene.outsider);
}
const areParted = async () => (await db.select().from(partedPairs)).some(({ enderId }) => enderId === ender.id);

describe("a kind end", () => {
  it("is read by both with its sentence, as one unread message of the other, once", async () => {
    await markChatRead(scene.deps, ended, chatId);
    await end();
    await end();
    await end(ended, "thanks");
    expect(await ends()).toHaveLength(1);
    expect(await shown(ender)).toMatchObject({
      end: { isMine: true, sentence: "noTime", reopenUntil: expect.any(String), isAsking: false },
      canEnd: false,
    });
    expect(await shown(ended)).toMatchObject({
      end: { isMine: false, sentence: "noTime", reopenUntil: null, isAsking: false },
      unreadCount: 1,
      canEnd: false,
    });
    expect([await countNewMessages(db, ended.id), await countNewMessages(db, ender.id)]).toEqual([1, 1]);
    expect((await scene.profile(ended)).hasNewChats).toBe(true);
    expect(scene.realtime.take().filter(({ event }) => event === "chats.changed")).toHaveLength(1);
    await markChatRead(scene.deps, ended, chatId);
    expect(await shown(ended)).toMatchObject({ unreadCount: 0 });
    expect((await scene.profile(ended)).hasNewChats).toBe(false);
  });

  it("lets neither write nor seem online", async () => {
    await db.insert(presence).values([ender, ended].map(({ id }) => ({ userId: id, lastSeenAt: new Date() })));
    expect((await shown(ender)).otherUser?.lastSeenAt).not.toBeNull();
    await end();
    for (const by of [ender, ended]) {
      await expect(scene.say(by, chatId)).rejects.toEqual(refusedAs("MESSAGE_REFUSED"));
      expect((await shown(by)).otherUser?.lastSeenAt).toBeNull();
      expect(await readPresenceWatchers(db, by.id)).toEqual([]);
    }
    scene.realtime.take();
    await announceTyping({ ...scene.deps, log: { debug: () => {} } as never }, ender.id, chatId);
    expect(scene.realtime.take()).toEqual([]);
    await expect(
      db.execute(sql`insert into chat_messages (id, chat_id, sender_id, message)
        values (${randomUUID()}, ${chatId}, ${ended.id}, 'hola')`),
      "not even past the service",
    ).rejects.toMatchObject({ cause: { constraint: "chat_messages_not_blocked" } });
  });

  it("MATCH-03 takes the ender's like alone, and hides the two from each other", async () => {
    await end();
    expect(await likes()).toEqual({ mine: false, theirs: true });
    expect([await excluded(ender, ended), await excluded(ended, ender)]).toEqual([true, true]);
    expect(await readLiker(db, ender.id, ended.id), "no push of the standing like").toBeUndefined();
    const words = { receiverId: ender.id, text: "¿Seguro?", about: { kind: "title", id: 1 } } as const;
    const like = async () => ({});
    await expect(sendWords(scene.deps, ended, words, like)).rejects.toEqual(refusedAs("WORDS_NOT_ACCEPTED"));
    expect((await showWords(db, ended, ender.id)).canWrite).toBe(false);
    await clearLike(db, ended.id, ender.id);
    expect(await setLike(db, ended.id, ender.id)).toEqual({ isMatch: false });
    expect((await scene.profile(ender)).hasNewLikes, "LIKE-09").toBe(true);
    expect(await readLiker(db, ender.id, ended.id)).toBeUndefined();
    expect(await areParted(), "the ender alone lifts it").toBe(true);
  });

  it("is told by one push until it is read", async () => {
    await end();
    expect(await readUnreadEnd(db, ended.id, { chatId, number: 1 })).toEqual({ nickname: expect.any(String) });
    expect(await readUnreadEnd(db, ender.id, { chatId, number: 1 })).toBeUndefined();
    await markChatRead(scene.deps, ended, chatId);
    expect(await readUnreadEnd(db, ended.id, { chatId, number: 1 })).toBeUndefined();
  });

  it.each([
    ["an empty chat", openEmptyChat, "CHAT_END_REFUSED"],
    ["one who has blocked", () => scene.block(scene.second, scene.first), "CHAT_END_REFUSED"],
    ["one whom one has blocked", () => scene.block(scene.first, scene.second), "CHAT_REFUSED_BLOCKED"],
    ["a banned person", () => scene.ban(scene.second), "CHAT_NOT_FOUND"],
    ["a deleted account", () => scene.deleteAccount(scene.second), "CHAT_END_REFUSED"],
  ])("is refused with %s", async (_, cause, code) => {
    await cause();
    await expect(end()).rejects.toEqual(refusedAs(code));
    expect(await ends()).toEqual([]);
    expect(
      await endChat(scene.deps, scene.outsider, { chatId: randomUUID(), sentence: "thanks" }).catch((e) => e.code),
    ).toBe("CHAT_NOT_FOUND");
  });
});

describe("an ended conversation", () => {
  it("is reopened by the ender within a day, who likes again as before", async () => {
    await end();
    await expect(reopen(ended)).rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
    await later(CHAT_ENDS.reopenHours - 1);
    await reopen();
    await reopen();
    expect(await likes()).toEqual({ mine: true, theirs: true });
    expect(await shown(ended)).toMatchObject({ end: null, canEnd: true });
    expect([await excluded(ender, ended), await areParted()]).toEqual([false, false]);
    await scene.say(ended, chatId);
  });

  it("is reopened by a like within a day", async () => {
    await end();
    await later(CHAT_ENDS.reopenHours - 1);
    await setLike(db, ended.id, ender.id);
    expect(await shown(ender), "the other's like opens nothing").toMatchObject({ end: { isMine: true } });
    expect(await setLike(db, ender.id, ended.id)).toEqual({ isMatch: true });
    expect(await shown(ended)).toMatchObject({ end: null, canEnd: true });
    await scene.say(ended, chatId);
  });

  it("gives no like back to who had none", async () => {
    await clearLike(db, ender.id, ended.id);
    await end();
    await reopen();
    expect(await likes()).toEqual({ mine: false, theirs: true });
  });

  it.each([
    ["reopening", () => reopen()],
    ["liking again", () => setLike(db, ender.id, ended.id)],
  ])("shows the ender's words again by %s, unless a block has withdrawn them since", async (_, comeBack) => {
    const told = {
      authorId: ender.id,
      receiverId: ended.id,
      text: "¿Otra?",
      aboutKind: "title" as const,
      aboutId: "1",
    };
    await db.insert(likeWords).values(told);
    const texts = async () => (await showWords(db, ended, ender.id)).words.map(({ text }) => text);
    await end();
    expect(await texts()).toEqual([]);
    await comeBack();
    expect(await texts()).toEqual([told.text]);
    await end();
    await scene.block(ended, ender);
    await db.delete(blocks).where(eq(blocks.blockerId, ended.id));
    await comeBack();
    expect(await texts()).toEqual([]);
  });

  it("later opens by the other's yes alone, once the ender likes them anew", async () => {
    await end();
    await later(CHAT_ENDS.reopenHours);
    await expect(reopen()).rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
    expect(
      await like({ ...scene.deps, clock: systemClock }, ender, ended.id as PersonId),
      "a like as any",
    ).toMatchObject({
      isNewMatch: true,
      isEnded: true,
    });
    const {
      matches: [entry],
    } = await listMatches({ db, clock: systemClock }, ended, { list: "mutual", limit: 1 });
    expect(entry).toMatchObject({ isEnded: true });
    expect(await areParted()).toBe(false);
    expect(await shown(ended)).toMatchObject({ end: { isAsking: true } });
    await expect(scene.say(ender, chatId)).rejects.toEqual(refusedAs("MESSAGE_REFUSED"));
    await expect(reopen(ender)).rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
    await clearLike(db, ender.id, ended.id);
    await expect(reopen(ended), "taken back meanwhile").rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
    expect(await areParted()).toBe(true);
    await setLike(db, ender.id, ended.id);
    await reopen(ended);
    await scene.say(ended, chatId);
  });

  it("is ended at most three times, by whichever side", async () => {
    for (const by of [ender, ended, ender]) {
      expect((await shown(ender)).canEnd).toBe(true);
      await end(by);
      await reopen(by);
    }
    expect((await shown(ender)).canEnd).toBe(false);
    await expect(end(ended)).rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
  });

  it("OPEN-83 keeps its sentence for the other side when an account is deleted", async () => {
    await end();
    await scene.deleteAccount(ender);
    expect(await shown(ended)).toMatchObject({
      otherUser: null,
      end: { isMine: false, sentence: "noTime" },
      canEnd: false,
    });
    await expect(reopen(ended)).rejects.toEqual(refusedAs("CHAT_END_REFUSED"));
  });
});

describe("at the same moment", () => {
  const settle = (...calls: Promise<unknown>[]) => Promise.allSettled(calls);

  it("two devices, or both sides, make one end", { tags: ["postgres"] }, async () => {
    await settle(end(), end(), end(ended, "thanks"), end(ended, "thanks"));
    expect(await ends()).toHaveLength(1);
  });

  it("messages, likes, blocks, reopening and a deletion leave one of the orders", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 12; round += 1) {
      await scene.renew();
      [ender, ended] = [scene.first, scene.second];
      chatId = await scene.chatOf();
      await scene.say(ended, chatId);
      const id = randomUUID();
      const calls = [
        () => end(),
        () => end(),
        () => scene.say(ended, chatId, "a la vez", id),
        () => reopen(),
        ...(round % 3 === 1 ? [() => scene.block(ended, ender)] : []),
        // A like at the moment of a deletion has tests of its own.
        round % 3 === 2 ? () => scene.deleteAccount(ended) : () => setLike(db, ender.id, ended.id),
      ];
      const order = round % 2 === 0 ? calls : calls.toReversed();
      const outcomes = await settle(...order.map((call) => call()));
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") {
          const { code, cause } = outcome.reason as { code?: string; cause?: unknown };
          expect(code ?? String(cause)).toMatch(/^(CHAT_|MESSAGE_REFUSED)/);
        }
      }
      const inForce = (await ends()).filter(({ liftedAt }) => liftedAt === null);
      expect(inForce.length).toBeLessThanOrEqual(1);
      if (inForce.length === 1 && round % 3 === 0) {
        await expect(scene.say(ended, chatId)).rejects.toEqual(refusedAs("MESSAGE_REFUSED"));
        expect(await areParted()).toBe(!(await likes()).mine);
      }
    }
  });
});
