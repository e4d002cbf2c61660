import { inTime } from "../platform/deadline.ts";

/** Resolves to a problem in our words, or rejects. */
export type Check = () => Promise<string | undefined>;

export interface PartHealth {
  ok: boolean;
  ms: number;
  /** Never another service's message, which may repeat addresses. */
  problem?: string;
}

/** Prometheus gives up after ten seconds. */
export const CHECK_TIMEOUT_MS = 4000;

/** Runs all checks at once, each with a timeout. Never rejects. */
export async function checkHealth(checks: Record<string, Check>): Promise<Record<string, PartHealth>> {
  const results = Object.entries(checks).map(async ([part, check]) => {
    const start = performance.now();
    const problem = await inTime(check, CHECK_TIMEOUT_MS).catch(describe);
    const ms = Math.round(performance.now() - start);
    return [part, { ok: problem === undefined, ms, ...(problem !== undefined && { problem }) }] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

/** Only name and code; `UNAVAILABLE` also for a timeout. */
function describe(error: unknown): string {
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}
