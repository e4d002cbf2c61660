import { setSwitches } from "../../features/operation/switches/service.ts";
import type { SwitchState } from "../../features/operation/switches/types.ts";
import { ConfigError } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { CommandResult } from "../run-command.ts";

const USAGE = "Usage: npm run registration -- open|closed\n       npm run maintenance -- on --minutes 1..1440 | off";

/** Switches registration or maintenance without the page. Running servers follow. */
export function switches(args: string[]): (database: Database) => Promise<CommandResult> {
  const change = changeOf(args);
  return async ({ db }) => {
    await setSwitches(db, change);
    return { text: `Switched: ${args.join(" ")}. Running servers follow within seconds.` };
  };
}

function changeOf([name, state, option, minutes, ...others]: string[]): Partial<SwitchState> {
  const isAlone = option === undefined;
  if (name === "registration" && isAlone && (state === "open" || state === "closed")) {
    return { isRegistrationOpen: state === "open" };
  }
  if (name === "maintenance" && isAlone && state === "off") return { maintenanceUntil: null };
  const isSound = /^[1-9]\d{0,3}$/.test(minutes ?? "") && Number(minutes) <= 1440;
  if (name === "maintenance" && state === "on" && option === "--minutes" && isSound && others.length === 0) {
    return { maintenanceUntil: new Date(Date.now() + Number(minutes) * 60_000) };
  }
  throw new ConfigError(USAGE);
}
