import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "./progress.mjs";

const POLL_MS = 250;
/** A lock without a readable owner is then stale. */
const UNSIGNED_LOCK_MS = 5_000;

/** Serializes concurrent starts on a fresh clone. Returns without working once `isDone`, and takes over stale locks. */
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
    // Unsigned yet, or just released: its age decides.
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

/** Only one of several waiting processes succeeds to rename. */
function discard(path) {
  const aside = `${path}.${process.pid}.abandoned`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}
