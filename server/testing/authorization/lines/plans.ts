import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { plans as stored } from "../../../platform/database/schema/plans.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

const NOT_THEIRS = {
  otherMember: "CHAT_NOT_FOUND",
  moderator: "CHAT_NOT_FOUND",
  blocking: "CHAT_REFUSED_BLOCKED",
} as const;

export const plans: Lines<"plans"> = {
  list: {
    outcomes: members("shown", NOT_THEIRS),
    input: async (scene) => {
      await addPlan(scene);
      return { chatId: scene.chatId };
    },
  },
  propose: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "PLAN_REFUSED" }),
    input: ({ chatId }) => ({ chatId, ...proposal() }),
  },
  answer: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "PLAN_CHANGED" }),
    input: async (scene) => ({
      chatId: scene.chatId,
      planId: await addPlan(scene),
      sequence: 0,
      answer: { kind: "accept" },
    }),
  },
  calendar: {
    outcomes: members("ok", NOT_THEIRS),
    input: async (scene) => ({ chatId: scene.chatId, planId: await addPlan(scene, { acceptedAt: new Date() }) }),
  },
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ isEmailed: true, timeZone: "UTC" }) },
};

const DAY_MS = 86_400_000;

/** What `propose` takes besides the chat. */
export function proposal() {
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  return {
    id: randomUUID(),
    what: { kind: "text", text: "Cosplay" },
    place: null,
    when: { day, time: "18:00", minutes: 60, timeZone: "UTC" },
  } as const;
}

/** Proposed by the other, and accepted or not; cancelled by a block that came later. None with a person whom the other does not see. */
export async function addPlan(
  { server, role, owner, other, chatId }: Scene,
  values: Partial<typeof stored.$inferInsert> = {},
): Promise<string> {
  const { db } = server.database;
  const id = randomUUID();
  if (role === "deleted" || role === "banned" || role === "unconfirmed") return id;
  const removed = await db
    .delete(blocks)
    .where(inArray(blocks.blockerId, [owner.id, other.id]))
    .returning();
  const when = { startsAt: new Date(Date.now() + DAY_MS), minutes: 60, timeZone: "UTC" };
  const standing = values.acceptedAt ? "accepted" : "proposed";
  await db
    .insert(stored)
    .values({ id, chatId, proposerId: other.id, receiverId: owner.id, what: id, ...when, standing, ...values });
  if (removed.length > 0) await db.insert(blocks).values(removed);
  return id;
}
