import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { checkIns as stored } from "../../../platform/database/schema/check-ins.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addPlan } from "./plans.ts";

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const NOT_THEIRS = { otherMember: "NOT_FOUND", moderator: "NOT_FOUND" } as const;

export const checkIns: Lines<"checkIns"> = {
  list: { outcomes: members("hidden") },
  set: {
    outcomes: members("shown", {
      otherMember: "CHAT_NOT_FOUND",
      moderator: "CHAT_NOT_FOUND",
      blocking: "CHAT_REFUSED_BLOCKED",
    }),
    input: async (scene) => {
      const planId = await addPlan(scene, { acceptedAt: new Date() });
      await scene.server.database.db.update(plans).set({ standing: "accepted" }).where(eq(plans.id, planId));
      return { chatId: scene.chatId, planId, dueAt: inHours(26).toISOString() };
    },
  },
  invite: {
    outcomes: members("hidden", NOT_THEIRS),
    input: async (scene) => ({ checkInId: await addCheckIn(scene), email: "ana@example.test", letters: "Luz" }),
  },
  answer: {
    outcomes: members("hidden", NOT_THEIRS),
    input: async (scene) => ({ checkInId: await addCheckIn(scene), answer: "home" }),
  },
};

/** The caller's, of no plan; that of the first of the two for strangers. */
async function addCheckIn({ server, role, owner }: Scene): Promise<string> {
  const id = randomUUID();
  if (role === "deleted") return id;
  await server.database.db
    .insert(stored)
    .values({ id, personId: owner.id, dueAt: inHours(2), timeZone: "Europe/Madrid" });
  return id;
}
