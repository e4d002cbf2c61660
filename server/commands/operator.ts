import { parseArgs } from "node:util";
import { ConfigError } from "../platform/config/config.ts";
import { runCommand } from "./run-command.ts";
import { manageStaff } from "./staff.ts";

const USAGE =
  "Usage: npm run operator -- --email EMAIL [--revoke]\n       npm run operator\n\n" +
  "Gives a person the page /operator, which also asks for a second factor, or takes it back; without options lists who has it.";

/** Makes a person an operator, revokes that, or lists all. */
await runCommand(async (args) => {
  const { email, revoke } = readOptions(args);
  if (revoke && email === undefined) throw new ConfigError(USAGE);
  const change = email === undefined ? undefined : { email, isGranted: !revoke };
  return manageStaff({ flag: "isOperator", name: "an operator" }, change);
});

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { email: { type: "string" }, revoke: { type: "boolean", default: false } } })
      .values;
  } catch {
    throw new ConfigError(USAGE);
  }
}
