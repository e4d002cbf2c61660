import { type Finding, failed, ok } from "./finding.ts";

/** Well below the 30 seconds of authenticator apps, but above the whole seconds of HTTP dates. */
const TOLERANCE_MS = 5000;

/** Compares another machine's time with this one's, in milliseconds since the epoch. */
export function compareClocks(whose: string, theirs: number, ours: number): Finding {
  const difference = ours - theirs;
  const seconds = Math.abs(difference / 1000).toFixed(1);
  if (Math.abs(difference) <= TOLERANCE_MS) return ok("clock", `Within ${seconds} s of ${whose}.`);
  const how = difference > 0 ? "fast" : "slow";
  return failed("clock", `${seconds} s ${how}, compared with ${whose}.`, "Let NTP set the clocks of both machines.");
}
