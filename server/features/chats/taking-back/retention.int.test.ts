import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { takenBackMessages } from "../../../platform/database/schema/chats.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { takingBackJobs } from "./jobs.ts";
import { takeBack } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const { db } = scene.database;
const forget = () => takingBackJobs(db)[0]!.handle({}, "1");

async function takenBack(days = 0): Promise<string> {
  const chatId = await scene.chatOf();
  const { id } = await scene.say(scene.first, chatId, "an insult");
  await takeBack(scene.deps, scene.first, { chatId, messageId: id });
  await db
    .update(takenBackMessages)
    .set({ takenBackAt: sql`now() - make_interval(secs => ${days * 86_400})` })
    .where(eq(takenBackMessages.messageId, id));
  return id;
}

async function report(): Promise<string> {
  const pair = { reporterId: scene.second.id, reportedUserId: scene.first.id };
  const [made] = await db
    .insert(reports)
    .values({ ...pair, reason: "harassment", description: "Me insulta" })
    .returning();
  return made!.id;
}

const decide = (id: string) => db.update(reports).set({ resolved: true }).where(eq(reports.id, id));
const kept = async (id: string) =>
  (
    await db
      .select()
      .from(takenBackMessages)
      .where(inArray(takenBackMessages.messageId, [id]))
  )[0];

describe("the words of a message that was taken back", () => {
  it("are kept for 30 days, and longer until a report of the receiver is decided", async () => {
    const id = await takenBack(29.99);
    await forget();
    expect(await kept(id)).toBeDefined();
    await scene.renew();
    const old = await takenBack(30.01);
    const reportId = await report();
    await forget();
    expect(await kept(old)).toMatchObject({ text: "an insult" });
    await decide(reportId);
    await forget();
    expect(await kept(old)).toBeUndefined();
  });

  it.each(["first", "second"] as const)("go with the account of the %s", async (side) => {
    const id = await takenBack();
    await decide(await report());
    await scene.deleteAccount(scene[side]);
    expect(await kept(id)).toBeUndefined();
  });

  it("OPEN-83 outlive both accounts under pseudonyms while a report is open, and go once it is decided", async () => {
    const { first, second, deleteAccount } = scene;
    const id = await takenBack(31);
    const reportId = await report();
    await deleteAccount(first);
    await deleteAccount(second);
    await forget();
    const row = await kept(id);
    expect(row).toMatchObject({ text: "an insult" });
    for (const person of [first, second]) expect([row?.authorId, row?.receiverId]).not.toContain(person.id);
    await decide(reportId);
    await forget();
    expect(await kept(id)).toBeUndefined();
  });
});
