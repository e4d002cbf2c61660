import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createLimiter } from "../../../platform/limits/limiter.ts";
import { createLog } from "../../../platform/log.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { announceTyping } from "./service.ts";

const log = createLog({ level: "silent", pretty: false });
let chatId: string;

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  chatId = await scene.chatOf();
});

/** The events published when the person types. */
async function published(person: TestActor, where = chatId) {
  await announceTyping({ ...scene.deps, log }, person.id, where);
  return scene.realtime.take();
}

describe("that somebody is writing", () => {
  it("is published to the other side alone, from either side of the pair", async () => {
    const { first, second } = scene;
    for (const [writer, reader] of [
      [first, second],
      [second, first],
    ] as const) {
      const payload = { chatId, personId: writer.id };
      expect(await published(writer)).toEqual([{ to: [reader.id], event: "chat.typing", payload }]);
    }
  });

  it("OPEN-63 is published to nobody after a block, in either direction", async () => {
    await scene.block(scene.first, scene.second);
    expect(await published(scene.first)).toEqual([]);
    expect(await published(scene.second)).toEqual([]);
  });

  it("OPEN-74 is published to nobody while one of the two is banned, nor once their account is gone", async () => {
    const [third] = await scene.more(1);
    const other = await scene.chatOf(scene.second, third);
    await scene.ban(scene.first);
    expect(await published(scene.first)).toEqual([]);
    expect(await published(scene.second)).toEqual([]);
    await scene.deleteAccount(third!);
    expect(await published(scene.second, other)).toEqual([]);
  });

  it("is limited to 40 times a minute for each person; what is more is ignored", async () => {
    const limiter = await createLimiter({ log });
    const announce = (person: TestActor) => announceTyping({ ...scene.deps, limiter, log }, person.id, chatId);
    for (let count = 0; count < 45; count++) await announce(scene.first);
    expect(scene.realtime.take()).toHaveLength(40);
    await announce(scene.second);
    expect(scene.realtime.take()).toHaveLength(1);
  });

  it("is dropped while the database is unreachable, and fails nothing", async () => {
    const db = new Proxy(scene.database.db, {
      get() {
        throw Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
      },
    });
    await expect(announceTyping({ ...scene.deps, db, log }, scene.first.id, chatId)).resolves.toBeUndefined();
    expect(scene.realtime.take()).toEqual([]);
  });
});
