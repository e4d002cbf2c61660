import { sql } from "drizzle-orm";
import { moderationLog, undoableDecisions } from "../../../platform/database/schema/moderation.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { anyone, impartial, type Lines } from "../line.ts";
import type { Scene } from "../scene.ts";

/** A dismissal about the other by the caller. */
export async function addUndoable({ server, actor, other, role }: Scene): Promise<{ decisionId: string }> {
  const { db } = server.database;
  const pseudonym = (id: string) => sql`moderation_pseudonym(${id}::uuid)`;
  const decider = actor && role !== "deleted" ? pseudonym(actor.id) : null;
  const decision = { action: "dismissal", subject: pseudonym(other.id), actor: decider };
  const [entry] = await db.insert(moderationLog).values(decision).returning();
  if (!entry) throw new Error("the decision was not inserted");
  const until = new Date(Date.now() + 60_000);
  await db.insert(undoableDecisions).values({ decisionId: entry.id, until, kept: { reports: [], returned: [] } });
  return { decisionId: entry.id };
}

export const decisions: Lines<"decisions"> = {
  warn: {
    ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]),
    input: ({ other }) => ({ personId: other.id, reason: "spam" }),
  },
  ban: {
    ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]),
    input: ({ other }) => ({ personId: other.id, reason: "spam", duration: "permanent" }),
  },
  unban: {
    ...impartial("ok", ["SESSION_MISSING", "CASE_PARTY"]),
    async input({ server, other }) {
      await server.database.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" });
      return { personId: other.id };
    },
  },
  changeBan: {
    // The reported person is banned then.
    ...impartial("ok", ["SESSION_MISSING", "CASE_PARTY"]),
    async input({ server, other }) {
      const createdAt = new Date();
      await server.database.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam", createdAt });
      const ban = { bannedAt: createdAt.toISOString(), until: null };
      return { personId: other.id, duration: "1_month", ban };
    },
  },
  dismissReports: {
    ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]),
    async input({ server, owner, other, role }) {
      const report = { reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
      if (role !== "deleted") await server.database.db.insert(reports).values(report);
      return { personId: other.id };
    },
  },
  // The caller's own decision, as a current or former moderator; others' are not found (`undo/service.int.test.ts`).
  undo: { ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]), input: addUndoable },
  transparency: { outcomes: anyone("hidden") },
};
