import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { NOBODY, type TestActor } from "../../../testing/people.ts";
import { openChat } from "./service.ts";
import { insertChat } from "./store.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const unmatch = () =>
  scene.database.db.update(matches).set({ likedByUser1: false }).where(eq(matches.user1Id, scene.first.id));

describe("opening a chat", () => {
  it("MATCH-16 OPEN-55 a mutual match creates it, with the ids in order; after that it is opened", async () => {
    const { deps, first, second, match, chatRow, profile } = scene;
    await match();
    const { chat, outcome } = await openChat(deps.db, second, first.id);
    expect(outcome).toBe("created");
    expect(chat).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      lastMessageAt: null,
      otherUser: {
        id: first.id,
        nickname: (await profile(first)).nickname,
        avatarUrl: null,
        isPremium: false,
        lastSeenAt: null,
      },
      lastMessage: null,
      unreadCount: 0,
      end: null,
      canEnd: false,
    });
    expect(await chatRow(chat.id)).toMatchObject({ user1Id: first.id, user2Id: second.id });
    expect(await openChat(deps.db, second, first.id)).toMatchObject({
      outcome: "opened",
      chat: { id: chat.id },
    });
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened", chat: { id: chat.id } });
  });

  it("OPEN-55 without a mutual match none is created, but one that exists survives an unlike", async () => {
    const { deps, first, second, chatOf } = scene;
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject({ code: "NOT_MATCHED" });
    const chatId = await chatOf();
    await unmatch();
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened", chat: { id: chatId } });
  });

  it("MATCH-15 brings it back from the own archive and leaves the other's alone", async () => {
    const { deps, first, second, chatOf, archive, chatRow } = scene;
    const chatId = await chatOf();
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "recovered", chat: { id: chatId } });
    expect(await chatRow(chatId)).toMatchObject({ archivedByUser1: false, archivedByUser2: true });
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened" });
    expect(await openChat(deps.db, second, first.id)).toMatchObject({ outcome: "recovered" });
  });

  it("MATCH-17 BLOCK-04 BLOCK-12 is refused to the blocker, whether the chat exists or not", async () => {
    const { database, deps, first, second, match, block } = scene;
    await match();
    await block(first, second);
    const refused = { code: "CHAT_REFUSED_BLOCKED" };
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
    await database.db.delete(blocks);
    await openChat(deps.db, first, second.id);
    await block(first, second);
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
  });

  it("BLOCK-12 OPEN-63 the blocked person cannot open a chat, and is not told why", async () => {
    const { deps, first, second, chatOf, block } = scene;
    await chatOf();
    await block(second, first);
    const refused = { code: "PERSON_NOT_FOUND" };
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
    await expect(openChat(deps.db, first, NOBODY)).rejects.toMatchObject(refused);
  });

  it("OPEN-55 not with a banned person, nor with oneself", async () => {
    const { deps, first, second, chatOf, ban } = scene;
    await chatOf();
    await ban(second);
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    await expect(openChat(deps.db, first, first.id)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("MATCH-16 two who open it at once get one chat, created once", async () => {
    const { deps, more, match } = scene;
    for (let round = 0; round < 10; round++) {
      const [a, b] = (await more(2)) as [TestActor, TestActor];
      await match(a, b);
      const answers = await Promise.all([
        openChat(deps.db, a, b.id),
        openChat(deps.db, b, a.id),
        openChat(deps.db, a, b.id),
      ]);
      expect(new Set(answers.map(({ chat }) => chat.id)).size).toBe(1);
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["created", "opened", "opened"]);
    }
  });

  it("OPEN-55 OPEN-63 the statement that creates a chat checks the match and the visibility itself", async () => {
    const { deps, first, second, outsider, match, block, ban } = scene;
    expect(await insertChat(deps.db, first.id, second.id)).toBeUndefined();
    await match();
    await deps.db.update(matches).set({ likedByUser2: false }).where(eq(matches.user1Id, first.id));
    expect(await insertChat(deps.db, first.id, second.id)).toBeUndefined();
    await match(first, outsider);
    await block(outsider, first);
    expect(await insertChat(deps.db, first.id, outsider.id)).toBeUndefined();
    await deps.db.delete(blocks);
    await ban(outsider);
    expect(await insertChat(deps.db, first.id, outsider.id)).toBeUndefined();
    await deps.db.delete(bans);
    expect(await insertChat(deps.db, first.id, outsider.id)).toBeDefined();
  });
});
