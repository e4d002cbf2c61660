import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { Failure } from "./progress.mjs";

const PARENT_POLL_MS = 500;
/** Before the second signal after Ctrl-C, and before SIGKILL. */
const STOP_TIMEOUT_MS = 15_000 + 1000 * (Number(process.env.DRAIN_SECONDS) || 0);

/** Forwards each signal once and does not outlive npm. */
export function supervise(node, args) {
  const path = `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  // Saves a quarter of later starts.
  const cache = { NODE_COMPILE_CACHE: inRoot("node_modules", ".cache", "node") };
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: { ...cache, ...process.env, PATH: path } });
  child.on("error", (error) => {
    console.error(new Failure(`${node} could not be started: ${error.message}`).message);
    process.exitCode = 1;
  });

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(child, signal));
  watchParent(child);
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    // The shell sees the same signal.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The terminal signals the whole process group. */
const sentByTerminal = new Set(process.stdin.isTTY ? ["SIGINT", "SIGHUP"] : []);

function passOn(child, signal) {
  if (!sentByTerminal.has(signal)) child.kill(signal);
  setTimeout(() => child.kill("SIGTERM"), STOP_TIMEOUT_MS).unref();
  setTimeout(() => child.kill("SIGKILL"), 2 * STOP_TIMEOUT_MS).unref();
}

/** npm sends SIGTERM to its shell only, which leaves this process behind. */
function watchParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    passOn(child, "SIGTERM");
  }, PARENT_POLL_MS);
  timer.unref();
}
