import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's primary result code for a lock held by somebody else. */
const BUSY = 5;

/** Thrown when another process, or another part of this one, has the data directory open. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running server. Stop that one, or choose another directory.`,
    );
    this.name = "DirectoryInUseError";
  }
}

/**
 * Takes the exclusive lock on an existing directory and returns the function that gives it back.
 *
 * The lock is the operating system's own, reached through an SQLite transaction on the file `lock` in the directory:
 * the system releases it the moment its process ends, however it ends. There is thus no stale lock to judge, which a
 * file with a process id would need, and could not do reliably where ids repeat (containers all start at 1).
 *
 * @throws {DirectoryInUseError} while somebody else holds the lock
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
