import { inTime } from "../platform/deadline.ts";

/** Resolves to what is wrong, in our words, or rejects. */
export type Check = () => Promise<string | undefined>;

export interface PartHealth {
  ok: boolean;
  ms: number;
  /** Never the message of another service: those repeat addresses. */
  problem?: string;
}

/** Prometheus gives up after ten seconds. */
export const CHECK_TIMEOUT_MS = 4000;

/** All checks at once, each with a timeout. Never rejects. */
export async function checkHealth(checks: Record<string, Check>): Promise<Record<string, PartHealth>> {
  const results = Object.entries(checks).map(async ([part, check]) => {
    const start = performance.now();
    const problem = await inTime(check, CHECK_TIMEOUT_MS).catch(describe);
    const ms = Math.round(performance.now() - start);
    return [part, { ok: problem === undefined, ms, ...(problem !== undefined && { problem }) }] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

/** Name and code alone: `UNAVAILABLE` also where there was no answer in time. */
function describe(error: unknown): string {
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}
