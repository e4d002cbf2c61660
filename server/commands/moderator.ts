import { ConfigError } from "../platform/config/config.ts";
import { runCommand } from "./run-command.ts";
import { manageStaff } from "./staff.ts";

const USAGE = "Usage: npm run moderator -- grant|revoke EMAIL\n       npm run moderator -- list";

/** Makes a person a moderator, revokes that, or lists all (OPEN-95). */
await runCommand(async ([action, email, ...others]) => {
  const isList = action === "list" && email === undefined;
  if (!isList && ((action !== "grant" && action !== "revoke") || !email || others.length > 0))
    throw new ConfigError(USAGE);
  const change = email ? { email, isGranted: action === "grant" } : undefined;
  return manageStaff({ flag: "isModerator", name: "a moderator" }, change);
});
