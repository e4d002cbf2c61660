import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { interests } from "../../../platform/database/schema/interests.ts";
import { likeWords } from "../../../platform/database/schema/like-words.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { listWithdrawn } from "../../meeting/like-words/service.ts";
import { readEvidence, reportPerson, reportWords, resolveReports } from "./service.ts";

const DAY_MS = 24 * 60 * 60_000;
const TEXT = "Sal de mi vista";
const WRITTEN = { text: TEXT, about: "One Piece", sentAt: "2026-03-01T23:30:00.000Z" };

const scene = await openReportScene();
const { db } = scene.database;
const moderator = { ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true };
const [title] = await db.insert(interests).values({ name: "One Piece", kind: "anime" }).returning();
const titleId = title!.id;
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.match();
  await db.insert(likeWords).values({
    authorId: scene.second.id,
    receiverId: scene.first.id,
    text: TEXT,
    aboutKind: "title",
    aboutId: String(titleId),
    writtenAt: new Date(WRITTEN.sentAt),
  });
});

const report = (words: Parameters<typeof reportWords>[2]["words"], reason = "harassment", by = scene.first) =>
  reportWords(scene.reports, by, { words, reason, description: "Me insulta" });
const listed = async (by = scene.first) => (await listWithdrawn(scene.reports, by)).words;
const sealed = async () =>
  (await readEvidence(db, moderator, { personId: scene.second.id, limit: 9 })).map(({ kind, content }) => ({
    kind,
    content,
  }));
const isOfPair = () => and(eq(matches.user1Id, scene.first.id), eq(matches.user2Id, scene.second.id));

const withdrawals = {
  "the author's block": () => scene.block(scene.second, scene.first),
  "the receiver's block": () => scene.block(scene.first, scene.second),
  "an unlike": () => db.update(matches).set({ likedByUser2: false }).where(isOfPair()),
};

describe.each(Object.entries(withdrawals))("words that %s has withdrawn", (_name, withdraw) => {
  it("are listed by text and date alone, and reported there; the same report is refused until it is resolved", async () => {
    expect(await listed()).toEqual([]);
    await withdraw();
    const words = await listed();
    expect(words).toEqual([{ id: expect.any(String), text: TEXT, writtenAt: WRITTEN.sentAt }]);
    expect(words[0]?.id).not.toContain(scene.second.id);
    const { id: wordsId } = words[0]!;
    await report({ wordsId });
    expect(await sealed()).toEqual([{ kind: "words", content: { words: WRITTEN } }]);
    await expect(report({ wordsId })).rejects.toMatchObject({ code: "REPORT_DUPLICATE" });
    await report({ wordsId }, "spam");
    await db.transaction((tx) => resolveReports(tx, scene.second.id));
    await report({ wordsId });
    expect(await sealed()).toHaveLength(3);
  });

  it("are reported also from a page that still shows them", async () => {
    await withdraw();
    await report({ personId: scene.second.id });
    expect(await sealed()).toEqual([{ kind: "words", content: { words: WRITTEN } }]);
  });
});

it("words that stand are reported where they stand, by nobody but their receiver", async () => {
  const { first, second, outsider } = scene;
  const gone = { code: "PERSON_NOT_FOUND" };
  await expect(report({ personId: first.id }, "spam", second)).rejects.toMatchObject(gone);
  await expect(report({ personId: second.id }, "spam", outsider)).rejects.toMatchObject(gone);
  await expect(report({ personId: second.id }, "impersonation")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await report({ personId: second.id });
  expect(await sealed()).toEqual([{ kind: "words", content: { words: WRITTEN } }]);
});

it("withdrawn words are another's to report for nobody else, and for thirty days", async () => {
  const { first, second, outsider, block, database } = scene;
  await block(second, first);
  const [{ id: wordsId } = { id: "" }] = await listed();
  const gone = { code: "PERSON_NOT_FOUND" };
  await expect(report({ wordsId }, "spam", outsider)).rejects.toMatchObject(gone);
  await expect(report({ wordsId }, "spam", second)).rejects.toMatchObject(gone);
  await database.db.update(likeWords).set({ withdrawnAt: new Date(Date.now() - 30 * DAY_MS - 1000) });
  expect(await listed()).toEqual([]);
  await expect(report({ wordsId })).rejects.toMatchObject(gone);
  await expect(report({ personId: second.id })).rejects.toMatchObject(gone);
  await expect(
    reportPerson(scene.reports, first, { personId: second.id, kind: "profile", reason: "spam", description: "x" }),
    "nor is there another way",
  ).rejects.toMatchObject(gone);
});
