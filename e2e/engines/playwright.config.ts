import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const servers = [journeys.webServer ?? []].flat();

/** The journeys in Debian's Firefox and WebKitGTK: `--project firefox`, and below `xvfb-run` `--project webkit`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../../test-results",
  webServer: servers.map((server) => ({ ...server, cwd: "../.." })),
  workers: 1,
  timeout: 180_000,
  // Of each window, by the fixture that closes it.
  use: { ...journeys.use, screenshot: "off" },
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
