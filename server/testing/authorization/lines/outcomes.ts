import { sql } from "drizzle-orm";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { reportOutcomes as outcomeRows } from "../../../platform/database/schema/reports.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addReviewed } from "./reports.ts";

export const outcomes: Lines<"outcomes"> = {
  mine: { outcomes: members("hidden"), input: async (scene) => void (await addOutcome(scene)) },
  appeal: {
    outcomes: members("ok", { otherMember: "DECISION_NOT_FOUND", moderator: "DECISION_NOT_FOUND" }),
    async input(scene) {
      return { outcomeId: await addOutcome(scene), body: "It is still there." };
    },
  },
};

/** Adds the outcome "nothing" of the owner's report about the other. */
async function addOutcome(scene: Scene): Promise<string> {
  const { server, role, owner, other, reportId } = scene;
  if (role === "deleted") return reportId;
  await addReviewed(scene);
  const { db } = server.database;
  const subject = sql`moderation_pseudonym(${other.id}::uuid)`;
  const [entry] = await db.insert(moderationLog).values({ action: "dismissal", subject }).returning();
  if (!entry) throw new Error("the entry was not inserted");
  const told = { reporterId: owner.id, decisionId: entry.id, reportIds: [reportId], reportedAt: new Date() };
  const [outcome] = await db
    .insert(outcomeRows)
    .values({ ...told, isActed: false, isFinal: false })
    .returning();
  if (!outcome) throw new Error("the outcome was not inserted");
  return outcome.id;
}
