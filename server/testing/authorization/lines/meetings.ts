import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addPlan } from "./plans.ts";

const NOT_THEIRS = { otherMember: "PLAN_NOT_FOUND", moderator: "PLAN_NOT_FOUND" } as const;

export const meetings: Lines<"meetings"> = {
  answer: {
    // Also after a block, by either.
    outcomes: members("hidden", NOT_THEIRS),
    input: async (scene) => ({ planId: await addPastPlan(scene), answer: "wrong" }),
  },
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ isShown: true }) },
};

const DAY_MS = 86_400_000;

/** On which both agreed, over since yesterday. */
function addPastPlan(scene: Scene): Promise<string> {
  const startsAt = new Date(Date.now() - DAY_MS);
  return addPlan(scene, { standing: "accepted", acceptedAt: startsAt, startsAt });
}
