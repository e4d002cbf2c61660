/**
 * What reporters learn: whether anything was done, never what, how long, why or by whom. They may appeal once against
 * "nothing", which reopens their reports for another moderator (decision 15).
 */
import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import { storableText } from "@nakamatch/domain/people/visible-text";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import { readModerators } from "../../people/profiles/service.ts";
import { lockReportPair, reopenReports } from "../reports/service.ts";
import { tellJob } from "./jobs.ts";
import { canAppeal, presentOutcome } from "./present.ts";
import { describeDecided, hasSameBody, insertAppeal, markAppealed, readOutcome, readOutcomes } from "./store.ts";
import type { Decided, OutcomeDeps } from "./types.ts";

/** Queues the reporters' outcomes in the decision's transaction. */
export async function queueOutcomes(outbox: Outbox, tx: Queryable, decided: Decided): Promise<void> {
  if (decided.reports.length > 0) await outbox.add(tx, tellJob, decided);
}

/** Latest first. */
export async function ownOutcomes(db: Queryable, actor: Pick<Actor, "id">): Promise<{ outcomes: ReportOutcome[] }> {
  return { outcomes: (await readOutcomes(db, actor.id)).map(presentOutcome) };
}

/**
 * Appeals against an outcome. Idempotent for the same text.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a blank text, `DECISION_NOT_FOUND` for another reporter's and if there is
 * nothing to appeal against (any more), `REPORT_APPEAL_DUPLICATE`, `REPORT_DUPLICATE` if they have reported it again
 */
export async function appealOutcome(
  { db, realtime }: OutcomeDeps,
  actor: Actor,
  { outcomeId, body }: { outcomeId: string; body: string },
): Promise<ReportOutcome> {
  const reason = appealTextProblem(body);
  if (reason) throw invalidInput([{ path: "body", reason }]);
  const text = storableText(body);
  const { moderators, outcome } = await db.transaction(async (tx) => {
    const moderators = await reopen(tx, actor.id, outcomeId, text);
    return { moderators, outcome: await readOutcome(tx, actor.id, outcomeId) };
  });
  if (!outcome?.appealedAt) throw nothing();
  if (moderators) publishToModerators(realtime, moderators);
  else if (!(await hasSameBody(db, outcome.reportIds, text))) {
    throw new AppError("REPORT_APPEAL_DUPLICATE", "they have appealed already");
  }
  return presentOutcome(outcome);
}

/** Reopens the reports. @returns the moderators to notify; undefined if nothing was reopened */
async function reopen(
  tx: Queryable,
  reporterId: string,
  outcomeId: string,
  body: string,
): Promise<string[] | undefined> {
  const outcome = await readOutcome(tx, reporterId, outcomeId);
  if (!outcome || !canAppeal(outcome)) return undefined;
  const { decisionId, reportIds, personId } = outcome;
  const pair = { reporterId, personId };
  await lockReportPair(tx, pair);
  if (!(await markAppealed(tx, outcomeId))) return undefined;
  const [reportId] = await reopenReports(tx, pair, reportIds);
  if (reportId === undefined) throw nothing();
  await insertAppeal(tx, { reportId, decisionId, body });
  return readModerators(tx);
}

function nothing(): AppError {
  return new AppError("DECISION_NOT_FOUND", "there is nothing to appeal against");
}

export { describeDecided };
