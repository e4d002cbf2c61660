import type { Overview } from "@nakamatch/contract/endpoints/operation/operator";
import type { State } from "./types.ts";

/** Presents queues with jobs, those with failed ones first, and pending emails and pushes. */
export function presentQueues(queues: State["queues"]): Pick<Overview, "queues" | "emails" | "pushes"> {
  const all = queues
    .filter(({ name }) => !name.startsWith("__"))
    .map(({ name, effect, readyCount, deferredCount, activeCount, failedCount }) => ({
      name,
      effect: effect ?? null,
      waiting: readyCount + deferredCount,
      active: activeCount,
      failed: failedCount,
    }));
  const sum = (wanted: "mail" | "push") => {
    const those = all.filter(({ effect }) => effect === wanted);
    return {
      waiting: those.reduce((total, { waiting }) => total + waiting, 0),
      failed: those.reduce((total, { failed }) => total + failed, 0),
    };
  };
  return {
    queues: all
      .filter(({ waiting, active, failed }) => waiting + active + failed > 0)
      .sort((a, b) => b.failed - a.failed || b.waiting - a.waiting || a.name.localeCompare(b.name)),
    emails: sum("mail"),
    pushes: sum("push"),
  };
}
