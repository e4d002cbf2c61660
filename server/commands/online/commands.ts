import type { Database } from "../../platform/database/open.ts";
import type { CommandResult } from "../run-command.ts";
import { account } from "./account.ts";
import { cases } from "./cases.ts";
import { events } from "./events.ts";
import { moderator, operator } from "./staff.ts";
import { switches } from "./switches.ts";

/** @throws {ConfigError} with the usage for wrong arguments */
type OnlineCommand = (args: string[]) => (database: Database) => Promise<CommandResult>;

/** Commands that a running server can be asked to run, as it alone has the embedded database open. */
export const ONLINE_COMMANDS = { account, cases, events, moderator, operator, switches } satisfies Record<
  string,
  OnlineCommand
>;

export type OnlineCommandName = keyof typeof ONLINE_COMMANDS;
