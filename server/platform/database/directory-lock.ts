import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Of SQLite. */
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
 * An SQLite transaction on the file `lock` takes a lock of the operating system, which no process leaves behind. A pid file
 * can be stale without a sign: containers all start at 1.
 *
 * @throws {DirectoryInUseError} while another process, or this one, holds the lock
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
