import { ConfigError } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

/** Migrates the database before the first server of a new release starts. */
await runCommand(async (args) => {
  if (args.length > 0) throw new ConfigError("Usage: npm run migrate");
  return withDatabase(async () => ({ text: "The database is up to date." }));
});
