import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../e2e/support/chromium.ts";
import { DEMO_MEMBER } from "../../e2e/support/members.ts";
import { serverEnvironment } from "../../e2e/support/surroundings.ts";
import type { Cleanup } from "../discovery/cleanup.ts";
import { step } from "../discovery/progress.ts";
import type { Site, StoredSession } from "./phone.ts";

export interface Checkout extends Site {
  name: "here" | "base";
}

/** Builds and serves a checkout with demo people; `directory` keeps the database. */
export async function serveCheckout(
  name: Checkout["name"],
  folder: string,
  directory: string | undefined,
  cleanup: Cleanup,
): Promise<Checkout> {
  await step(`build ${name}`, () => build(folder));
  const port = await freePort();
  const dataFolder = directory ? join(directory, name) : await mkdtemp(join(tmpdir(), "nakamatch-bench-"));
  if (!directory) cleanup.add(() => rm(dataFolder, { recursive: true, force: true }));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: "", REDIS_URL: "", ...serverEnvironment({ port, dataFolder }) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  cleanup.add(async () => {
    const ended = server.exitCode === null ? once(server, "exit") : undefined;
    server.kill("SIGTERM");
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await step(`start ${name}`, () => untilReady(`${address}/api/v1/health`));
  return { name, address, session: await signedIn(address) };
}

async function signedIn(address: string): Promise<StoredSession> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ baseURL: address, locale: "es-ES" });
    const { email, password } = DEMO_MEMBER;
    const answer = await context.request.post("/api/auth/sign-in/email", {
      data: { email, password },
      headers: { origin: address },
    });
    if (!answer.ok()) throw new Error(`The demo member cannot sign in: ${answer.status()}`);
    const page = await context.newPage();
    await page.goto("/dashboard");
    await page.locator("main article").first().waitFor();
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

async function build(folder: string): Promise<void> {
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  const program = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(folder, "web"),
    stdio: ["ignore", process.stderr, "inherit"],
  });
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`The build in ${folder} ended with ${code}`);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error("The server did not start within ten minutes");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
