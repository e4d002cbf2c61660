import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { impartial, type Lines } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addUndoable } from "./decisions.ts";

async function report({ server, owner, other, role, reportId }: Scene): Promise<{ personId: string }> {
  const made = { id: reportId, reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
  if (role !== "deleted") await server.database.db.insert(reports).values(made);
  return { personId: other.id };
}

export const cases: Lines<"cases"> = {
  undoable: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addUndoable(scene);
      return {};
    },
  },
  summary: impartial("hidden", ["hidden", "hidden"]),
  list: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await report(scene);
      return {};
    },
  },
  person: { ...impartial("shown", ["VALIDATION_FAILED", "CASE_PARTY"]), input: report },
  // There is no such case.
  whereabouts: { ...impartial("hidden", ["hidden", "hidden"]), input: async ({ reportId }) => ({ caseId: reportId }) },
  claim: { ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]), input: report },
  // There is no such case.
  mark: {
    ...impartial("CASE_NOT_FOUND", ["VALIDATION_FAILED", "CASE_PARTY"]),
    input: async (scene) => ({ ...(await report(scene)), caseId: scene.reportId, concern: "danger" }),
  },
  colleagues: { ...impartial("hidden", ["hidden", "hidden"]), input: report },
  // The other is no moderator.
  handOver: {
    ...impartial("PERSON_NOT_FOUND", ["VALIDATION_FAILED", "CASE_PARTY"]),
    input: async (scene) => ({ ...(await report(scene)), moderatorId: scene.other.id }),
  },
  takeBack: { ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]), input: report },
  // Without a claim, nothing is released.
  release: { ...impartial("ok", ["ok", "ok"]), input: report },
  // There is no such case.
  saveDraft: {
    ...impartial("CASE_NOT_FOUND", ["CASE_NOT_FOUND", "CASE_NOT_FOUND"]),
    input: async (scene) => ({ ...(await report(scene)), caseId: scene.reportId, notes: "Con calma" }),
  },
  banned: {
    // Banned people are signed out.
    ...impartial("shown", ["SESSION_MISSING", "hidden"]),
    async input({ server, other }) {
      await server.database.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" });
      return {};
    },
  },
};
