import { sql } from "drizzle-orm";
import { banDecisions, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

export const warnings: Lines<"warnings"> = {
  current: { outcomes: members("hidden"), input: async (scene) => void (await addWarning(scene)) },
  confirm: {
    outcomes: members("WARNING_NOT_FOUND"),
    async input(scene) {
      const { id, createdAt } = await addWarning(scene);
      return { warningId: id, warnedAt: createdAt.toISOString() };
    },
  },
};

/** Adds a warning of the other with a log entry; it has their id, and their message in its notes. */
export async function addWarning({
  server,
  other,
  message,
}: Scene): Promise<{ id: string; createdAt: Date; decisionId: string }> {
  const { db } = server.database;
  const subject = sql`moderation_pseudonym(${other.id}::uuid)`;
  const [entry] = await db.insert(moderationLog).values({ action: "warning", subject, reason: "spam" }).returning();
  const warning = { userId: other.id, type: "warning" as const, reason: "spam", notes: message.text };
  const [row] = await db.insert(bans).values(warning).returning();
  if (!entry || !row) throw new Error("the warning was not inserted");
  await db.insert(banDecisions).values({ userId: other.id, decisionId: entry.id });
  return { id: row.id, createdAt: row.createdAt, decisionId: entry.id };
}
