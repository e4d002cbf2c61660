import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's code for a locked database. */
const BUSY = 5;

export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running server. Stop that one, or choose another directory.`,
    );
    this.name = "DirectoryInUseError";
  }
}

/**
 * Locks an existing directory exclusively; returns the release function.
 *
 * Uses an SQLite transaction on the file `lock`, whose operating system lock ends with the process. A pid file could be
 * stale unnoticed: containers all start at 1.
 *
 * @throws {DirectoryInUseError} while this or another process holds the lock
 */
export function lockDirectory(directory: string): () => void {
  const file = new DatabaseSync(join(directory, "lock"));
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === BUSY) throw new DirectoryInUseError(directory);
    throw error;
  }
  return () => file.close();
}
