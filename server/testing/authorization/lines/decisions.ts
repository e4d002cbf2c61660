import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { anyone, type Lines, moderators } from "../line.ts";

export const decisions: Lines<"decisions"> = {
  warn: { outcomes: moderators("ok"), input: ({ other }) => ({ personId: other.id, reason: "spam" }) },
  ban: {
    outcomes: moderators("ok"),
    input: ({ other }) => ({ personId: other.id, reason: "spam", duration: "permanent" }),
  },
  unban: {
    outcomes: moderators("ok"),
    async input({ server, other }) {
      await server.database.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" });
      return { personId: other.id };
    },
  },
  dismissReports: {
    outcomes: moderators("ok"),
    async input({ server, owner, other, role }) {
      const report = { reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
      if (role !== "deleted") await server.database.db.insert(reports).values(report);
      return { personId: other.id };
    },
  },
  transparency: { outcomes: anyone("hidden") },
};
