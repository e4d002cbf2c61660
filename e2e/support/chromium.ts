import { accessSync, constants } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** How Chromium is started: quietly, and with no way to any address but this machine's. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find(isProgram);
  return {
    // Without a program named here Playwright takes the one it downloaded itself.
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // Chromium refuses its sandbox to root, and containers rarely allow it to anyone.
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--no-default-browser-check",
      "--disable-features=Translate,OptimizationHints,MediaRouter",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
