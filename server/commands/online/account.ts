import { parseArgs } from "node:util";
import { z } from "zod";
import { requireKnownSecret } from "../../features/operation/installation/service.ts";
import { rescueEmailJob, securedJob } from "../../features/operation/rescue/jobs.ts";
import {
  listSecured,
  type RescueDeps,
  reopenAccount,
  restoreAddress,
  secureAccount,
  withdrawRestoration,
} from "../../features/operation/rescue/service.ts";
import type { Removed, Restoring, Secured } from "../../features/operation/rescue/types.ts";
import { passwordResetJob } from "../../features/sign-in/accounts/jobs.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { systemClock } from "../../platform/clock.ts";
import { ConfigError, readConfig } from "../../platform/config/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import type { CommandResult } from "../run-command.ts";
import { withOutbox } from "./with-outbox.ts";

const USAGE = `Usage: npm run account -- secure EMAIL
       npm run account -- reopen EMAIL
       npm run account -- restore-address EMAIL EARLIER --proof TEXT
       npm run account -- restore-address EMAIL EARLIER --despite-objection TEXT
       npm run account -- object EMAIL
       npm run account -- list

secure takes from an account everything that lets somebody in or act for others, at once, and closes it: nobody gets in, and
no link for a new password is sent. reopen opens it again and emails such a link to its address: run it once the mailbox is
the owner's. restore-address gives a closed account an earlier address back instead: 72 hours after all known addresses were
told, unless somebody who reads one objects by the link sent there, or you by object; at once for who was a moderator or an
operator, to an address that the account had in the last seven days. TEXT says where the written proof of identity is kept. After an objection in the last seven days, or when not all
could be told for 72 hours, --despite-objection does it at once; TEXT says who decided so, and why. list prints what was
secured and restored, and who is not told yet. EMAIL may also be an address that the account had in the last seven days, or
the person's ID.`;

const PROBLEMS: Record<Extract<Restoring, { problem: string }>["problem"], string> = {
  invalid: "The earlier address is none.",
  notClosed: "No such account is closed: secure it first.",
  taken: "An account has this address now.",
  pending: "An earlier address of the account is about to be restored: see list.",
  notObjected: "Nobody has objected to this address last, nor are known addresses untold after 72 hours: see list.",
};

const proofSchema = z.string().trim().min(1).max(500);
const commandSchema = z.union([
  z.tuple([z.literal("list")]),
  z.tuple([z.enum(["secure", "reopen", "object"]), z.string()]),
  z.tuple([z.literal("restore-address"), z.string(), z.string()]),
]);

/** Secures accounts that somebody else got into (docs/runbooks/moderator-account.md). */
export function account(args: string[]): (database: Database) => Promise<CommandResult> {
  const { command, ...how } = readArguments(args);
  if (command[0] === "list") return async ({ db }) => ({ text: await list(db) });
  return async (database) => ({ text: await withJobs(database, (deps) => act(deps, command, how)) });
}

type Command = z.infer<typeof commandSchema>;
type How = { proof: string; overrules: boolean };

function readArguments(args: string[]): { command: Command } & How {
  try {
    const options = { proof: { type: "string" }, "despite-objection": { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const command = commandSchema.parse(positionals);
    const isRestoring = command[0] === "restore-address";
    const [proof, ...others] = Object.values(values);
    if (others.length > 0 || (!isRestoring && proof !== undefined)) throw new Error("too many options");
    const overrules = values["despite-objection"] !== undefined;
    return { command, proof: isRestoring ? proofSchema.parse(proof) : "", overrules };
  } catch {
    throw new ConfigError(USAGE);
  }
}

async function act(deps: RescueDeps, command: Exclude<Command, ["list"]>, how: How): Promise<string> {
  const [action, who] = command;
  if (action === "restore-address") {
    const restoring = await restoreAddress(deps, who, { email: command[2], ...how });
    if ("problem" in restoring) throw new ConfigError(PROBLEMS[restoring.problem]);
    if ("restored" in restoring) return opened(restoring.restored);
    return `Asked at ${restoring.asked.join(", ")}. Unless somebody objects, the address is restored 72 hours after all emails went out: see list.`;
  }
  if (action === "secure") {
    const secured = await secureAccount(deps, who);
    if (!secured) throw new ConfigError(`Nobody has confirmed an account with ${who}.`);
    return report(secured);
  }
  if (action === "reopen") {
    const reopened = await reopenAccount(deps, who);
    if (!reopened) throw new ConfigError(`No account with ${who} is closed.`);
    return opened(reopened.email);
  }
  if (await withdrawRestoration(deps, who)) return "The address stays as it is, and the account closed.";
  throw new ConfigError(`No earlier address of ${who} is about to be restored.`);
}

function opened(email: string): string {
  return `Opened again. A link for a new password goes to ${email}; it works for an hour, later "I forgot my password" sends another.`;
}

async function list(db: Db): Promise<string> {
  const { rescues, restorations } = await listSecured(db);
  const at = (time: Date | null) => time?.toISOString();
  const lines = [
    ...rescues.map(
      ({ personId, email, securedAt, reopenedAt, removed }) =>
        `${at(securedAt)}  ${email}  ${personId}  ${reopenedAt ? `reopened ${at(reopenedAt)}` : "closed"}  ${describe(removed)}`,
    ),
    ...restorations.map(({ personId, email, askedAt, dueAt, endedAt, outcome, proof, untold }) => {
      const pending = untold.length > 0 ? `not told yet: ${untold.join(", ")}` : `restored after ${at(dueAt)}`;
      const ended = `${outcome} ${at(endedAt)}`;
      return `${at(askedAt)}  ${email ?? "-"}  ${personId}  ${outcome ? ended : pending}  proof: ${proof ?? "-"}`;
    }),
  ];
  return lines.join("\n") || "No account was secured.";
}

/** The running server sends the emails and closes connections. */
async function withJobs(database: Database, work: (deps: RescueDeps) => Promise<string>): Promise<string> {
  const { db } = database;
  const config = readConfig(process.env);
  await db.transaction((tx) => requireKnownSecret(tx, config));
  const kinds = [securedJob, rescueEmailJob, passwordResetJob];
  const { AUTH_SECRET: secret } = config;
  return withOutbox(database, kinds, (outbox) =>
    work({ db, outbox, clock: systemClock, passwords: createPasswords(), secret }),
  );
}

function report({ personId, email, nickname, removed, earlier }: Secured): string {
  return [
    `Secured: ${nickname}, ${email}, ${personId}`,
    `Taken away: the password, remembered devices, ${describe(removed)}`,
    ...earlier.map((one) => `Earlier address: ${one.email}, until ${one.until?.toISOString()}`),
    "The account is closed. Running servers close its connections within seconds.",
    `If ${email} is the owner's address, once the mailbox is theirs alone: npm run account -- reopen ${email}`,
    `If it is not: npm run account -- restore-address ${personId} EARLIER --proof TEXT`,
  ].join("\n");
}

function describe(removed: Removed): string {
  const counts = {
    sessions: removed.sessions,
    "push subscriptions": removed.pushes,
    passkeys: removed.passkeys,
    "second factors": removed.factors,
    "recovery codes": removed.recoveryCodes,
    "open links": removed.links,
    "claimed cases": removed.cases,
  };
  return [
    ...Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
    `providers: ${removed.providers.join(" and ") || "0"}`,
    ...(removed.wasModerator ? ["the rights of a moderator"] : []),
    ...(removed.wasOperator ? ["the rights of an operator"] : []),
  ].join(", ");
}
