/** The log as a file for moderators: what they read on screen, noted in the log itself. */
import type { LogEntry, LogFilters } from "@nakamatch/contract/endpoints/moderation/log";
import { LOG_EXPORT_MAX } from "@nakamatch/contract/vocabulary/moderation";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { writeCsv } from "../../../platform/csv.ts";
import { type DecisionDeps, lockForDecision, recordDecision } from "../decisions/service.ts";
import { listEntries } from "../log/service.ts";

/** Entries per statement. */
const BATCH = 500;

const COLUMNS = ["number", "time", "decision", "reason", "until", "person", "moderator", "about", "notes"];

/**
 * Returns the latest entries as CSV in UTC, up to `most`, and notes in the log that the actor has exported it. Omits what
 * `listEntries` omits.
 */
export async function exportLog(
  { db, clock }: Pick<DecisionDeps, "db" | "clock">,
  actor: Actor,
  { hashes = false, ...filters }: LogFilters & { hashes?: boolean | undefined },
  most = LOG_EXPORT_MAX,
): Promise<File> {
  await db.transaction(async (tx) => {
    await lockForDecision(tx, actor.id, actor.id);
    const { id } = actor;
    await recordDecision(tx, { action: "log_exported", personId: id, actorId: id, at: clock.now() });
  });
  // Spreadsheets read UTF-8 by this mark.
  const parts = ["\ufeff", writeCsv([[...COLUMNS, ...(hashes ? ["hash"] : [])]])];
  let cursor: string | undefined;
  for (let left = most; left > 0; ) {
    const page = await listEntries(db, actor, { ...filters, cursor, limit: Math.min(BATCH, left) });
    if (page.entries.length > 0) parts.push("\r\n", writeCsv(page.entries.map((entry) => rowOf(entry, hashes))));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
    left -= page.entries.length;
  }
  return new File(parts, "moderation-log.csv", { type: "text/csv" });
}

function rowOf(entry: LogEntry, hashes: boolean): (string | number)[] {
  const { number, decidedAt, action, reason, until, person, moderator, concerns, notes, hash } = entry;
  const about = concerns ?? "";
  const row = [number, decidedAt, action, reason ?? "", until ?? "", person?.nickname ?? "", moderator ?? "", about];
  return [...row, notes ?? "", ...(hashes ? [hash] : [])];
}
