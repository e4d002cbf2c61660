import type { SealedChat, SealedMessage } from "@nakamatch/contract/schemas/evidence";
import { inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import {
  chatEnds,
  chatMessages,
  messageReactions,
  takenBackMessages,
} from "../../../platform/database/schema/chats.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { readEvidence, reportPerson } from "./service.ts";

const scene = await openReportScene();
const moderator = { ...actorOf(await addPerson(scene.database.db, { isModerator: true })), isModerator: true };
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const idOf = (number: number) => `40000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
let ids = 0;

/** Writes messages in order, each named by its number; returns the ids. */
async function write(chatId: string, authors: TestActor[]): Promise<string[]> {
  const rows = authors.map(({ id: senderId }, index) => ({
    id: idOf(++ids),
    chatId,
    senderId,
    message: `${index}`,
    sentAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
  }));
  await scene.database.db.insert(chatMessages).values(rows);
  return rows.map(({ id }) => id);
}

function report(messageId?: string) {
  const { reports, first, second } = scene;
  const subject = { personId: second.id, kind: "chat" as const, messageId };
  return reportPerson(reports, first, { ...subject, reason: "harassment", description: "Me insulta" });
}

async function sealed(): Promise<SealedMessage[]> {
  const about = { personId: scene.second.id, limit: 1 };
  const [evidence] = await readEvidence(scene.database.db, moderator, about);
  return (evidence!.content as SealedChat).messages;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}`);
const texts = (messages: SealedMessage[]) => messages.map(({ text }) => text);
const authors = (...runs: [TestActor, number][]) =>
  runs.flatMap(([author, count]) => Array.from({ length: count }, () => author));

it("OPEN-63 what the reported person wrote is not pushed out by the reporter's messages", async () => {
  const { first, second, chatOf, block } = scene;
  await write(await chatOf(), authors([first, 5], [second, 51], [first, 60]));
  await block(second, first);
  await report();
  const messages = await sealed();
  expect(texts(messages)).toEqual([...range(6, 56), ...range(66, 116)]);
  expect(texts(messages.filter(({ isAfterGap }) => isAfterGap))).toEqual(["6", "66"]);
});

it("an answer is sealed with what it quotes, also where that is not sealed itself, and with the reaction to it", async () => {
  const { first, second, chatOf, database } = scene;
  const chatId = await chatOf();
  const [quotedId] = await write(chatId, authors([first, 60], [second, 1]));
  const sentAt = new Date(Date.UTC(2026, 0, 2));
  await database.db
    .insert(chatMessages)
    .values({ id: idOf(++ids), chatId, senderId: second.id, message: "¡Te digo!", quotedId, sentAt });
  const reaction = { personId: first.id, authorId: second.id, changedAt: new Date(), code: "tears" as const };
  await database.db.insert(messageReactions).values({ ...reaction, messageId: idOf(ids) });
  await report();
  const messages = await sealed();
  expect(texts(messages)).not.toContain("0");
  expect(messages.at(-1)).toMatchObject({
    text: "¡Te digo!",
    quoted: { by: "reporter", text: "0" },
    reaction: "tears",
  });
  expect(messages.at(-2)).not.toHaveProperty("quoted");
});

it("what was taken back is sealed with its words and its mark, also where it is quoted; once they are deleted without", async () => {
  const { first, second, chatOf, database } = scene;
  const { db } = database;
  const chatId = await chatOf();
  const [theirs, own] = (await write(chatId, authors([second, 1], [first, 1]))) as [string, string];
  const rest = { chatId, senderId: first.id, message: "¿Qué?", sentAt: new Date(Date.UTC(2026, 0, 2)) };
  await db.insert(chatMessages).values({ ...rest, id: idOf(++ids), quotedId: theirs });
  await db
    .update(chatMessages)
    .set({ takenBackAt: new Date() })
    .where(inArray(chatMessages.id, [theirs, own]));
  await report(theirs);
  expect(await sealed()).toMatchObject([
    { by: "reported", text: "0", isTakenBack: true, isMarked: true },
    { by: "reporter", text: "1", isTakenBack: true },
    { by: "reporter", text: "¿Qué?", quoted: { by: "reported", text: "0", isTakenBack: true } },
  ]);
  await db.delete(takenBackMessages);
  await reportPerson(scene.reports, first, {
    personId: second.id,
    kind: "chat",
    reason: "spam",
    description: "Otra vez",
  });
  expect((await sealed())[0]).toMatchObject({ text: "—", isTakenBack: true });
});

it("is sealed with how the conversation was ended, by whom and with which sentence, reopened or not", async () => {
  const { first, second, chatOf, database } = scene;
  const chatId = await chatOf();
  await write(chatId, authors([second, 1]));
  const [one, two] = [new Date(Date.UTC(2026, 0, 2)), new Date(Date.UTC(2026, 0, 3))];
  const reopened = { chatId, enderId: first.id, endedId: second.id, endedAt: one, liftedAt: two };
  await database.db.insert(chatEnds).values({ ...reopened, sentence: "noTime" });
  const again = { chatId, enderId: second.id, endedId: first.id, endedAt: two };
  await database.db.insert(chatEnds).values({ ...again, sentence: "noSpark" });
  await report();
  const [evidence] = await readEvidence(database.db, moderator, { personId: second.id, limit: 1 });
  expect((evidence!.content as SealedChat).ends).toEqual([
    { by: "reporter", sentence: "noTime", endedAt: one.toISOString() },
    { by: "reported", sentence: "noSpark", endedAt: two.toISOString() },
  ]);
});

it("is sealed with the plans of the two, as they stood", async () => {
  const { first, second, outsider, chatOf, database } = scene;
  const chatId = await chatOf();
  await write(chatId, authors([second, 1]));
  const [one, two] = [new Date(Date.UTC(2026, 0, 2)), new Date(Date.UTC(2026, 0, 3))];
  const when = { startsAt: two, minutes: 60, timeZone: "Europe/Madrid", changedAt: two };
  const ours = { chatId, proposerId: second.id, receiverId: first.id, ...when };
  await database.db
    .insert(plans)
    .values({ ...ours, id: idOf(1), what: "Mushishi", titleKind: "anime", proposedAt: two });
  const declined = {
    id: idOf(2),
    what: "Cosplay",
    place: "Plaza Mayor",
    proposedAt: one,
    standing: "declined" as const,
  };
  await database.db.insert(plans).values({ ...ours, ...declined, proposerId: first.id, receiverId: second.id });
  const foreign = { chatId: await chatOf(second, outsider), receiverId: outsider.id, id: idOf(3), what: "Dune" };
  await database.db.insert(plans).values({ ...ours, ...foreign });
  await report();
  const [evidence] = await readEvidence(database.db, moderator, { personId: second.id, limit: 1 });
  const shared = { startsAt: two.toISOString(), minutes: 60, timeZone: "Europe/Madrid", changedAt: two.toISOString() };
  expect((evidence!.content as SealedChat).plans).toEqual([
    {
      ...{ ...shared, by: "reporter", what: "Cosplay", titleKind: null, place: "Plaza Mayor" },
      ...{ standing: "declined", proposedAt: one.toISOString() },
    },
    {
      ...{ ...shared, by: "reported", what: "Mushishi", titleKind: "anime", place: null },
      ...{ standing: "proposed", proposedAt: two.toISOString() },
    },
  ]);
});

it("a marked message is sealed with 25 on each side, however many have followed", async () => {
  const { first, second, chatOf } = scene;
  const written = await write(await chatOf(), authors([second, 40], [first, 10], [second, 150]));
  await report(written[30]);
  const messages = await sealed();
  expect(texts(messages)).toEqual([...range(5, 56), ...range(150, 200)]);
  expect(texts(messages.filter(({ isMarked }) => isMarked))).toEqual(["30"]);
  expect(texts(messages.filter(({ isAfterGap }) => isAfterGap))).toEqual(["5", "150"]);
});

it("a message of another chat, or of none, marks nothing: the report is refused", async () => {
  const { second, outsider, chatOf } = scene;
  await write(await chatOf(), [second]);
  const [foreign] = await write(await chatOf(second, outsider), [second]);
  for (const messageId of [foreign, idOf(0)]) {
    await expect(report(messageId)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "messageId", reason: "unknown" }] },
    });
  }
  await report();
  expect(texts(await sealed())).toEqual(["0"]);
});
