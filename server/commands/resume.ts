import { acceptAddress, refuseAddress } from "../features/operation/installation/service.ts";
import { waitingJobs } from "../jobs/runner.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const COPY = "elsewhere, as a copy";

/** Accepts `PUBLIC_URL` for a database from elsewhere; with `--hold`, marks it as a copy. */
await runCommand(async (args) => {
  const isHeld = args[0] === "--hold";
  if (args.length > Number(isHeld)) throw new ConfigError("Usage: npm run resume [-- --hold]");
  const { PUBLIC_URL } = readConfig(process.env);
  return withDatabase(async (database) => {
    if (isHeld) {
      await refuseAddress(database.db, COPY);
      return {
        text: "Emails, pushes, payments and deletions of photos of this database wait, from the next start on.",
      };
    }
    await acceptAddress(database.db, PUBLIC_URL);
    const waiting = await waitingJobs(database);
    const jobs = waiting.map(({ name, count }) => `  ${name}: ${count}\n`).join("");
    return {
      text: `${PUBLIC_URL} is the home of this database. Start the servers again${jobs ? `; then these jobs run:\n${jobs}` : "."}`.trimEnd(),
    };
  });
});
