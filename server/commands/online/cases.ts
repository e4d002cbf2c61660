import { parseArgs } from "node:util";
import { personId } from "@nakamatch/contract/schemas/people";
import { BAN_DURATIONS, NOTES_MAX, PUBLIC_COUNT_MIN } from "@nakamatch/contract/vocabulary/decisions";
import { PROFILE_REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { z } from "zod";
import { operatorCase, operatorCases, undecidableRequests } from "../../features/moderation/cases/service.ts";
import { ban, createTransparency, dismissReports, warn } from "../../features/moderation/decisions/service.ts";
import { OPERATOR_ID } from "../../features/moderation/decisions/types.ts";
import { tellJob } from "../../features/moderation/outcomes/jobs.ts";
import { statementJob } from "../../features/moderation/statements/jobs.ts";
import { requireKnownSecret } from "../../features/operation/installation/service.ts";
import { createJobRunner, installJobQueues } from "../../jobs/runner.ts";
import { AppError } from "../../platform/app-error.ts";
import { systemClock } from "../../platform/clock.ts";
import { ConfigError, readConfig } from "../../platform/config/config.ts";
import { writeCsv } from "../../platform/csv.ts";
import type { Database } from "../../platform/database/open.ts";
import { createLog } from "../../platform/log.ts";
import type { CommandResult } from "../run-command.ts";

const USAGE = `Usage: npm run cases -- list
       npm run --silent cases -- figures > figures.csv
       npm run cases -- show ID
       npm run cases -- dismiss ID [--notes TEXT]
       npm run cases -- warn ID REASON [--notes TEXT]
       npm run cases -- ban ID REASON DURATION [--notes TEXT]

list prints what no moderator can decide: cases about a moderator or an operator, or where every moderator is a party; appeals and photos, for
which you make another moderator. figures prints the decisions by year as CSV, as public as they are. Every open case can be shown and decided by the person's ID. A moderator can be warned or
banned only after npm run moderator -- revoke EMAIL, an operator after npm run operator -- --email EMAIL --revoke. The person reads the notes.
REASON is one of ${PROFILE_REPORT_REASONS.join(", ")}
DURATION is one of ${BAN_DURATIONS.join(", ")}`;

const SMALL = `1 to ${PUBLIC_COUNT_MIN - 1}`;

const reason = z.enum(PROFILE_REPORT_REASONS);
const commandSchema = z.union([
  z.tuple([z.enum(["list", "figures"])]),
  z.tuple([z.enum(["show", "dismiss"]), personId]),
  z.tuple([z.literal("warn"), personId, reason]),
  z.tuple([z.literal("ban"), personId, reason, z.enum(BAN_DURATIONS)]),
]);

/** Lists, shows and decides cases left to the operator (decision 14). */
export function cases(args: string[]): (database: Database) => Promise<CommandResult> {
  const { command, notes } = readArguments(args);
  return async (database) => {
    const { db } = database;
    if (isAlone(command)) {
      if (command[0] === "figures") return { text: await figures(database) };
      const lines = (await operatorCases(db)).map(
        (row) =>
          `${row.personId}  ${row.concern ? `${row.concern.toUpperCase()}, ` : ""}reports: ${row.openReports}, last: ${row.lastReason} ${row.lastReportAt.toISOString()}`,
      );
      for (const { appealId, personId, waitsSince } of await undecidableRequests(db)) {
        const what = appealId === null ? `photo of ${personId}` : `appeal ${appealId}`;
        lines.push(
          `${what}  since ${waitsSince?.toISOString()}, needs another moderator: npm run moderator -- grant EMAIL`,
        );
      }
      return { text: lines.join("\n") || "Nothing waits for the operator." };
    }
    const found = await operatorCase(db, command[1]);
    if (!found) throw new ConfigError("There is no open case about this person.");
    if (command[0] === "show") return { text: JSON.stringify(found, null, 2) };
    return { text: await decide(database, command, { notes, caseId: found.caseId }) };
  };
}

/** Figures for the transparency report, with small ones hidden as on the public page, so that they identify no one. */
async function figures({ db }: Database): Promise<string> {
  const { years } = await createTransparency({ db }).read();
  const rows = years.flatMap(({ year, counts }) =>
    counts.map(({ action, reason: why, outcome, count }) => [year, action, why ?? "", outcome, count ?? SMALL]),
  );
  return writeCsv([["year", "decision", "reason", "outcome", "count"], ...rows]);
}

type Command = z.infer<typeof commandSchema>;
type Alone = ["list" | "figures"];

function isAlone(command: Command): command is Alone {
  return command.length === 1;
}

function readArguments(args: string[]): { command: Command; notes: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { notes: { type: "string" } } });
    const notes = z.string().max(NOTES_MAX).optional().parse(values.notes);
    return { command: commandSchema.parse(positionals), notes };
  } catch {
    throw new ConfigError(USAGE);
  }
}

/** The server sends the email, and closes connections within a minute. */
async function decide(
  database: Database,
  command: Exclude<Command, Alone>,
  said: { notes: string | undefined; caseId: string },
): Promise<string> {
  const { db } = database;
  const jobs = createJobRunner(database, createLog({ level: "silent", pretty: false }));
  const nobody = { emitTo: () => {}, disconnectPerson: () => {} };
  const config = readConfig(process.env);
  await db.transaction((tx) => requireKnownSecret(tx, config));
  const deps = { db, outbox: jobs, realtime: nobody, clock: systemClock, secret: config.AUTH_SECRET };
  const operator = { id: OPERATOR_ID };
  // Known queues need no second connection in the decision's transaction.
  await installJobQueues(database, [statementJob, tellJob]);
  await jobs.start([]);
  try {
    const [action, id, why, duration] = command;
    const input = { personId: id, ...said };
    const { decisionId } =
      action === "ban"
        ? await ban(deps, operator, { ...input, reason: why, duration })
        : action === "warn"
          ? await warn(deps, operator, { ...input, reason: why })
          : await dismissReports(deps, operator, input);
    return `Decided. The entry in the moderation log is ${decisionId}.`;
  } catch (error) {
    if (error instanceof AppError) throw new ConfigError(`${error.code}: ${error.message}.`);
    throw error;
  } finally {
    await jobs.stop();
  }
}
