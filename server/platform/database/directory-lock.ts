import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's primary result code for a lock that another connection holds. */
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
 * Takes the exclusive lock on an existing directory and returns the function that releases it.
 *
 * It is a lock of the operating system, taken through an SQLite transaction on the file `lock` in the directory: the system
 * releases it when the process ends, however it ends. So no lock can be stale, as a file with a process id can, which
 * cannot be detected reliably where ids repeat (containers all start at 1).
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
