import { parseArgs } from "node:util";
import { roleEndedJob } from "../../features/operation/rescue/jobs.ts";
import { endRole } from "../../features/operation/rescue/service.ts";
import { listStaff, setStaff } from "../../features/people/profiles/service.ts";
import type { StaffFlag } from "../../features/people/profiles/types.ts";
import { ConfigError } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { CommandResult } from "../run-command.ts";
import { withOutbox } from "./with-outbox.ts";

const MODERATOR_USAGE = "Usage: npm run moderator -- grant|revoke EMAIL\n       npm run moderator -- list";

const OPERATOR_USAGE =
  "Usage: npm run operator -- --email EMAIL [--revoke]\n       npm run operator\n\n" +
  "Gives a person the page /operator, which also asks for a second factor, or takes it back; without options lists who has it.";

/** Makes a person a moderator, revokes that, or lists all (OPEN-95). */
export function moderator([action, email, ...others]: string[]) {
  const isList = action === "list" && email === undefined;
  if (!isList && ((action !== "grant" && action !== "revoke") || !email || others.length > 0))
    throw new ConfigError(MODERATOR_USAGE);
  const change = email ? { email, isGranted: action === "grant" } : undefined;
  return manageStaff({ flag: "isModerator", name: "a moderator" }, change);
}

/** Makes a person an operator, revokes that, or lists all. */
export function operator(args: string[]) {
  const { email, revoke } = readOptions(args);
  if (revoke && email === undefined) throw new ConfigError(OPERATOR_USAGE);
  const change = email === undefined ? undefined : { email, isGranted: !revoke };
  return manageStaff({ flag: "isOperator", name: "an operator" }, change);
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { email: { type: "string" }, revoke: { type: "boolean", default: false } } })
      .values;
  } catch {
    throw new ConfigError(OPERATOR_USAGE);
  }
}

/** `name` has an article. */
function manageStaff(
  { flag, name }: { flag: StaffFlag; name: string },
  change: { email: string; isGranted: boolean } | undefined,
) {
  return async (database: Database): Promise<CommandResult> => {
    const { db } = database;
    if (!change) return { text: (await listStaff(db, flag)).join("\n") || `Nobody is ${name}.` };
    const { email, isGranted } = change;
    const isEnd = flag === "isModerator" && !isGranted;
    const isSet = isEnd
      ? await withOutbox(database, [roleEndedJob], (outbox) => endRole({ db, outbox }, email))
      : await setStaff(db, email, flag, isGranted);
    if (!isSet) throw new ConfigError(`Nobody is registered with ${email}.`);
    return { text: isGranted ? `${email} is ${name} now.` : `${email} is no longer ${name}.` };
  };
}
