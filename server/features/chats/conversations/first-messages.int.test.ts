import { randomUUID } from "node:crypto";
import { LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { firstMessages, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { createLimiter, type Limiter } from "../../../platform/limits/limiter.ts";
import { createLog } from "../../../platform/log.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { listFlags } from "../../signals/moderation-flags/service.ts";
import { sendMessage } from "./service.ts";

const PITCH = "Hola, ¿te gustaría ganar dinero conmigo desde casa?";

let sender: TestActor;

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  sender = scene.outsider;
});

/** Empty chats of the sender with `count` others. */
async function newChats(count: number): Promise<{ other: TestActor; chatId: string }[]> {
  const chats: { other: TestActor; chatId: string }[] = [];
  for (const other of await scene.more(count)) chats.push({ other, chatId: await scene.chatOf(sender, other) });
  return chats;
}

const sentBy = ({ id }: TestActor) => scene.database.db.$count(chatMessages, eq(chatMessages.senderId, id));

describe("beginning conversations", () => {
  let limiter: Limiter;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
  });
  afterEach(() => {
    limiter.close();
    vi.useRealTimers();
  });

  const say = (by: TestActor, chatId: string, message = "hola", id: string = randomUUID()) =>
    sendMessage({ ...scene.deps, limiter }, by, { chatId, id, message });
  /** Counts the conversations begun before a refusal. */
  async function begun(by: TestActor, chats: { chatId: string }[]): Promise<number> {
    for (const [count, { chatId }] of chats.entries()) {
      const error = await say(by, chatId).then(
        () => undefined,
        (refusal) => refusal,
      );
      if (!error) continue;
      expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 86_400 } });
      return count;
    }
    return chats.length;
  }

  it("a newcomer begins 15 a day, and goes on writing in them; a day later the next ones", async () => {
    const newcomer = { ...sender, isNewcomer: true };
    const chats = await newChats(17);
    expect(await begun(newcomer, chats)).toBe(15);
    expect(await sentBy(sender), "what is refused is not stored").toBe(15);
    await say(newcomer, chats[0]!.chatId, "¿Sigues ahí?");
    vi.advanceTimersByTime(86_400_000);
    await say(newcomer, chats[16]!.chatId);
  });

  it("others begin 60 a day", async () => {
    expect(await begun(sender, await newChats(62))).toBe(60);
  });

  it("answers, further messages and retries do not count", async () => {
    const newcomer = { ...sender, isNewcomer: true };
    const chats = await newChats(18);
    for (const { other, chatId } of chats.slice(0, 2)) {
      await say(other, chatId);
      await say(newcomer, chatId);
    }
    const id = randomUUID();
    for (let times = 0; times < 3; times++) await say(newcomer, chats[2]!.chatId, "hola", id);
    await say(newcomer, chats[2]!.chatId, "¿qué tal?");
    expect(await begun(newcomer, chats.slice(3))).toBe(14);
  });

  it("a message that is not delivered does not count", async () => {
    const newcomer = { ...sender, isNewcomer: true };
    const [blocked, ...chats] = await newChats(17);
    await scene.block(blocked!.other, sender);
    for (let times = 0; times < 3; times++) {
      await expect(say(newcomer, blocked!.chatId)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    }
    expect(await begun(newcomer, chats)).toBe(15);
  });
});

describe("the same first message", () => {
  const refused = { code: "MESSAGE_REPEATED" };
  const say = (chatId: string, message = PITCH, id?: string) => scene.say(sender, chatId, message, id);
  const signals = () =>
    scene.database.db.select().from(moderationSignals).where(eq(moderationSignals.personId, sender.id));
  /** Ages the sender's messages by `hours`. */
  const letHoursPass = (hours: number) =>
    scene.database.db.execute(sql`update ${firstMessages} set sent_at = array(
      select at - make_interval(hours => ${hours}) from unnest(sent_at) at)`);

  it("reaches five people and no sixth, however it is spelled; moderators are shown it once", async () => {
    const chats = await newChats(7);
    for (const { chatId } of chats.slice(0, 5)) await say(chatId);
    scene.realtime.take();
    await expect(say(chats[5]!.chatId)).rejects.toMatchObject(refused);
    const otherwise = "HOLA te gustaria GANAR 1000 dinero... conmigo  desde casa 😀";
    await expect(say(chats[6]!.chatId, otherwise)).rejects.toMatchObject(refused);
    expect(await sentBy(sender)).toBe(5);
    expect(scene.realtime.take(), "nobody hears of what is refused").toEqual([]);
    expect(await signals()).toMatchObject([
      { kind: "repeated_message", detail: { text: PITCH, people: 5 }, closedAt: null },
    ]);
    const moderator = actorOf(await addPerson(scene.database.db, { isModerator: true }));
    expect((await listFlags(scene.database.db, moderator, { limit: LIST_PAGE })).signals).toMatchObject([
      { kind: "repeated_message", person: { id: sender.id }, text: PITCH, people: 5 },
    ]);
  });

  it("is refused also as an answer to somebody who wrote first", async () => {
    const chats = await newChats(6);
    for (const { other, chatId } of chats) await scene.say(other, chatId, "¡Hola!");
    for (const { chatId } of chats.slice(0, 5)) await say(chatId);
    await expect(say(chats[5]!.chatId)).rejects.toMatchObject(refused);
  });

  it("another text may follow; so may the same one where the two are in conversation already", async () => {
    const chats = await newChats(6);
    const last = chats[5]!.chatId;
    for (const { chatId } of chats.slice(0, 5)) await say(chatId);
    await expect(say(last)).rejects.toMatchObject(refused);
    await say(last, "Hola, he visto que también te encanta Mushishi");
    await say(last);
    expect(await sentBy(sender)).toBe(7);
  });

  it("short greetings reach everybody", async () => {
    for (const { chatId } of await newChats(8)) await say(chatId, "¡Hola! ¿Qué tal?");
    expect(await sentBy(sender)).toBe(8);
    expect(await signals()).toEqual([]);
  });

  it("may be sent by others", async () => {
    for (const { chatId } of await newChats(5)) await say(chatId);
    sender = scene.first;
    for (const { chatId } of await newChats(5)) await say(chatId);
    expect(await sentBy(sender)).toBe(5);
  });

  it("may be sent again once 24 hours have passed", async () => {
    const chats = await newChats(7);
    for (const { chatId } of chats.slice(0, 5)) await say(chatId);
    await letHoursPass(23);
    await expect(say(chats[5]!.chatId)).rejects.toMatchObject(refused);
    await letHoursPass(1);
    await say(chats[5]!.chatId);
    const [noted] = await scene.database.db.select().from(firstMessages).where(eq(firstMessages.senderId, sender.id));
    expect(noted?.receiverIds, "what is over is forgotten").toEqual([chats[5]!.other.id]);
  });

  it("sent again by its id it counts once, and is answered also when no more are allowed", async () => {
    const chats = await newChats(6);
    const id = randomUUID();
    const sent = await say(chats[0]!.chatId, PITCH, id);
    for (const { chatId } of chats.slice(1, 5)) await say(chatId);
    await expect(say(chats[5]!.chatId)).rejects.toMatchObject(refused);
    expect(await say(chats[0]!.chatId, PITCH, id)).toEqual(sent);
  });

  it("is not counted where it was not delivered", async () => {
    const [blocked, ...chats] = await newChats(6);
    await scene.block(blocked!.other, sender);
    await expect(say(blocked!.chatId)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    for (const { chatId } of chats) await say(chatId);
    expect(await sentBy(sender)).toBe(5);
  });

  it("leaves no text behind: what is noted is a hash that depends on the server's secret", async () => {
    const [chat] = await newChats(1);
    await say(chat!.chatId);
    const [noted] = await scene.database.db.select().from(firstMessages).where(eq(firstMessages.senderId, sender.id));
    expect(noted?.textKey).toMatch(/^[\w-]{43}$/);
    expect(noted?.textKey).toBe(scene.deps.hashText("holategustariaganardineroconmigodesdecasa"));
    expect(noted?.receiverIds).toEqual([chat!.other.id]);
  });

  it("sent to ten at the same moment reaches five", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 4; round++) {
      sender = actorOf(await addPerson(scene.database.db));
      const chats = await newChats(10);
      const answers = await Promise.allSettled(chats.map(({ chatId }) => say(chatId)));
      for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject(refused);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
      expect(await sentBy(sender)).toBe(5);
      expect(await signals()).toHaveLength(1);
    }
  });

  it("two who write to each other at the same moment both arrive", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 8; round++) {
      const [a, b] = (await scene.more(2)) as [TestActor, TestActor];
      const chatId = await scene.chatOf(a, b);
      await Promise.all([scene.say(a, chatId, PITCH), scene.say(b, chatId, PITCH)]);
      expect(await scene.database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(2);
    }
  });
});
