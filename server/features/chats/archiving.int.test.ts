import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages } from "../../platform/database/schema/chats.ts";
import { type ChatScene, openChatScene } from "../../testing/chats.ts";
import { archiveChat } from "./service.ts";

let scene: ChatScene;

beforeAll(async () => {
  scene = await openChatScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("deleting a chat from the list", () => {
  it.each(["first", "second"] as const)(
    "CHAT-13 CHAT-14 archives it for the %s of the two alone, deletes nothing, and tells their own devices once",
    async (side) => {
      const { deps, realtime, database, chatOf, say, listed, chatRow } = scene;
      const [own, other] = side === "first" ? [scene.first, scene.second] : [scene.second, scene.first];
      const chatId = await chatOf();
      await say(own, chatId);
      realtime.take();
      expect(await archiveChat(deps, own, chatId)).toEqual({ isArchived: true });
      expect(await archiveChat(deps, own, chatId)).toEqual({ isArchived: true });
      expect(realtime.take()).toEqual([{ to: [own.id], event: "chat.archived", payload: { chatId } }]);
      expect(await chatRow(chatId)).toMatchObject({
        archivedByUser1: side === "first",
        archivedByUser2: side === "second",
      });
      expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(1);
      expect(await listed(own)).toEqual([]);
      expect(await listed(other)).toMatchObject([{ id: chatId, lastMessage: { message: "hola" } }]);
    },
  );

  it("OPEN-56 lists it again with the next message of the other side", async () => {
    const { deps, first, second, chatOf, say, listed } = scene;
    const chatId = await chatOf();
    await archiveChat(deps, first, chatId);
    await say(second, chatId);
    expect(await listed(first)).toMatchObject([{ id: chatId }]);
  });
});
