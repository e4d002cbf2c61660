import { readConfig } from "../../platform/config/config.ts";
import { DirectoryInUseError } from "../../platform/database/directory-lock.ts";
import { runCommand, withDatabase } from "../run-command.ts";
import { ONLINE_COMMANDS, type OnlineCommandName } from "./commands.ts";
import { askServer } from "./socket.ts";

/** Runs the command on the configured database, or in the server that has the embedded one open, with arguments that `prepare` makes. */
export function runOnline(
  name: OnlineCommandName,
  { prepare = (args) => args, ...options }: { asIs?: boolean; prepare?: (args: string[]) => string[] } = {},
): Promise<void> {
  return runCommand(async (given) => {
    const args = prepare(given);
    const work = ONLINE_COMMANDS[name](args);
    try {
      return await withDatabase(work, options);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      const result = await askServer(readConfig(process.env).DATA_DIR, name, args);
      if (!result) throw error;
      return result;
    }
  });
}
