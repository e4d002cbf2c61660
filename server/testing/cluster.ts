import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const INSTALLED = "/usr/lib/postgresql";

/** Without durability. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  fsync: "off",
};

/** What must be closed in the end. */
interface Cleanup {
  add(close: () => unknown): unknown;
}

export interface Cluster {
  /** The database's address. */
  url: string;
  /** Kills it at once, like a crash. */
  kill(): Promise<void>;
}

function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(INSTALLED, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/**
 * Starts a separate PostgreSQL in `folder`, created if missing.
 *
 * @param copyOf the address of its primary, if it is a streaming replica
 */
export async function startCluster(
  folder: string,
  cleanup: Cleanup,
  settings: Record<string, string>,
  { copyOf }: { copyOf?: string } = {},
): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error(`There is no PostgreSQL in ${INSTALLED}; give DATABASE_URL, or --engine pglite`);
  const user = unprivilegedUser();
  const data = join(folder, "cluster");
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  if (!existsSync(data)) {
    const program = join(bin, copyOf ? "pg_basebackup" : "initdb");
    const options = copyOf
      ? ["-D", data, "-d", copyOf, "--write-recovery-conf", "--checkpoint=fast"]
      : ["-D", data, "-U", "nakamatch", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
    execFileSync(program, options, { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  }
  const port = await freePort();
  const given = Object.entries({ ...SETTINGS, ...settings });
  const options = ["-D", data, "-p", String(port), ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  // In its own group, as Ctrl-C is for the benchmark, which stops its parts in order.
  const cluster = spawn(join(bin, "postgres"), options, { ...user, cwd: folder, stdio: "ignore", detached: true });
  const ended = new Promise<void>((resolve) => cluster.once("exit", () => resolve()));
  const end = (signal: "SIGINT" | "SIGQUIT") => {
    cluster.kill(signal);
    return ended;
  };
  cleanup.add(() => end("SIGINT"));
  const url = `postgres://nakamatch@127.0.0.1:${port}/postgres`;
  await untilReady(url, () => cluster.exitCode !== null || cluster.signalCode !== null);
  return { url, kill: () => end("SIGQUIT") };
}

/** PostgreSQL refuses to run as root; its package has a user. */
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
