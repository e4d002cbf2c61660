import type { PersonId } from "@nakamatch/contract/schemas/people";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationCases, noteDrafts } from "../../../platform/database/schema/moderation.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { claim, findCase, showModeratedPerson } from "../cases/service.ts";
import { dismissReports, warn } from "../decisions/service.ts";
import { forgetOldDrafts, saveDraft } from "./service.ts";

let caseId: string;

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.report(scene.member);
  [{ caseId }] = (await db
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.personId, scene.member.id))) as [{ caseId: string }];
});

const save = (notes: string, by = scene.moderator) => saveDraft(db, by, { personId: scene.member.id, caseId, notes });
const shown = async (by = scene.moderator) => (await showModeratedPerson(db, by, scene.member.id)).draft;
const kept = () => db.select().from(noteDrafts).where(eq(noteDrafts.caseId, caseId));

it("is kept per moderator, the last one counts, and it outlives a lost claim", async () => {
  expect(await shown()).toBeNull();
  await claim(scene.deps, scene.moderator, { personId: scene.member.id });
  await save("Con calma");
  await save(" Con mucha calma\0 ");
  await db.update(moderationCases).set({ claimedBy: null });
  await claim(scene.deps, scene.otherModerator, { personId: scene.member.id });
  expect([await shown(), await shown(scene.otherModerator)]).toEqual(["Con mucha calma", null]);
  await save(" ");
  expect(await shown()).toBeNull();
});

it("goes with the decision, and a later save changes nothing", async () => {
  await save("Con calma");
  await save("Yo también", scene.otherModerator);
  await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
  expect(await kept()).toEqual([]);
  await expect(save("Tarde")).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
  await scene.report(scene.member);
  await expect(save("De otro caso")).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
  expect([await kept(), await shown()]).toEqual([[], null]);
});

it("stays as long as the decision's transaction may fail", async () => {
  await save("Con calma");
  const failing = { ...scene.deps, outbox: { add: () => Promise.reject(new Error("full")) } };
  const input = { personId: scene.member.id, reason: "spam", notes: "Con calma" } as const;
  await expect(warn(failing, scene.moderator, input)).rejects.toThrow("full");
  expect(await shown()).toBe("Con calma");
});

it("a save that meets the decision waits, and changes nothing", { tags: ["postgres"] }, async () => {
  let saving: Promise<unknown> = Promise.resolve();
  const add = async () => {
    saving = save("Tarde");
    saving.catch(() => {});
    await untilStatementWaits(scene.database);
  };
  const input = { personId: scene.member.id, reason: "spam" } as const;
  await warn({ ...scene.deps, outbox: { add } }, scene.moderator, input);
  await expect(saving).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
});

it("goes with the moderator's account, and after 30 days", async () => {
  await save("Hoy");
  await save("Hace un mes", scene.otherModerator);
  const isOther = eq(noteDrafts.moderatorId, scene.otherModerator.id);
  await db.update(noteDrafts).set({ savedAt: sql`now() - interval '31 days'` }).where(isOther);
  await forgetOldDrafts(db);
  expect(await kept()).toMatchObject([{ moderatorId: scene.moderator.id }]);
  await save("Otra vez", scene.otherModerator);
  await db.delete(authUsers).where(eq(authUsers.id, scene.moderator.id));
  expect(await kept()).toMatchObject([{ moderatorId: scene.otherModerator.id }]);
});

it("outlives the person's account with its case, which is found under its new name; a closed one is none any more", async () => {
  const { moderator, member, otherModerator } = scene;
  await save("half of it");
  expect(await findCase(db, moderator, caseId)).toEqual({ personId: member.id, isClosed: false });
  await db.delete(authUsers).where(eq(authUsers.id, member.id));
  const { personId } = await findCase(db, moderator, caseId);
  expect(personId).not.toBe(member.id);
  expect(await findCase(db, scene.member, caseId), "to others").toEqual({ personId: null, isClosed: false });
  const shown = await showModeratedPerson(db, moderator, personId as PersonId);
  expect(shown).toMatchObject({ isDeleted: true, draft: "half of it" });
  await saveDraft(db, moderator, { personId: personId as PersonId, caseId, notes: "the rest" });
  await dismissReports(scene.deps, otherModerator, { personId: personId as PersonId, caseId });
  expect(await findCase(db, moderator, caseId)).toEqual({ personId: null, isClosed: true });
});
