import { spawn } from "node:child_process";

/** Expected, so printed without a stack. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const HEARTBEAT_MS = 10_000;

export function say(text) {
  console.log(`› ${text}`);
}

/** Prints a heartbeat during silent steps. @throws {Failure} */
export async function runStep(title, command, args, options) {
  say(`${title} …`);
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const heartbeat = setInterval(() => say(`${title}: still at it after ${seconds()}`), HEARTBEAT_MS);
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const stop = (signal) => child.kill(signal);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    const { code, signal } = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (exitCode, exitSignal) => resolve({ code: exitCode, signal: exitSignal }));
    }).catch((error) => {
      throw new Failure(`${title}: ${command} could not be started (${error.message}).`);
    });
    if (signal !== null) throw new Failure(`${title}: stopped (${signal}).`, 130);
    if (code !== 0) throw new Failure(`${title}: failed with exit code ${code}; the reason is printed above.`, code);
    say(`${title}: done in ${seconds()}`);
  } finally {
    clearInterval(heartbeat);
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}
