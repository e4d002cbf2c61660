import { listModerators, setModerator } from "../features/profiles/service.ts";
import { ConfigError } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const USAGE = "Usage: npm run moderator -- grant|revoke EMAIL\n       npm run moderator -- list";

/** Makes a person a moderator, takes it back, or lists all (OPEN-95). */
await runCommand(async ([action, email, ...others]) => {
  const isList = action === "list" && email === undefined;
  if (!isList && ((action !== "grant" && action !== "revoke") || !email || others.length > 0))
    throw new ConfigError(USAGE);
  return withDatabase(async ({ db }) => {
    if (!email) return { text: (await listModerators(db)).join("\n") || "Nobody is a moderator." };
    const found = await setModerator(db, email, action === "grant");
    if (!found) throw new ConfigError(`Nobody is registered with ${email}.`);
    return { text: action === "grant" ? `${email} is a moderator now.` : `${email} is no longer a moderator.` };
  });
});
