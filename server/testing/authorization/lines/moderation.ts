import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { type Lines, moderators } from "../line.ts";
import type { Scene } from "../scene.ts";

/** One of the two has reported the other. */
async function report({ server, owner, other, role, reportId }: Scene): Promise<{ personId: string }> {
  const made = { id: reportId, reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
  if (role !== "deleted") await server.database.db.insert(reports).values(made);
  return { personId: other.id };
}

export const moderation: Lines<"moderation"> = {
  summary: { outcomes: moderators("hidden") },
  cases: {
    outcomes: moderators("shown"),
    async input(scene) {
      await report(scene);
      return {};
    },
  },
  person: { outcomes: moderators("shown"), input: report },
  claim: { outcomes: moderators("ok"), input: report },
  release: { outcomes: moderators("ok"), input: report },
  banned: {
    outcomes: moderators("shown"),
    async input({ server, other }) {
      await server.database.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" });
      return {};
    },
  },
};
