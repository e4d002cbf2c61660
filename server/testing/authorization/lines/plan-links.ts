import { hashOf, newToken } from "../../../platform/auth/random-token.ts";
import { planLinks as stored } from "../../../platform/database/schema/plans.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addPlan } from "./plans.ts";

const NONE = { otherMember: "PLAN_LINK_NOT_FOUND", moderator: "PLAN_LINK_NOT_FOUND" } as const;

export const planLinks: Lines<"planLinks"> = {
  list: {
    outcomes: members("hidden"),
    input: async (scene) => void (await addLink(scene)),
  },
  make: {
    outcomes: members("hidden", {
      otherMember: "CHAT_NOT_FOUND",
      moderator: "CHAT_NOT_FOUND",
      blocking: "CHAT_REFUSED_BLOCKED",
      blocked: "PLAN_CHANGED",
    }),
    input: async (scene) => ({ chatId: scene.chatId, planId: await addPlan(scene, { acceptedAt: new Date() }) }),
  },
  tellWell: { outcomes: members("hidden", NONE), input: addLink },
  end: { outcomes: members("hidden"), input: addLink },
};

/** A link of the owner, also beside a block in either direction. */
async function addLink(scene: Scene): Promise<{ planId: string }> {
  const planId = await addPlan(scene, { acceptedAt: new Date() });
  if (!["deleted", "banned", "unconfirmed"].includes(scene.role))
    await scene.server.database.db
      .insert(stored)
      .values({ planId, makerId: scene.owner.id, tokenHash: hashOf(newToken()) });
  return { planId };
}
