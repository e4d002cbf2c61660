import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./serve.ts", import.meta.url));

/** Defaults of test servers. */
const SETTINGS = { NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", DATABASE_POOL: "5" };

export interface ServerProcess {
  /** Without a trailing slash. */
  url: string;
  /** Resolves with the exit code, null after SIGKILL. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

/** Starts a server with migrations applied, and waits until it listens. `settings` are environment variables. */
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
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
