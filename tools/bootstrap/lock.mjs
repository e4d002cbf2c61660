import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "./progress.mjs";

const POLL_MS = 250;
/** A lock whose owner cannot be read is given this long to be completed before it counts as left behind. */
const UNSIGNED_LOCK_MS = 5_000;

/**
 * Runs `work` while holding the lock `path`, one process at a time: `npm start` and `npm test` may be called at once on a
 * fresh clone. When the lock is taken it waits, and comes back without working as soon as `isDone` says that the other
 * process has done the work. A lock left behind by a process that is gone is taken over.
 */
export async function withLock(path, waitingFor, isDone, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waited = false; !tryAcquire(path); waited = true) {
    if (!waited) say(`Waiting for another process: ${waitingFor} …`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (isAbandoned(path)) discard(path);
  }
  const release = () => rmSync(path, { recursive: true, force: true });
  process.on("exit", release);
  try {
    if (!isDone()) await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function tryAcquire(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(path, "owner"), String(process.pid));
  return true;
}

function isAbandoned(path) {
  try {
    const owner = Number(readFileSync(join(path, "owner"), "utf8"));
    if (owner > 0) return !isAlive(owner);
  } catch {
    // Not signed yet, or just released: its age decides.
  }
  try {
    return Date.now() - statSync(path).mtimeMs > UNSIGNED_LOCK_MS;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Renamed before it is removed: of several waiting processes only one can succeed with the rename. */
function discard(path) {
  const aside = `${path}.${process.pid}.abandoned`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}
