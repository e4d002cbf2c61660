import { expect, it } from "vitest";
import { presentQueues } from "./present.ts";
import type { State } from "./types.ts";

function queue(name: string, counts: Partial<State["queues"][number]> = {}): State["queues"][number] {
  return { name, effect: undefined, readyCount: 0, deferredCount: 0, activeCount: 0, failedCount: 0, ...counts };
}

it("shows queues with jobs, failed ones first, and sums up e-mails and pushes", () => {
  const shown = presentQueues([
    queue("__pgboss__send-it", { failedCount: 9 }),
    queue("accounts.tidy"),
    queue("digests.email", { effect: "mail", readyCount: 2, deferredCount: 3 }),
    queue("statements.email", { effect: "mail", failedCount: 1 }),
    queue("alerts.push", { effect: "push", activeCount: 1 }),
  ]);
  expect(shown.queues.map(({ name }) => name)).toEqual(["statements.email", "digests.email", "alerts.push"]);
  expect(shown.queues[1]).toEqual({ name: "digests.email", effect: "mail", waiting: 5, active: 0, failed: 0 });
  expect(shown).toMatchObject({ emails: { waiting: 5, failed: 1 }, pushes: { waiting: 0, failed: 0 } });
});
