import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { Failure } from "./progress.mjs";

const PARENT_POLL_MS = 500;
/** How long the program may take to stop after Ctrl-C before it is told again, and after that before it is ended. */
const STOP_TIMEOUT_MS = 15_000;

/**
 * Runs the program in the foreground and ends as it ends. Signals reach it exactly once, and it does not outlive the npm
 * that started us.
 */
export function supervise(node, args) {
  const path = `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  // Compiled code is kept between starts; it takes a quarter off a later one.
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
    // End by the same signal, so that the shell sees how it ended.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** A terminal sends Ctrl-C and its own end to the whole group, the program included: passing them on would make it two. */
const sentByTerminal = new Set(process.stdin.isTTY ? ["SIGINT", "SIGHUP"] : []);

function passOn(child, signal) {
  if (!sentByTerminal.has(signal)) child.kill(signal);
  setTimeout(() => child.kill("SIGTERM"), STOP_TIMEOUT_MS).unref();
  setTimeout(() => child.kill("SIGKILL"), 2 * STOP_TIMEOUT_MS).unref();
}

/** npm passes SIGTERM on to its shell only, which dies and leaves us behind: stop when our parent goes away. */
function watchParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    passOn(child, "SIGTERM");
  }, PARENT_POLL_MS);
  timer.unref();
}
