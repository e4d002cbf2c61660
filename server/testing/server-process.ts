import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./serve.ts", import.meta.url));

/** What every server of a test is told, over what the test says. */
const SETTINGS = { NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", DATABASE_POOL: "5" };

/** The server in a process that can be killed. */
export interface ServerProcess {
  /** Without a trailing slash. */
  url: string;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
}

/**
 * Starts the server as a process and waits until it listens. `settings` are environment variables; the migrations run where
 * they have not.
 */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = fork(PROGRAM, {
    env: { ...process.env, DATABASE_URL: "", REDIS_URL: "", ...SETTINGS, ...settings },
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const url = await Promise.race([
    once(child, "message").then(([message]) => String(message)),
    ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code} while it started`))),
  ]);
  return {
    url,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
