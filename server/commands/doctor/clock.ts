import { type Finding, failed, ok } from "./finding.ts";

/** Of authenticator apps' 30 seconds some must be left; the dates of HTTP have whole seconds. */
const TOLERANCE_MS = 5000;

/** Milliseconds since the epoch, of another machine and of this one. */
export function compareClocks(whose: string, theirs: number, ours: number): Finding {
  const difference = ours - theirs;
  const seconds = Math.abs(difference / 1000).toFixed(1);
  if (Math.abs(difference) <= TOLERANCE_MS) return ok("clock", `Within ${seconds} s of ${whose}.`);
  const how = difference > 0 ? "fast" : "slow";
  return failed("clock", `${seconds} s ${how}, compared with ${whose}.`, "Let NTP set the clocks of both machines.");
}
