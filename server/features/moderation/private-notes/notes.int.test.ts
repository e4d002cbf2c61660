import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { privateNotes } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { addNote, forgetOldNotes, listNotes, removeNote } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

async function add(
  text: string,
  { by = scene.moderator, noteId = crypto.randomUUID() as string } = {},
): Promise<string> {
  await addNote(db, by, { personId: scene.member.id, noteId, text });
  return noteId;
}
const shown = async (by = scene.moderator) =>
  (await listNotes(db, by, scene.member.id)).map(({ text, isMine }) => [text, isMine]);

it("every moderator reads a note and its author, who alone deletes it", async () => {
  const noteId = await add(" Pide dinero\0 ");
  await add("Pide dinero", { noteId });
  const [author] = await db.select().from(profiles).where(eq(profiles.id, scene.moderator.id));
  expect(await listNotes(db, scene.otherModerator, scene.member.id)).toEqual([
    { id: noteId, text: "Pide dinero", author: author?.nickname, isMine: false, writtenAt: expect.any(String) },
  ]);
  await expect(removeNote(db, scene.otherModerator, noteId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await shown()).toEqual([["Pide dinero", true]]);
  await removeNote(db, scene.moderator, noteId);
  await removeNote(db, scene.moderator, noteId);
  expect(await shown()).toEqual([]);
});

it("parties to the case neither read nor write, and nothing invisible is kept", async () => {
  await add("Pide dinero", { by: scene.otherModerator });
  await expect(add(" \u200b")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await db.insert(reports).values({ reporterId: scene.moderator.id, reportedUserId: scene.member.id, reason: "spam" });
  expect(await shown()).toEqual([]);
  await expect(add("Yo también")).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  const aboutMe = { personId: scene.moderator.id, noteId: crypto.randomUUID(), text: "Yo" };
  await addNote(db, scene.otherModerator, aboutMe);
  expect(await listNotes(db, scene.moderator, scene.moderator.id)).toEqual([]);
  await expect(addNote(db, scene.moderator, aboutMe)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

it("there are 50 about a person at most, also when two moderators add the last one at once", async () => {
  await db.execute(sql`
    insert into ${privateNotes} (id, person_id, author_id, text)
    select gen_random_uuid(), ${scene.member.id}::uuid, ${scene.moderator.id}::uuid, 'x' from generate_series(1, 49)`);
  const adding = await Promise.allSettled([add("Una"), add("Otra", { by: scene.otherModerator })]);
  expect(adding.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "PRIVATE_NOTES_FULL" } });
  expect(await shown()).toHaveLength(50);
});

it("goes after a year and with the person's account, and outlives its author's", async () => {
  await add("Hoy");
  const old = await add("Hace un año");
  await db.update(privateNotes).set({ writtenAt: sql`now() - interval '366 days'` }).where(eq(privateNotes.id, old));
  await forgetOldNotes(db);
  await db.delete(authUsers).where(eq(authUsers.id, scene.moderator.id));
  expect(await listNotes(db, scene.otherModerator, scene.member.id)).toMatchObject([{ text: "Hoy", author: null }]);
  await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
  expect(await db.select().from(privateNotes).where(eq(privateNotes.personId, scene.member.id))).toEqual([]);
});
