/** The programs of PostgreSQL's client, which are not of one version with the server everywhere. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { getCACertificates } from "node:tls";
import pg from "pg";
import { ConfigError } from "../../platform/config/config.ts";
import { connectionProblem } from "../../platform/connection-problem.ts";
import { libpqEnvironment } from "../../platform/database/connection-string.ts";

export type Program = "pg_dump" | "pg_restore" | "psql";

const INSTALL = "install the client of your version of PostgreSQL";

/** Connects to the database at `url`. @throws {ConfigError} with a reason for the operator */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error) => {
    throw new ConfigError(`The database of DATABASE_URL cannot be used: ${connectionProblem(error)}.`);
  });
  return work(client).finally(() => client.end());
}

/** Returns the server's major version. */
export async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  return rows[0].major;
}

/** @throws {ConfigError} if a program is missing or older than the server, whose dumps it can neither write nor read */
export async function requirePrograms(programs: readonly Program[], server: number): Promise<void> {
  for (const program of programs) {
    const found = await versionOf(program);
    if (found < server)
      throw new ConfigError(
        `${program} is of PostgreSQL ${found}, and the server of ${server}: install the client of version ${server} or later.`,
      );
  }
}

async function versionOf(program: Program): Promise<number> {
  const child = start(program, ["--version"], {});
  child.stdin.end();
  const line = await text(child.stdout);
  await child.ended;
  return Number(/\(PostgreSQL\) (\d+)/.exec(line)?.[1] ?? 0);
}

/** Starts a program. `ended` rejects with its last error output. */
export function start(program: Program, args: string[], environment: Record<string, string>) {
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ["pipe", "pipe", "pipe"] });
  const words = text(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.on("error", () => reject(new ConfigError(`${program} cannot be run: ${INSTALL}.`)));
    child.on("close", async (code) => {
      if (code === 0) resolve();
      else reject(new ConfigError(`${program} failed: ${(await words).trim()}`));
    });
  });
  // Nothing awaits it if the reader stops early.
  ended.catch(() => {});
  // A program that ends early reads no more; `ended` says why.
  child.stdin.on("error", () => {});
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => child.kill() };
}

/**
 * Returns libpq's environment for `url`. libpq does not know Node's certificate authorities, which include those of
 * `NODE_EXTRA_CA_CERTS`: a file tells it until `close`.
 */
export function openEnvironment(url: string): { environment: Record<string, string>; close(): void } {
  const environment = libpqEnvironment(url);
  if (environment.PGSSLMODE !== "verify-full" || environment.PGSSLROOTCERT) return { environment, close() {} };
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-authorities-"));
  const file = join(folder, "authorities.crt");
  writeFileSync(file, getCACertificates().join("\n"));
  return {
    environment: { ...environment, PGSSLROOTCERT: file },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Settings at the head of a dump, and the first version that has them. */
const NEWER_SETTINGS: Readonly<Record<string, number>> = { transaction_timeout: 17 };

/** The head of a dump is shorter. */
const HEAD_BYTES = 8192;

/** Leaves out settings that later clients write at the head of a dump, and a server of version `server` refuses. */
export function forServer(server: number): Transform {
  const unknown = Object.keys(NEWER_SETTINGS).filter((name) => server < (NEWER_SETTINGS[name] ?? 0));
  const setting = new RegExp(`^SET (?:${unknown.join("|")}) = .*;\\n`, "gm");
  let head: Buffer | undefined = unknown.length > 0 ? Buffer.alloc(0) : undefined;
  const cleaned = (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replace(setting, ""), "latin1");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === undefined) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) return done();
      const start = cleaned(head.subarray(0, HEAD_BYTES));
      const rest = head.subarray(HEAD_BYTES);
      head = undefined;
      done(null, Buffer.concat([start, rest]));
    },
    flush(done) {
      done(null, head && cleaned(head));
    },
  });
}
