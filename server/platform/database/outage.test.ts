import { expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { createDatabaseOutage } from "./outage.ts";

it("logs once when an outage begins and once when it is over, each kind by itself", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  let now = 0;
  const outage = createDatabaseOutage(log, { now: () => now });
  const logged = () => lines.splice(0);
  const unreachable = new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") });
  const exhausted = new Error("timeout exceeded when trying to connect");
  const full = new Error("Failed query", { cause: Object.assign(new Error("no space left"), { code: "53100" }) });

  outage.answered();
  outage.failed(new Error("duplicate key"));
  expect(logged()).toEqual([]);
  for (const error of [unreachable, exhausted, full, unreachable, exhausted, full]) outage.failed(error);
  expect(logged()).toEqual([
    "the database cannot be reached: requests are answered with UNAVAILABLE",
    "no database connection is free: requests are answered with UNAVAILABLE",
    "the database cannot do its work: requests are answered with UNAVAILABLE",
  ]);
  now = 29_999;
  outage.answered();
  expect(logged(), "some requests get through during an outage").toEqual([]);
  now = 30_000;
  for (let answers = 0; answers < 5; answers++) outage.answered();
  expect(logged()).toEqual([
    "the database can be reached again",
    "database connections are free again",
    "the database works again",
  ]);
});

it("ends one of writes when a write is possible for half a minute, whatever is read meanwhile", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const refused = Object.assign(new Error("cannot execute UPDATE in a read-only transaction"), { code: "25006" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const tryWrite = vi.fn(() => Promise.reject(refused));
  const outage = createDatabaseOutage(log, { tryWrite });
  for (let count = 0; count < 3; count++)
    expect(outage.failed(new Error("Failed query", { cause: refused }))).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let answers = 0; answers < 5; answers++) outage.answered();
  const away = "the database takes no writes: changes are answered with UNAVAILABLE";
  expect([lines, outage.isReadOnly()]).toEqual([[away], true]);
  tryWrite.mockResolvedValue(undefined as never);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(lines).toEqual([away]);
  await vi.advanceTimersByTimeAsync(1);
  expect([lines, outage.isReadOnly()]).toEqual([[away, "the database takes writes again"], false]);
  const { length } = tryWrite.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tryWrite, "is not tried any more").toHaveBeenCalledTimes(length);
  vi.useRealTimers();
});
