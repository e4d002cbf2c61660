import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { ConfigError } from "../platform/config/config.ts";
import { createDatabaseOutage } from "../platform/database/outage.ts";
import { createLog } from "../platform/log.ts";
import type { PartHealth } from "./health.ts";
import { type Monitoring, type MonitoringParts, startMonitoring } from "./monitoring.ts";
import { createStateReader, type StateParts } from "./state.ts";

const pool = { totalCount: 3, idleCount: 1, waitingCount: 2 };

let monitoring: Monitoring | undefined;

afterEach(async () => {
  await monitoring?.close();
  vi.useRealTimers();
});

async function start(parts: Partial<Record<keyof MonitoringParts | keyof StateParts, unknown>> = {}): Promise<string> {
  const well = {
    port: 0,
    host: "127.0.0.1",
    redis: undefined,
    database: { pool: { ...pool, query: async () => {} } },
    outage: createDatabaseOutage(createLog({ level: "silent", pretty: false })),
    storage: { read: async () => undefined },
    mail: {},
    jobs: { delay: async () => 0, queues: async () => [] },
    ranker: { size: async () => 5 },
    realtime: { openSockets: () => 7 },
    dataDir: "/nowhere",
    readLastBackup: async () => "2026-01-31T03:00:00.000Z",
    stateMs: 0,
  };
  const all = { ...well, ...parts };
  const state = createStateReader(all as unknown as StateParts);
  monitoring = await startMonitoring({ ...all, state } as unknown as MonitoringParts);
  return monitoring.url;
}

interface Health {
  status: string;
  parts: Record<string, PartHealth>;
}

const readHealth = async (url: string) => {
  const answer = await fetch(`${url}/health`);
  return { code: answer.status, ...((await answer.json()) as Health) };
};

it("is well while every part is", async () => {
  const url = await start();
  expect(await readHealth(url)).toMatchObject({ code: 200, status: "ok", parts: { disk: { ok: true } } });
});

it("answers 503 with the parts that fail, without what other services said", async () => {
  const refusal = Object.assign(new Error("550 ana@example.test is unknown"), { code: "EENVELOPE" });
  const url = await start({
    mail: { check: () => Promise.reject(refusal) },
    jobs: { delay: async () => 301, queues: async () => [] },
    ranker: { size: async () => undefined },
    redis: { isReady: false },
  });
  const { code, status, parts } = await readHealth(url);
  expect([code, status]).toEqual([503, "degraded"]);
  const problems = Object.entries(parts).map(([part, { problem }]) => [part, problem]);
  expect(Object.fromEntries(problems)).toMatchObject({
    database: undefined,
    redis: expect.stringMatching(/^not connected/),
    mail: "Error EENVELOPE",
    jobs: expect.stringMatching(/wait/),
    ranking: expect.stringMatching(/^not loaded/),
  });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('nakamatch_part_up{part="mail"} 0');
  expect(text).toContain('nakamatch_part_up{part="database"} 1');
  expect(text).toContain("nakamatch_database_waiting 2");
  expect(text).toContain("nakamatch_sockets_open 7");
});

it("counts emails from zero, so that the first one that fails is an increase", async () => {
  const text = await (await fetch(`${await start()}/metrics`)).text();
  for (const outcome of ["sent", "failed"]) expect(text).toContain(`nakamatch_emails_total{outcome="${outcome}"} 0\n`);
});

it("is not well while the database takes no writes", async () => {
  const query = async () => {
    throw Object.assign(new Error("cannot execute in a read-only transaction"), { code: "25006" });
  };
  const url = await start({ database: { pool: { ...pool, query } } });
  const problem = "it takes no writes: a standby, or default_transaction_read_only";
  expect(await readHealth(url)).toMatchObject({ code: 503, parts: { database: { ok: false, problem } } });
});

it.each([
  ["2026-01-31T03:00:00.000Z", "1769828400"],
  [undefined, "0"],
])("tells when the last backup was made: %s", async (time, seconds) => {
  const url = await start({ readLastBackup: async () => time });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain(`nakamatch_last_backup_timestamp_seconds ${seconds}\n`);
});

it("answers in time while the database does not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const never = () => new Promise(() => {});
  const url = await start({
    database: { pool: { ...pool, query: never } },
    jobs: { delay: never, queues: never },
    ranker: { size: never },
  });
  const scrape = fetch(`${url}/metrics`);
  const timer = setInterval(() => vi.advanceTimersByTime(4000), 20);
  const text = await (await scrape).text();
  clearInterval(timer);
  expect(text).toContain('nakamatch_part_up{part="database"} 0');
  expect(text).toContain("nakamatch_sockets_open 7");
});

it("asks the parts once for all who look within half a minute", async () => {
  const check = vi.fn(async () => {});
  const url = await start({ mail: { check }, stateMs: undefined });
  await Promise.all([fetch(`${url}/metrics`), fetch(`${url}/health`)]);
  await fetch(`${url}/health`);
  expect(check).toHaveBeenCalledTimes(1);
});

it("signs in at the mail server every ten minutes, and until it works", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const check = vi.fn(async () => {}).mockRejectedValueOnce(new Error("refused"));
  const url = await start({ mail: { check } });
  expect((await readHealth(url)).parts.mail).toMatchObject({ ok: false });
  for (const minutes of [0, 9]) {
    vi.advanceTimersByTime(minutes * 60_000);
    expect((await readHealth(url)).parts.mail).toMatchObject({ ok: true });
  }
  expect(check).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  await readHealth(url);
  expect(check).toHaveBeenCalledTimes(3);
});

it("names the setting of a port that is taken", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(start({ port })).rejects.toThrow(ConfigError);
  await expect(start({ port })).rejects.toThrow(`METRICS_PORT ${port} is taken`);
  other.close();
});
