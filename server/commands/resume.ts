import { acceptAddress } from "../features/installation/service.ts";
import { waitingJobs } from "../jobs/runner.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

/** Accepts `PUBLIC_URL` as the home of a database that comes from elsewhere. */
await runCommand(async (args) => {
  if (args.length > 0) throw new ConfigError("Usage: npm run resume");
  const { PUBLIC_URL } = readConfig(process.env);
  return withDatabase(async (database) => {
    await acceptAddress(database.db, PUBLIC_URL);
    const waiting = await waitingJobs(database);
    const jobs = waiting.map(({ name, count }) => `  ${name}: ${count}\n`).join("");
    return {
      text: `${PUBLIC_URL} is the home of this database. Start the servers again${jobs ? `; then these jobs run:\n${jobs}` : "."}`.trimEnd(),
    };
  });
});
