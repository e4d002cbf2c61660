import { createHash } from "node:crypto";
import { type PasswordProblem, passwordProblem } from "@nakamatch/domain/people/password";
import type { Log } from "../log.ts";

/** Why a new password is refused; null for a good one. */
export type PasswordCheck = (password: string) => Promise<PasswordProblem | "leaked" | null>;

/** How long the service of leaked passwords may take, in milliseconds. */
const TIMEOUT_MS = 2000;

/** How much of the hash the service is told, in hexadecimal digits. */
const PREFIX_LENGTH = 5;

/**
 * Checks new passwords by the rule (specification §5) and, where there is a service of leaked passwords, against those. The
 * service learns five digits of the password's hash, which it shares with hundreds of others (k-anonymity). A service that
 * does not answer refuses nobody.
 *
 * @param leakedUrl address that serves `/range/PREFIX` as Have I Been Pwned does
 */
export function createPasswordCheck({ leakedUrl, log }: { leakedUrl: string | undefined; log: Log }): PasswordCheck {
  return async (password) => {
    const problem = passwordProblem(password);
    if (problem !== null || leakedUrl === undefined) return problem;
    try {
      return (await isLeaked(leakedUrl, password)) ? "leaked" : null;
    } catch {
      // Without the error: it names an address with a part of the hash.
      log.warn("leaked passwords could not be looked up: a new password was accepted without it");
      return null;
    }
  };
}

async function isLeaked(leakedUrl: string, password: string): Promise<boolean> {
  // The service knows passwords by this hash.
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  const response = await fetch(`${leakedUrl}/range/${hash.slice(0, PREFIX_LENGTH)}`, {
    // Answers of one size tell nobody on the way which range it was.
    headers: { "add-padding": "true" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const lines = (await response.text()).split(/\r?\n/);
  const [, count] = lines.map((line) => line.split(":")).find(([rest]) => rest === hash.slice(PREFIX_LENGTH)) ?? [];
  // Lines that only fill up the answer have the count 0.
  return Number(count) > 0;
}
