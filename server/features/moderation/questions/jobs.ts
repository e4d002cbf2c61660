import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { questionEmail } from "./emails.ts";
import { deleteDueQuestions, markTold, readQuestionEmail } from "./store.ts";

const questionPayload = z.object({ questionId: z.uuid() });
type QuestionPayload = z.infer<typeof questionPayload>;

/** Retried for most of a day, like the email about a decision. */
export const questionJob: JobKind<QuestionPayload> = {
  name: "questions.email",
  effect: "mail",
  payload: questionPayload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
};

/** The feature's job handlers. The email is skipped once the question is answered or closed. */
export function questionJobs({ db, mail, publicUrl }: { db: Db; mail: MailTransport; publicUrl: string }) {
  const tell = async ({ questionId }: QuestionPayload, jobId: string): Promise<void> => {
    const question = await readQuestionEmail(db, questionId);
    if (!question) return;
    await mail.send(question.email, questionEmail(question, publicUrl), jobId);
    await markTold(db, questionId);
  };
  return [
    { kind: questionJob, handle: tell },
    scheduledJob("questions.erase", "29 3 * * *", () => deleteDueQuestions(db)),
  ] satisfies [JobHandler<QuestionPayload>, JobHandler<unknown>];
}
