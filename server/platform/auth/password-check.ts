import { createHash } from "node:crypto";
import { type PasswordProblem, passwordProblem } from "@nakamatch/domain/people/password";
import type { Log } from "../log.ts";

/** Why a new password is refused; null for a good one. */
export type PasswordCheck = (password: string) => Promise<PasswordProblem | "leaked" | null>;

const TIMEOUT_MS = 2000;

/** Hexadecimal digits of the hash. */
const PREFIX_LENGTH = 5;

/**
 * Checks new passwords against the rule (LIMIT-05) and leaked ones, the latter by hash prefix (k-anonymity). If the
 * service is unavailable, accepts the password.
 *
 * @param leakedUrl serves `/range/PREFIX` like Have I Been Pwned
 */
export function createPasswordCheck({ leakedUrl, log }: { leakedUrl: string | undefined; log: Log }): PasswordCheck {
  return async (password) => {
    const problem = passwordProblem(password);
    if (problem !== null || leakedUrl === undefined) return problem;
    try {
      return (await isLeaked(leakedUrl, password)) ? "leaked" : null;
    } catch {
      // Without the error, which contains part of the hash.
      log.warn("leaked passwords could not be looked up: a new password was accepted without it");
      return null;
    }
  };
}

async function isLeaked(leakedUrl: string, password: string): Promise<boolean> {
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  const response = await fetch(`${leakedUrl}/range/${hash.slice(0, PREFIX_LENGTH)}`, {
    // Otherwise the response's size would reveal the prefix.
    headers: { "add-padding": "true" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const lines = (await response.text()).split(/\r?\n/);
  const [, count] = lines.map((line) => line.split(":")).find(([rest]) => rest === hash.slice(PREFIX_LENGTH)) ?? [];
  // Padding entries have count 0.
  return Number(count) > 0;
}
