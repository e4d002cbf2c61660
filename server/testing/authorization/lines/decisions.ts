import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { anyone, impartial, type Lines } from "../line.ts";

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
  dismissReports: {
    ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]),
    async input({ server, owner, other, role }) {
      const report = { reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
      if (role !== "deleted") await server.database.db.insert(reports).values(report);
      return { personId: other.id };
    },
  },
  // Nothing was decided.
  undo: {
    ...impartial("DECISION_NOT_FOUND", ["DECISION_NOT_FOUND", "DECISION_NOT_FOUND"]),
    input: ({ reportId }) => ({ decisionId: reportId }),
  },
  transparency: { outcomes: anyone("hidden") },
};
