/** The database as files of a backup: a dump of PostgreSQL in parts, or the files of the embedded engine. */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { ConfigError } from "../../platform/config/config.ts";
import { readBaseline } from "../../platform/database/baseline.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { readMark, readMarkFile, writeMark, writeMarkFile } from "../../platform/database/unfinished-restore.ts";
import { type Entry, entryOf } from "./archive.ts";
import { forServer, openEnvironment, requirePrograms, serverVersion, start, withClient } from "./postgres-programs.ts";

export interface DatabaseFiles {
  engine: "postgres" | "pglite";
  /** The server's major version, or undefined. */
  version(): Promise<number | undefined>;
  /** The hash of the first migration that the database records. */
  baseline(): Promise<string | undefined>;
  /** @throws {ConfigError} with a reason for the operator */
  dump(): AsyncIterable<Entry>;
  /** @returns the name of the backup whose restore is unfinished */
  mark(): Promise<string | undefined>;
  isEmpty(): Promise<boolean>;
  /** No server starts until `end`. @throws {ConfigError} while the database is in use */
  begin(backup: string): Promise<void>;
  /** Where `stage` collects: a file or folder to be deleted by the caller. */
  staged: string;
  /** Takes the entries of `dump` in order. */
  stage(entry: Entry): Promise<void>;
  /** Fills the database with the staged content, all or nothing. */
  load(): Promise<void>;
  end(): Promise<void>;
}

/** The configured database's files. `dataDir` is the embedded engine's. */
export function databaseFiles({ url, dataDir }: { url: string | undefined; dataDir: string }): DatabaseFiles {
  return url === undefined ? embedded(dataDir) : server(url, dataDir);
}

/** Held in memory. */
const PART_BYTES = 1024 * 1024;

function server(url: string, dataDir: string): DatabaseFiles {
  const staged = join(dataDir, "restoring.dump");
  return {
    engine: "postgres",
    staged,
    version: () => withClient(url, serverVersion),
    baseline: () => withClient(url, readBaseline),
    async *dump() {
      await withClient(url, async (client) => requirePrograms(["pg_dump"], await serverVersion(client)));
      yield* dumpOf(url);
    },
    mark: () => withClient(url, readMark),
    isEmpty: () =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'S')
             and not exists (select from pg_depend d
               where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`,
        );
        return rows.length === 0;
      }),
    begin: (backup) =>
      withClient(url, async (client) => {
        await requirePrograms(["pg_restore", "psql"], await serverVersion(client));
        const before = await readMark(client);
        await mayMark(client, backup);
        // A server started before the mark, or remains of a killed run.
        for (let tries = 0; tries < 20; tries++) {
          const { rows } = await client.query(
            `select 1 from pg_stat_activity
             where datname = current_database() and usename = current_user and pid <> pg_backend_pid() limit 1`,
          );
          if (rows.length === 0) return;
          // Closed connections stay listed for a moment.
          await sleep(100);
        }
        await writeMark(client, before);
        throw new ConfigError("The database is in use: stop all servers and other programs first.");
      }),
    async stage({ body }) {
      await mkdir(dataDir, { recursive: true });
      await pipeline(Readable.from(body), createWriteStream(staged, { flags: "a", mode: 0o600 }));
    },
    load: () => loadDump(url, staged),
    end: () => withClient(url, (client) => writeMark(client, undefined)),
  };
}

async function mayMark(client: pg.Client, backup: string): Promise<void> {
  try {
    await writeMark(client, backup);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new ConfigError("The user of DATABASE_URL has to own the database: ALTER DATABASE … OWNER TO …");
  }
}

async function* dumpOf(url: string): AsyncGenerator<Entry> {
  const { environment, close } = openEnvironment(url);
  const child = start("pg_dump", ["--format=custom", "--no-owner", "--no-privileges"], environment);
  try {
    let number = 0;
    let parts: Uint8Array[] = [];
    let size = 0;
    const part = () => {
      const name = `database/${String(++number).padStart(6, "0")}`;
      const entry = entryOf(name, Buffer.concat(parts));
      [parts, size] = [[], 0];
      return entry;
    };
    for await (const chunk of child.stdout) {
      parts.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) yield part();
    }
    await child.ended;
    yield part();
  } finally {
    child.kill();
    close();
  }
}

/** `psql` commits at the end of its input, which therefore ends only once `pg_restore` has succeeded. */
async function loadDump(url: string, file: string): Promise<void> {
  const version = await withClient(url, serverVersion);
  const { environment, close } = openEnvironment(url);
  const script = start("pg_restore", ["--file=-", "--no-owner", "--no-privileges", file], environment);
  const options = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"];
  const psql = start("psql", [...options, "--single-transaction", "--file=-"], environment);
  psql.stdout.resume();
  const written = pipeline(script.stdout, forServer(version), psql.stdin, { end: false })
    .then(() => script.ended)
    .then(() => psql.stdin.end());
  try {
    // After an error of psql nothing can be written any more, but psql says why.
    await written.catch((error) => (error instanceof ConfigError ? Promise.reject(error) : psql.ended));
    await psql.ended;
  } finally {
    script.kill();
    psql.kill();
    close();
  }
}

function embedded(dataDir: string): DatabaseFiles {
  const cluster = join(dataDir, "cluster");
  const staged = join(dataDir, "cluster.new");
  return {
    engine: "pglite",
    version: async () => undefined,
    async baseline() {
      if (!existsSync(cluster)) return undefined;
      const { pool, close } = await openDatabase({ dataDir });
      return readBaseline(pool).finally(close);
    },
    async *dump() {
      if (!existsSync(cluster)) throw new ConfigError(`There is no database in ${dataDir}.`);
      const unlock = lockDirectory(dataDir);
      try {
        for (const found of await readdir(cluster, { recursive: true, withFileTypes: true })) {
          const path = join(found.parentPath, found.name);
          const name = `database/${relative(cluster, path).split(sep).join("/")}`;
          if (found.isDirectory()) yield { name, size: 0, body: Readable.from([]), isFolder: true };
          else yield { name, size: (await stat(path)).size, body: createReadStream(path) };
        }
      } finally {
        unlock();
      }
    },
    staged,
    mark: async () => readMarkFile(dataDir),
    isEmpty: async () => !existsSync(cluster),
    async begin(backup) {
      await mkdir(dataDir, { recursive: true });
      const unlock = lockDirectory(dataDir);
      writeMarkFile(dataDir, backup);
      unlock();
    },
    async stage({ name, body, isFolder }) {
      const path = resolve(staged, name.replace("database/", ""));
      if (!path.startsWith(staged + sep)) throw new ConfigError(`The backup names a file outside: ${name}`);
      await mkdir(isFolder ? path : dirname(path), { recursive: true });
      if (!isFolder) await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }));
    },
    load: () => rename(staged, cluster),
    end: async () => writeMarkFile(dataDir, undefined),
  };
}
