import { randomUUID } from "node:crypto";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { readChatMessages, sendMessage } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const answer = (by: TestActor, chatId: string, quotedId: string, id: string = randomUUID()) =>
  sendMessage(scene.deps, by, { chatId, id, message: "¡Sí!", quotedId });
const shown = async (by: TestActor, chatId: string) =>
  (await readChatMessages(scene.database.db, by, { chatId, limit: MESSAGE_PAGE })).messages;

it("an answer is stored, answered and published with what it quotes, in one line, whoever wrote it", async () => {
  const { realtime, first, second, chatOf, say } = scene;
  const chatId = await chatOf();
  const original = await say(first, chatId, "¿Has visto\nMushishi?");
  const quoted = { id: original.id, senderId: first.id, line: "¿Has visto Mushishi?" };
  for (const by of [second, first]) {
    realtime.take();
    const id = randomUUID();
    const sent = await answer(by, chatId, original.id, id);
    expect(sent).toMatchObject({ id, message: "¡Sí!", quoted });
    expect(realtime.take()).toMatchObject([{ event: "message.created", payload: { id, quoted } }]);
    expect((await shown(first, chatId))[0]).toEqual(sent);
    expect(await answer(by, chatId, original.id, id)).toEqual(sent);
  }
  expect((await shown(second, chatId)).at(-1)).not.toHaveProperty("quoted");
});

it("CHAT-04 the preview of the list tells the answer alone", async () => {
  const { first, second, chatOf, say, listed } = scene;
  const chatId = await chatOf();
  const { id } = await say(first, chatId);
  await answer(second, chatId, id);
  const [chat] = await listed(first);
  expect(chat?.lastMessage).toMatchObject({ message: "¡Sí!" });
  expect(chat?.lastMessage).not.toHaveProperty("quoted");
});

it("quotes nothing of another chat, nothing unknown, and not itself", async () => {
  const { first, outsider, chatOf, say } = scene;
  const chatId = await chatOf();
  await say(first, chatId);
  const { id: elsewhere } = await say(first, await chatOf(first, outsider));
  const own = randomUUID();
  for (const [quotedId, id] of [[elsewhere], [randomUUID()], [own, own]] as const) {
    await expect(answer(first, chatId, quotedId, id)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "quotedId", reason: "unknown" }] },
    });
  }
  expect(await shown(first, chatId)).toHaveLength(1);
});

it("CHAT-26 an id sent again with another quote is another message", async () => {
  const { first, chatOf, say } = scene;
  const chatId = await chatOf();
  const [one, other] = [await say(first, chatId, "uno"), await say(first, chatId, "otro")];
  const { id } = await answer(first, chatId, one.id);
  const taken = { code: "MESSAGE_ID_TAKEN" };
  await expect(answer(first, chatId, other.id, id)).rejects.toMatchObject(taken);
  await expect(say(first, chatId, "¡Sí!", id)).rejects.toMatchObject(taken);
});

it("OPEN-83 what a deleted account wrote stays in the quote, of nobody", async () => {
  const { first, second, chatOf, say, deleteAccount } = scene;
  const chatId = await chatOf();
  const { id } = await say(second, chatId, "hasta luego");
  await answer(first, chatId, id);
  await deleteAccount(second);
  expect((await shown(first, chatId))[0]).toMatchObject({ quoted: { id, senderId: null, line: "hasta luego" } });
});
