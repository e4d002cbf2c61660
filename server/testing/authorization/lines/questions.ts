import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { caseQuestions } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { impartial, type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

export const questions: Lines<"questions"> = {
  // There is no such case.
  ask: {
    ...impartial("CASE_NOT_FOUND", ["VALIDATION_FAILED", "CASE_PARTY"]),
    async input({ server, owner, other, role, reportId }) {
      const report = { id: reportId, reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
      if (role !== "deleted") await server.database.db.insert(reports).values(report);
      return { personId: other.id, questionId: randomUUID(), caseId: reportId, template: "side" };
    },
  },
  mine: { outcomes: members("hidden"), input: async (scene) => void (await addQuestion(scene)) },
  answer: {
    outcomes: members("NOT_FOUND"),
    input: async (scene) => ({ questionId: await addQuestion(scene), answer: "Yes." }),
  },
};

/** A question to the other, with their message in its note. */
async function addQuestion({ server, other, message }: Scene): Promise<string> {
  const id = randomUUID();
  await server.database.db.insert(caseQuestions).values({
    id,
    subject: sql`moderation_pseudonym(${other.id}::uuid)`,
    template: "side",
    note: message.text,
    reportIds: [],
    evidenceIds: [],
    answerUntil: sql`now() + interval '1 day'`,
  });
  return id;
}
