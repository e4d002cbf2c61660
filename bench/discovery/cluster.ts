import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Cleanup } from "./cleanup.ts";

const INSTALLED = "/usr/lib/postgresql";

/** For two cores and 24 GiB, without durability. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "2GB",
  effective_cache_size: "12GB",
  work_mem: "64MB",
  maintenance_work_mem: "1GB",
  max_wal_size: "16GB",
  wal_level: "minimal",
  max_wal_senders: "0",
  random_page_cost: "1.1",
  fsync: "off",
  full_page_writes: "off",
};

const STATEMENTS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
};

export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(INSTALLED, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/**
 * Creates `folder` if missing and returns the database's address.
 *
 * @param countsStatements enables `pg_stat_statements`
 */
export async function startCluster(folder: string, cleanup: Cleanup, countsStatements: boolean): Promise<string> {
  const bin = findPostgres();
  if (!bin) throw new Error(`There is no PostgreSQL in ${INSTALLED}; give DATABASE_URL, or --engine pglite`);
  const user = unprivilegedUser();
  const data = join(folder, "cluster");
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  if (!existsSync(data)) {
    const options = ["-D", data, "-U", "nakamatch", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
    execFileSync(join(bin, "initdb"), options, { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  }
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...(countsStatements && STATEMENTS) });
  const options = ["-D", data, "-p", String(port), ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  // In its own group: Ctrl-C is for the benchmark, which stops its parts in order.
  const cluster = spawn(join(bin, "postgres"), options, { ...user, cwd: folder, stdio: "ignore", detached: true });
  const ended = new Promise<void>((resolve) => cluster.once("exit", () => resolve()));
  cleanup.add(() => {
    cluster.kill("SIGINT");
    return ended;
  });
  const url = `postgres://nakamatch@127.0.0.1:${port}/postgres`;
  await untilReady(url, () => cluster.exitCode !== null);
  return url;
}

/** PostgreSQL refuses to run as root; its package brings a user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error("PostgreSQL ended while it started");
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
}
