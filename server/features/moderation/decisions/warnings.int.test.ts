import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { NOBODY, type TestActor } from "../../../testing/people.ts";
import { ban, confirmWarning, currentWarning, warn } from "./service.ts";

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

/** The dependencies with a fixed clock. */
const at = (time: string) => ({ ...scene.deps, clock: { now: () => new Date(time) } });

const ONE = "2031-02-03T04:05:06.789Z";
const TWO = "2031-02-03T04:05:06.790Z";

function give(time: string, notes?: string) {
  return warn(at(time), scene.moderator, { personId: scene.member.id, reason: "offensive_content", notes });
}

async function shown(actor: TestActor = scene.member) {
  return (await currentWarning(scene.deps.db, actor)).warning;
}

const seen = async ({ id }: TestActor) =>
  (await scene.deps.db.select({ seen: bans.warningSeen }).from(bans).where(eq(bans.userId, id)))[0]?.seen;

describe("the warning of a person", () => {
  it("WARN-01 WARN-02 WARN-04 is theirs while it is unseen: date, reason, note, decision", async () => {
    const { decisionId } = await give(ONE, "Lenguaje.");
    expect(await shown()).toEqual({
      id: expect.any(String),
      warnedAt: ONE,
      reason: "offensive_content",
      notes: "Lenguaje.",
      decisionId,
    });
    expect(await shown(await scene.addMember()), "nobody else's").toBeNull();
    expect(await shown(scene.moderator)).toBeNull();
  });

  it("WARN-03 has no note where the moderator wrote none", async () => {
    await give(ONE);
    expect(await shown()).toMatchObject({ notes: null });
  });

  it("WARN-07 is none without a row, and WARN-04 none for a ban, also for one that has ended", async () => {
    const { deps, moderator, member } = scene;
    expect(await shown()).toBeNull();
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    expect(await shown()).toBeNull();
    await deps.db
      .update(bans)
      .set({ until: new Date(0) })
      .where(eq(bans.userId, member.id));
    expect(await shown()).toBeNull();
  });

  it("OPEN-93 shows a reason of an earlier installation as it stands, without a decision", async () => {
    const { deps, member } = scene;
    await deps.db.insert(bans).values({ userId: member.id, type: "warning", reason: "Texto de antes" });
    expect(await shown()).toMatchObject({ reason: "Texto de antes", decisionId: null });
  });

  it("WARN-05 WARN-06 is gone once it is confirmed, on all devices, also twice", async () => {
    const { deps, member } = scene;
    await give(ONE);
    const warning = (await shown())!;
    scene.published();
    for (const _ of [1, 2]) {
      const answer = await confirmWarning(deps, member, { warningId: warning.id, warnedAt: warning.warnedAt });
      expect(answer).toEqual({ isSeen: true });
    }
    expect(await shown()).toBeNull();
    expect(await seen(member)).toBe(true);
    expect(scene.published()).toMatchObject([
      { to: [member.id], event: "warning.changed" },
      { to: [member.id], event: "warning.changed" },
    ]);
  });

  it("OPEN-71 OPEN-72 a new one is unseen again, and confirming the one before does not confirm it", async () => {
    const { deps, member } = scene;
    await give(ONE);
    const first = (await shown())!;
    await confirmWarning(deps, member, { warningId: first.id, warnedAt: ONE });
    await give(TWO);
    expect(await shown()).toMatchObject({ id: first.id, warnedAt: TWO });
    await expect(confirmWarning(deps, member, { warningId: first.id, warnedAt: ONE })).rejects.toMatchObject({
      code: "WARNING_NOT_FOUND",
    });
    expect(await seen(member)).toBe(false);
    expect(await deps.db.$count(bans, eq(bans.userId, member.id))).toBe(1);
  });

  it("cannot be confirmed by anybody else, nor can a ban", async () => {
    const { deps, moderator, member } = scene;
    await give(ONE);
    const { id: warningId } = (await shown())!;
    for (const other of [await scene.addMember(), moderator]) {
      await expect(confirmWarning(deps, other, { warningId, warnedAt: ONE })).rejects.toMatchObject({
        code: "WARNING_NOT_FOUND",
      });
    }
    await expect(confirmWarning(deps, member, { warningId: NOBODY, warnedAt: ONE })).rejects.toMatchObject({
      code: "WARNING_NOT_FOUND",
    });
    expect(await seen(member)).toBe(false);
    await ban(at(TWO), moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await expect(confirmWarning(deps, member, { warningId, warnedAt: TWO })).rejects.toMatchObject({
      code: "WARNING_NOT_FOUND",
    });
    expect(await seen(member)).toBe(false);
  });

  it("arrives live", async () => {
    await give(ONE);
    expect(scene.published()).toContainEqual({ to: [scene.member.id], event: "warning.changed", payload: {} });
  });
});
