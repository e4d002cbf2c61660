/** Marks a database whose restore is unfinished; no server starts on it until the mark is removed. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { ConfigError } from "../config/config.ts";

const COMMENT = "nakamatch: unfinished restore of ";

/** @throws {ConfigError} if there is a mark */
export function requireFinished(mark: string | undefined): void {
  if (mark !== undefined)
    throw new ConfigError(
      `The restore of the backup of ${mark} was interrupted. Call npm run restore with it again, or begin with an empty database and storage.`,
    );
}

/** Reads the mark: in PostgreSQL a comment on the database, which no dump contains. Its value names the backup. */
export async function readMark(client: Pick<pg.Pool, "query">): Promise<string | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
  );
  const comment = rows[0]?.comment ?? "";
  return comment.startsWith(COMMENT) ? comment.slice(COMMENT.length) : undefined;
}

/** Requires ownership of the database. */
export async function writeMark(client: Pick<pg.Pool, "query">, mark: string | undefined): Promise<void> {
  const comment = mark === undefined ? null : COMMENT + mark;
  const sql = "select format('comment on database %I is %L', current_database(), $1::text) as statement";
  const { rows } = await client.query<{ statement: string }>(sql, [comment]);
  await client.query(rows[0]?.statement ?? "");
}

/** The embedded engine's mark is a file. */
const fileIn = (dataDir: string) => join(dataDir, "restore-unfinished");

export function readMarkFile(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), "utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}

export function writeMarkFile(dataDir: string, mark: string | undefined): void {
  if (mark === undefined) rmSync(fileIn(dataDir), { force: true });
  else writeFileSync(fileIn(dataDir), mark);
}
