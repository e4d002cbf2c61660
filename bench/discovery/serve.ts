import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../../server/testing/cluster.ts";
import { type Cleanup, endProcess } from "./cleanup.ts";
import type { Home } from "./database-home.ts";
import type { FromMonitor, ToMonitor } from "./monitor-messages.ts";

const MAIN = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
const MONITOR = new URL("./loop-monitor.ts", import.meta.url).href;

export interface Served {
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Loading time as logged, event loop delay meanwhile, memory afterwards. */
  loading: { milliseconds: number; buildMilliseconds: number; bytesPerPerson: number; loop: FromMonitor };
  monitor(message?: ToMonitor): Promise<FromMonitor>;
}

export async function serve(home: Home, cleanup: Cleanup, settings: Record<string, string> = {}): Promise<Served> {
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", MONITOR, MAIN], {
    env: { ...process.env, ...environment(home, port), ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  });
  cleanup.add(() => endProcess(server));
  const monitor = async (message: ToMonitor = { kind: "take" }): Promise<FromMonitor> => {
    server.send(message);
    const [taken] = await once(server, "message");
    return taken;
  };
  const loaded = await untilLoaded(server, () => void monitor());
  const loop = await monitor();
  const { milliseconds, people, bytes, buildMilliseconds } = loaded;
  return {
    port,
    pid: server.pid ?? 0,
    stop: () => endProcess(server),
    monitor,
    loading: { milliseconds, buildMilliseconds, bytesPerPerson: bytes / people, loop },
  };
}

function environment({ url, dataDir }: Home, port: number): Record<string, string> {
  const own = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, RATE_LIMITS: "off", DEMO: "off" };
  if (url === undefined) return { ...own, NODE_ENV: "development", DATABASE_URL: "" };
  return {
    ...own,
    NODE_ENV: "production",
    DATABASE_URL: url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    AUTH_SECRET: "of-no-use-to-anybody-but-this-benchmark",
    // No emails are sent.
    SMTP_URL: "smtp://127.0.0.1:1",
  };
}

const FIELDS = ["people", "bytes", "buildMilliseconds", "milliseconds"] as const;
type Loaded = Record<(typeof FIELDS)[number], number>;

async function untilLoaded(server: ChildProcess, onListening: () => void): Promise<Loaded> {
  if (!server.stdout) throw new Error("the server has no output");
  const lines = createInterface({ input: server.stdout });
  return new Promise((resolve, reject) => {
    let isLoaded = false;
    let isListening = false;
    const found: Partial<Loaded> = {};
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    lines.on("line", (line) => {
      if (/"level":[56]0|(ERROR|FATAL):/.test(line)) process.stderr.write(`${line}\n`);
      if (line.includes("Nakamatch is ready")) {
        isListening = true;
        onListening();
      }
      isLoaded ||= line.includes("the ranking is loaded");
      for (const name of isLoaded ? FIELDS : []) {
        const value = line.match(new RegExp(`\\b${name}"?: ?(\\d+)`))?.[1];
        if (value !== undefined) found[name] ??= Number(value);
      }
      if (isListening && FIELDS.every((name) => found[name] !== undefined)) resolve(found as Loaded);
    });
  });
}
