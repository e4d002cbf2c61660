import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApplication } from "../../server/application.ts";
import { readConfig } from "../../server/platform/config/config.ts";
import { migrateDatabase } from "../../server/platform/database/migrate.ts";
import { openDatabase } from "../../server/platform/database/open.ts";
import { authUsers } from "../../server/platform/database/schema/auth.ts";
import { createLog } from "../../server/platform/log.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../../server/testing/sign-up.ts";

export interface PhotoReport {
  late: { p50: number; p99: number; max: number };
  /** Megabytes: the server after the work, and the peak including its children. */
  memoryAtRest: number;
  mostMemory: number;
}

/** Milliseconds between memory samples, and the monitor's resolution. */
const MEMORY_MS = 10;
const LOOP_MS = 1;

const MEMBERS = 20;

const folder = mkdtempSync(join(tmpdir(), "nakamatch-photos-"));
const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn", DEMO: "off" });
const database = await openDatabase({
  dataDir: join(folder, "database"),
  maxConnections: config.DATABASE_POOL,
  onRetry: () => {},
});
await migrateDatabase(database);
await addMadrid(database.db);
const application = await createApplication(config, database, createLog({ level: "warn", pretty: false }));
await application.start();
const url = await application.app.listen({ port: 0, host: "127.0.0.1" });

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", origin: config.PUBLIC_URL };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

const cookies: string[] = [];
for (let count = 0; count < MEMBERS; count++) {
  const input = signUpInput();
  await post("/api/v1/accounts", input);
  await database.db.update(authUsers).set({ emailVerified: true });
  const response = await post("/api/auth/sign-in/email", { email: input.email, password: GOOD_PASSWORD });
  cookies.push(
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  );
}

/** Resident megabytes, 0 for an ended process. Shared pages count in each. */
function residentOf(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: string): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + residentOf(child) + childrenOf(child), 0);
  } catch {
    return 0;
  }
}

const ownMemory = () => residentOf("self");
const memory = () => ownMemory() + childrenOf(String(process.pid));

const loop = monitorEventLoopDelay({ resolution: LOOP_MS });
loop.enable();
let mostMemory = memory();
const watch = setInterval(() => {
  mostMemory = Math.max(mostMemory, memory());
}, MEMORY_MS);

function report(): PhotoReport {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOP_MS);
  // Garbage of earlier work must not count.
  globalThis.gc?.();
  const now = memory();
  const measured = {
    late: { p50: late(loop.percentile(50)), p99: late(loop.percentile(99)), max: late(loop.max) },
    memoryAtRest: ownMemory(),
    mostMemory: Math.max(mostMemory, now),
  };
  loop.reset();
  mostMemory = now;
  return measured;
}

process.on("message", async (message) => {
  if (message === "report") return process.send?.(report());
  clearInterval(watch);
  await application.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect?.();
});
process.send?.({ url, cookies });
