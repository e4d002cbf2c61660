import { withCauses } from "../causes.ts";

/** Returns the violated constraint; undefined for other errors. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | undefined {
  for (const { code, constraint } of withCauses(error)) {
    if (typeof code === "string" && typeof constraint === "string") return { code, constraint };
  }
  return undefined;
}

/** A NUL character, or a lone surrogate. */
const UNSTORABLE_TEXT = ["22021", "22P05"];

export function isUnstorableText(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (UNSTORABLE_TEXT.includes(String(code))) return true;
  return false;
}
