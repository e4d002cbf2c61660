import { appeals as appealRows } from "../../../platform/database/schema/moderation.ts";
import { impartial, type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addWarning } from "./warnings.ts";

export const appeals: Lines<"appeals"> = {
  create: {
    outcomes: members("DECISION_NOT_FOUND"),
    async input(scene) {
      const { decisionId } = await addWarning(scene);
      return { decisionId, body: "It was somebody else." };
    },
  },
  list: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addAppeal(scene);
      return {};
    },
  },
  saveDraft: {
    ...impartial("ok", ["APPEAL_NOT_FOUND", "APPEAL_NOT_FOUND"]),
    async input(scene) {
      const { id: appealId } = await addAppeal(scene);
      return { appealId, answer: "It was." };
    },
  },
  decide: {
    ...impartial("ok", ["APPEAL_NOT_FOUND", "APPEAL_NOT_FOUND"]),
    async input(scene) {
      const { id: appealId } = await addAppeal(scene);
      return { appealId, outcome: "granted", answer: "It was." };
    },
  },
};

async function addAppeal(scene: Scene): Promise<{ id: string }> {
  const { decisionId } = await addWarning(scene);
  const appeal = { decisionId, personId: scene.other.id, body: scene.message.text };
  const [stored] = await scene.server.database.db.insert(appealRows).values(appeal).returning();
  if (!stored) throw new Error("the appeal was not inserted");
  return stored;
}
