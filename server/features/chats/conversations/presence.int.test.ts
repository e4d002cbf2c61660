import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chats } from "../../../platform/database/schema/chats.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { readPresenceWatchers } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const watchers = async (id: string) => (await readPresenceWatchers(scene.database.db, id)).toSorted();

describe("who is shown whether a person is online", () => {
  it("OPEN-59 the people they chat with, on either side of the pair, and nobody else", async () => {
    const { first, second, outsider, chatOf } = scene;
    const [third] = await scene.more(1);
    await chatOf();
    await chatOf(second, third);
    expect(await watchers(first.id)).toEqual([second.id]);
    expect(await watchers(second.id)).toEqual([first.id, third!.id].toSorted());
    expect(await watchers(outsider.id)).toEqual([]);
  });

  it("OPEN-63 nobody who may not see the person", async () => {
    const { first, second, chatOf, block, ban, deleteAccount } = scene;
    const [blocker, blocked, banned, gone] = await scene.more(4);
    for (const other of [second, blocker, blocked, banned, gone]) await chatOf(first, other);
    await block(blocker!, first);
    await block(first, blocked!);
    await ban(banned!);
    await deleteAccount(gone!);
    expect(await watchers(first.id)).toEqual([second.id]);
  });

  it("OPEN-74 nobody, while the person is banned", async () => {
    await scene.chatOf();
    await scene.ban(scene.first);
    expect(await watchers(scene.first.id)).toEqual([]);
  });

  it("at most the other sides of the 200 most recent chats", async () => {
    const { database, first, more, say } = scene;
    const others = await more(203);
    await database.db.insert(chats).values(
      others.map(({ id }, index) => {
        const [user1Id, user2Id] = [first.id, id].toSorted() as [TestActor["id"], TestActor["id"]];
        return { user1Id, user2Id, createdAt: sql`now() - make_interval(days => ${index + 1})` };
      }),
    );
    expect(await watchers(first.id)).toEqual(
      others
        .slice(0, 200)
        .map(({ id }) => id)
        .toSorted(),
    );

    // A message moves its chat to the top.
    const last = others[202]!;
    const [chat] = await scene.listed(last);
    await say(last, chat!.id);
    expect(await watchers(first.id)).toEqual([...others.slice(0, 199), last].map(({ id }) => id).toSorted());
  });
});
