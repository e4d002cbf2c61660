import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../../platform/outbox.ts";
import { statementEmail } from "./emails.ts";
import { presentStatement } from "./present.ts";
import { insertEmailSent, isEmailSent, readEmail, readStatement } from "./store.ts";

const statementPayload = z.object({ entryId: z.uuid() });
type StatementPayload = z.infer<typeof statementPayload>;

/** Retried for most of a day: after 1, 2, 4 … minutes. */
export const statementJob: JobKind<StatementPayload> = {
  name: "statements.email",
  effect: "mail",
  payload: statementPayload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
};

/** Reads the texts when sending. Skips deleted accounts, decisions since reversed, and emails recorded as sent. */
export function statementJobs({ db, mail, publicUrl }: { db: Db; mail: MailTransport; publicUrl: string }) {
  const handle = async ({ entryId }: StatementPayload, jobId: string): Promise<void> => {
    if (await isEmailSent(db, entryId)) return;
    const entry = await readEmail(db, entryId);
    if (!entry) return;
    const row = await readStatement(db, entry.personId, entry.concerns ?? entryId);
    const email = statementEmail(entry, row && presentStatement(row), publicUrl);
    if (!email) return;
    await mail.send(entry.email, email, jobId);
    await insertEmailSent(db, entryId);
  };
  return [{ kind: statementJob, handle }] satisfies [JobHandler<StatementPayload>];
}
