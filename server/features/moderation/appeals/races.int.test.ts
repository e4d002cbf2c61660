import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { appeals, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { bansInForce } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { ban, lockForDecision, unban, warn } from "../decisions/service.ts";
import { checkLog } from "../log/service.ts";
import { createAppeal, decideAppeal } from "./service.ts";

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.database.db.delete(appeals);
});

const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === "fulfilled" ? "done" : answer.reason.code)).sort();

/** Starts all while the member is locked, so that they collide. */
async function atOnce(start: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  let running: Promise<unknown>[] = [];
  await scene.database.db.transaction(async (tx) => {
    await lockForDecision(tx, scene.member.id, scene.moderator.id);
    running = start();
    for (const each of running) each.catch(() => {});
    await untilStatementWaits(scene.database, running.length);
  });
  return Promise.allSettled(running);
}

/** A ban of the member with an open appeal. */
async function appealedBan() {
  const { deps, moderator, member } = scene;
  const reason = { personId: member.id, reason: "spam", duration: "permanent" } as const;
  const { decisionId } = await ban(deps, moderator, reason);
  const [stored] = await deps.db.insert(appeals).values({ decisionId, personId: member.id, body: "No." }).returning();
  scene.queued();
  return { decisionId, appealId: stored!.id };
}

const entriesAbout = (decisionId: string) =>
  scene.database.db.select().from(moderationLog).where(eq(moderationLog.concerns, decisionId));

const isBanned = async () =>
  (await scene.database.db.$count(bansInForce, eq(bansInForce.userId, scene.member.id))) === 1;

describe("at once", { tags: ["postgres"] }, () => {
  it("two different appeals against one decision leave one", async () => {
    const { deps, moderator, member } = scene;
    const { decisionId } = await warn(deps, moderator, { personId: member.id, reason: "spam" });
    const answers = await atOnce(() =>
      ["Una cosa.", "Otra cosa."].map((body) => createAppeal(deps, member, { decisionId, body })),
    );
    expect(codes(answers)).toEqual(["APPEAL_DUPLICATE", "done"]);
    expect(await deps.db.$count(appeals)).toBe(1);
  });

  it("the same appeal from two tabs is one, and both are answered alike", async () => {
    const { deps, moderator, member } = scene;
    const { decisionId } = await warn(deps, moderator, { personId: member.id, reason: "spam" });
    const [one, two] = await atOnce(() =>
      [1, 2].map(() => createAppeal(deps, member, { decisionId, body: "No fui yo." })),
    );
    expect(one).toEqual({ status: "fulfilled", value: expect.objectContaining({ outcome: null }) });
    expect(two).toEqual(one);
    expect(await deps.db.$count(appeals)).toBe(1);
  });

  it("of two moderators one decides, the other learns that it was decided", async () => {
    const { deps, otherModerator } = scene;
    const third = { ...actorOf(await addPerson(deps.db, { isModerator: true })), isModerator: true };
    const { appealId, decisionId } = await appealedBan();
    const answers = await atOnce(() => [
      decideAppeal(deps, otherModerator, { appealId, outcome: "granted", answer: "Sí." }),
      decideAppeal(deps, third, { appealId, outcome: "denied", answer: "No." }),
    ]);
    expect(codes(answers)).toEqual(["APPEAL_DECIDED", "done"]);
    const entries = await entriesAbout(decisionId);
    expect(entries).toHaveLength(1);
    expect(scene.queued()).toEqual([entries[0]!.id]);
    expect(await isBanned()).toBe(entries[0]!.action === "appeal_denied");
    expect(await checkLog(deps.db)).not.toHaveProperty("fault");
  });

  it("granting an appeal and a new ban leave the ban in force, whichever comes first", async () => {
    const { deps, otherModerator, moderator, member } = scene;
    const { appealId } = await appealedBan();
    const answers = await atOnce(() => [
      decideAppeal(deps, otherModerator, { appealId, outcome: "granted", answer: "Sí." }),
      ban(deps, moderator, { personId: member.id, reason: "other", duration: "permanent" }),
    ]);
    expect(codes(answers)).toEqual(["done", "done"]);
    expect(await isBanned()).toBe(true);
  });

  it("granting an appeal and an unban both succeed, or the unban finds nothing to end", async () => {
    const { deps, otherModerator, moderator, member } = scene;
    const { appealId } = await appealedBan();
    const answers = await atOnce(() => [
      decideAppeal(deps, otherModerator, { appealId, outcome: "granted", answer: "Sí." }),
      unban(deps, moderator, member.id),
    ]);
    expect(answers[0]!.status).toBe("fulfilled");
    expect([
      ["done", "done"],
      ["PERSON_NOT_BANNED", "done"],
    ]).toContainEqual(codes(answers));
    expect(await isBanned()).toBe(false);
  });

  it("OPEN-83 deciding about the appeal of an account that is being deleted finds none", async () => {
    const { deps, otherModerator, member } = scene;
    const { appealId } = await appealedBan();
    let decision: Promise<unknown> = Promise.resolve();
    await deps.db.transaction(async (tx) => {
      await tx.delete(authUsers).where(eq(authUsers.id, member.id));
      decision = decideAppeal(deps, otherModerator, { appealId, outcome: "denied", answer: "No." });
      decision.catch(() => {});
      await untilStatementWaits(scene.database);
    });
    await expect(decision).rejects.toMatchObject({ code: "APPEAL_NOT_FOUND" });
  });
});
