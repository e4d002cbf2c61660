/** The database as files of a backup: a dump of PostgreSQL in parts, or the files of the embedded engine. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { ConfigError } from "../../platform/config/config.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { type Entry, entryOf } from "./archive.ts";

export interface DatabaseFiles {
  engine: "postgres" | "pglite";
  /** @throws {ConfigError} with a reason for the operator */
  dump(): AsyncIterable<Entry>;
  isEmpty(): Promise<boolean>;
  /** Takes the entries of `dump` in their order; `finish` makes all of them count at once. */
  restore(): { write(entry: Entry): Promise<void>; finish(): Promise<void>; abort(): Promise<void> };
}

/** Of the database that the settings name. `dataDir` is that of the embedded engine. */
export function databaseFiles({ url, dataDir }: { url: string | undefined; dataDir: string }): DatabaseFiles {
  return url === undefined ? embedded(dataDir) : server(url);
}

/** Held in memory. */
const PART_BYTES = 1024 * 1024;

function server(url: string): DatabaseFiles {
  const environment = connection(url);
  return {
    engine: "postgres",
    async *dump() {
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
      }
    },
    async isEmpty() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query(
          `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'S') limit 1`,
        );
        return rows.length === 0;
      } finally {
        await client.end();
      }
    },
    restore() {
      const args = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
      const child = start("pg_restore", [...args, `--dbname=${environment.PGDATABASE}`], environment);
      child.stdout.resume();
      return {
        async write({ body }) {
          for await (const chunk of body) {
            if (!child.stdin.write(chunk))
              await Promise.race([once(child.stdin, "drain").catch(() => child.ended), child.ended]);
          }
        },
        async finish() {
          child.stdin.end();
          await child.ended;
        },
        async abort() {
          child.kill();
          await child.ended.catch(() => {});
        },
      };
    },
  };
}

/** As variables of libpq: the command line is visible to all users. */
function connection(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const options = new URLSearchParams(url.split("?")[1]);
  const ssl = ["sslmode", "sslrootcert", "sslcert", "sslkey"].flatMap((name) => {
    const value = options.get(name);
    return value === null ? [] : [[`PG${name.toUpperCase()}`, value === "no-verify" ? "require" : value] as const];
  });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? "",
    PGDATABASE: database ?? "",
    ...(typeof password === "string" && { PGPASSWORD: password }),
    ...Object.fromEntries(ssl),
  };
}

/** A program of PostgreSQL. `ended` rejects with its last words. */
function start(program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(program, args, { env: { ...process.env, ...environment } });
  const words = text(child.stderr);
  // The exit tells more than a broken pipe.
  child.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.on("error", () =>
      reject(new ConfigError(`${program} cannot be run: install the client of your version of PostgreSQL.`)),
    );
    child.on("close", async (code) => {
      if (code === 0) resolve();
      else reject(new ConfigError(`${program} failed: ${(await words).trim()}`));
    });
  });
  // Where a reader stops early nothing waits for it.
  ended.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => child.kill() };
}

function embedded(dataDir: string): DatabaseFiles {
  const cluster = join(dataDir, "cluster");
  return {
    engine: "pglite",
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
    isEmpty: async () => !existsSync(cluster),
    restore() {
      const unfinished = join(dataDir, "cluster.new");
      const begun = rm(unfinished, { recursive: true, force: true }).then(() => mkdir(unfinished, { recursive: true }));
      return {
        async write({ name, body, isFolder }) {
          await begun;
          const path = resolve(unfinished, name.replace("database/", ""));
          if (!path.startsWith(unfinished + sep)) throw new ConfigError(`The backup names a file outside: ${name}`);
          if (isFolder) await mkdir(path, { recursive: true });
          else await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }));
        },
        async finish() {
          await begun;
          await rename(unfinished, cluster);
        },
        async abort() {
          await begun;
          await rm(unfinished, { recursive: true, force: true });
        },
      };
    },
  };
}
