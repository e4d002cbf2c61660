import { listStaff, setStaff } from "../features/people/profiles/service.ts";
import type { StaffFlag } from "../features/people/profiles/types.ts";
import { ConfigError } from "../platform/config/config.ts";
import { type CommandResult, withDatabase } from "./run-command.ts";

/** Grants or revokes an account's flag by email, or lists its holders (OPEN-95). `name` has an article. */
export function manageStaff(
  { flag, name }: { flag: StaffFlag; name: string },
  change: { email: string; isGranted: boolean } | undefined,
): Promise<CommandResult> {
  return withDatabase(async ({ db }) => {
    if (!change) return { text: (await listStaff(db, flag)).join("\n") || `Nobody is ${name}.` };
    const { email, isGranted } = change;
    if (!(await setStaff(db, email, flag, isGranted))) throw new ConfigError(`Nobody is registered with ${email}.`);
    return { text: isGranted ? `${email} is ${name} now.` : `${email} is no longer ${name}.` };
  });
}
