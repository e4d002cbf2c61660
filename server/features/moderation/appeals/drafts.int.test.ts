import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { appealDrafts, appeals } from "../../../platform/database/schema/moderation.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { warn } from "../decisions/service.ts";
import { createAppeal, decideAppeal, forgetOldDrafts, listAppeals, saveDraft } from "./service.ts";

let appealId: string;

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await db.delete(appeals);
  const { decisionId } = await warn(scene.deps, scene.moderator, { personId: scene.member.id, reason: "spam" });
  await createAppeal(scene.deps, scene.member, { decisionId, body: "No fui yo." });
  [{ appealId }] = (await db.select({ appealId: appeals.id }).from(appeals)) as [{ appealId: string }];
});

const save = (answer: string, by = scene.otherModerator) => saveDraft(db, by, { appealId, answer });
const kept = () => db.select().from(appealDrafts).where(eq(appealDrafts.appealId, appealId));

async function shown(by = scene.otherModerator) {
  const { appeals: open } = await listAppeals(scene.deps, by, { limit: 39 });
  return open.map(({ draft }) => draft);
}

it("is kept per moderator and shown with the appeal; the last one counts, a blank one erases it", async () => {
  expect(await shown()).toEqual([null]);
  await save("Hemos mirado");
  await save(" Lo hemos mirado\0 ");
  expect([await shown(), await shown(scene.moderator)]).toEqual([["Lo hemos mirado"], [null]]);
  await save(" ");
  expect([await shown(), await kept()]).toEqual([[null], []]);
});

it("goes with the decision, and a later save changes nothing", async () => {
  await save("Hemos mirado");
  await save("Yo también", scene.moderator);
  await decideAppeal(scene.deps, scene.otherModerator, { appealId, outcome: "denied", answer: "No." });
  expect(await kept()).toEqual([]);
  await expect(save("Tarde")).rejects.toMatchObject({ code: "APPEAL_NOT_FOUND" });
  expect(await kept()).toEqual([]);
});

it("is not for the person whose appeal it is", async () => {
  await expect(save("A mí", { ...scene.member, isModerator: true })).rejects.toMatchObject({
    code: "APPEAL_NOT_FOUND",
  });
});

it("a save that meets the decision waits, and changes nothing", { tags: ["postgres"] }, async () => {
  let saving: Promise<unknown> = Promise.resolve();
  const add = async () => {
    saving = save("Tarde");
    saving.catch(() => {});
    await untilStatementWaits(scene.database);
  };
  const decision = { appealId, outcome: "denied", answer: "No." } as const;
  await decideAppeal({ ...scene.deps, outbox: { add } }, scene.otherModerator, decision);
  await expect(saving).rejects.toMatchObject({ code: "APPEAL_NOT_FOUND" });
  expect(await kept()).toEqual([]);
});

it("goes with the moderator's account, with the person's, and after 30 days", async () => {
  await save("Hoy");
  await save("Hace un mes", scene.moderator);
  const isOld = eq(appealDrafts.moderatorId, scene.moderator.id);
  await db.update(appealDrafts).set({ savedAt: sql`now() - interval '31 days'` }).where(isOld);
  await forgetOldDrafts(db);
  expect(await kept()).toMatchObject([{ moderatorId: scene.otherModerator.id }]);
  await save("Otra vez", scene.moderator);
  await db.delete(authUsers).where(eq(authUsers.id, scene.moderator.id));
  expect(await kept()).toMatchObject([{ moderatorId: scene.otherModerator.id }]);
  await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
  expect(await kept()).toEqual([]);
});
