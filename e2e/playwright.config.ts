import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./support/chromium.ts";
import { prepareSurroundings, providerEnvironment, serverEnvironment } from "./support/surroundings.ts";

const surroundings = await prepareSurroundings();
const { port, providerPort, dataFolder, isOwner } = surroundings;
if (isOwner) process.on("exit", () => rmSync(dataFolder, { recursive: true, force: true }));

const address = `http://127.0.0.1:${port}`;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const isCi = Boolean(process.env.CI);

const common = {
  cwd: "..",
  reuseExistingServer: false,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  stdout: "pipe",
  stderr: "pipe",
} as const;

/** The real server with the built web app, an empty data folder of its own, and a real browser. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  // Tests wait for answers and frames, which leaves room for a third on two processors.
  workers: 3,
  // Generous, so that a busy machine does not fail a test; nothing waits longer than needed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: isCi,
  retries: 0,
  reporter: [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])],
  use: {
    baseURL: address,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // Requests through it cannot be replaced or counted; its own journey allows it.
    serviceWorkers: "block",
    // On a busy machine an animated element is never stable long enough to be clicked, and each retry scrolls the page away
    // under it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test costs a third of the processor time: `--trace on` where one is looked into.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
  },
  webServer: [
    {
      ...common,
      command: `"${process.execPath}" server/main.ts`,
      url: `${address}/api/v1/health`,
      env: { ...serverEnvironment(surroundings), ...providerEnvironment(surroundings) },
    },
    {
      ...common,
      command: `"${process.execPath}" server/testing/identity-provider.ts ${address} ${providerPort}`,
      url: `http://127.0.0.1:${providerPort}/.well-known/openid-configuration`,
    },
  ],
});
