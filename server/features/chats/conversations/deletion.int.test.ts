import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { openChat } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

/**
 * Runs `act` in the middle of the deletion of `second`: the person is locked, their chats not yet, because this
 * transaction holds the match, which is deleted first.
 */
async function whileDeleted(act: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> {
  const { database, first, second, deleteAccount } = scene;
  let both: Promise<unknown>[] = [];
  await database.db.transaction(async (tx) => {
    await tx.select().from(matches).where(eq(matches.user1Id, first.id)).for("update");
    const deletion = Promise.resolve(deleteAccount(second));
    await untilStatementWaits(database);
    const other = act();
    both = [deletion, other];
    // Prevents unhandled rejections while the lock is held.
    for (const each of both) each.catch(() => {});
    await untilStatementWaits(database, 2);
  });
  return Promise.allSettled(both);
}

describe("an account that is deleted at the same moment", () => {
  it("OPEN-83 neither stops a message to it nor is stopped by it", { tags: ["postgres"] }, async () => {
    const { database, first, chatOf, say } = scene;
    const chatId = await chatOf();
    const [deletion, sending] = await whileDeleted(() => say(first, chatId));
    expect(deletion).toMatchObject({ status: "fulfilled" });
    expect(sending).toMatchObject({ status: "fulfilled" });
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(1);
    await expect(say(first, chatId)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
  });

  it("OPEN-83 cannot send a last message", { tags: ["postgres"] }, async () => {
    const { database, second, chatOf, say } = scene;
    const chatId = await chatOf();
    const [deletion, sending] = await whileDeleted(() => say(second, chatId));
    expect(deletion).toMatchObject({ status: "fulfilled" });
    expect(sending).toMatchObject({ status: "rejected", reason: { code: "CHAT_NOT_FOUND" } });
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(0);
  });

  it("OPEN-55 OPEN-83 cannot be chatted with", { tags: ["postgres"] }, async () => {
    const { database, deps, first, second, match } = scene;
    await match();
    const [deletion, opening] = await whileDeleted(() => openChat(deps.db, first, second.id));
    expect(deletion).toMatchObject({ status: "fulfilled" });
    expect(opening).toMatchObject({ status: "rejected", reason: { code: "PERSON_NOT_FOUND" } });
    expect(await database.db.$count(chats, eq(chats.user1Id, first.id))).toBe(0);
  });
});
