import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../e2e/support/chromium.ts";
import { DEMO_MEMBER } from "../../e2e/support/members.ts";
import { freePort } from "../../server/testing/cluster.ts";
import type { Cleanup } from "../discovery/cleanup.ts";
import { step } from "../discovery/progress.ts";
import { launch } from "../sign-ins/served.ts";
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
  const dataFolder = directory ? join(directory, name) : await mkdtemp(join(tmpdir(), "nakamatch-bench-"));
  if (!directory) cleanup.add(() => rm(dataFolder, { recursive: true, force: true }));
  const settings = { DATABASE_URL: "", REDIS_URL: "" };
  const { address } = await launch(name, { folder, port: await freePort(), dataFolder, settings }, cleanup);
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
