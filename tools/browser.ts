import { accessSync, constants, existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode, runProgram } from "./suite/program.ts";

/** Replaced in tests. */
export interface Machine {
  isProgram(path: string): boolean;
  playwrightPath(): string;
  /** Resolves to whether the program succeeded. */
  run(command: string, args: readonly string[]): Promise<boolean>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
}

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Without the fonts a page has no text, crown or flag. */
const DEBIAN_PACKAGES = ["chromium", "fonts-dejavu-core", "fonts-noto-color-emoji"];
/** Cuts the time of the tests by a third; missing in older systems. */
const HEADLESS_SHELL = "chromium-headless-shell";
const DOWNLOAD_TIMEOUT_MS = 3 * 60_000;

/**
 * Finds or installs a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's, a download by Playwright, Debian's package.
 * Tells why when it resolves to undefined.
 */
export async function ensureChromium(
  tell: (line: string) => void,
  machine: Machine = thisMachine,
): Promise<string | undefined> {
  const wished = machine.env.CHROMIUM_PATH;
  if (wished) {
    if (machine.isProgram(wished)) return wished;
    tell(`CHROMIUM_PATH is set to ${wished}, but there is no program.`);
    return undefined;
  }
  const found = findChromium(machine);
  if (found !== undefined) {
    if (found === "/usr/bin/chromium") await addHeadlessShell(tell, machine);
    return found;
  }

  tell("No Chromium on this machine: downloading Playwright's …");
  const cli = "node_modules/@playwright/test/cli.js";
  if (await machine.run(process.execPath, [cli, "install", "chromium"])) {
    const downloaded = findChromium(machine);
    if (downloaded !== undefined) return downloaded;
  }
  tell("That download is not possible here.");
  if (await installFromDebian(tell, machine)) {
    const installed = findChromium(machine);
    if (installed !== undefined) return installed;
  }
  tell(
    "The browser tests need Chromium and could neither find nor install it. Install it (Debian, Ubuntu: " +
      "`sudo apt-get install chromium`; elsewhere `npx playwright install chromium`), or set CHROMIUM_PATH to the program.",
  );
  return undefined;
}

function findChromium(machine: Machine): string | undefined {
  return [machine.playwrightPath(), ...INSTALLED].find((path) => machine.isProgram(path));
}

/** Only as root, as in a container: elsewhere installing another package would be a surprise. */
async function addHeadlessShell(tell: (line: string) => void, machine: Machine): Promise<void> {
  const isWanted = machine.isRoot && machine.isProgram("/usr/bin/apt-get");
  if (!isWanted || machine.isProgram(`/usr/bin/${HEADLESS_SHELL}`)) return;
  tell(`Installing Debian's package ${HEADLESS_SHELL}, which is quicker …`);
  const install = () =>
    machine.run("env", [
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "-q",
      "install",
      "-y",
      "--no-install-recommends",
      HEADLESS_SHELL,
    ]);
  // The lists of packages may be missing.
  if (!(await install()) && (await machine.run("apt-get", ["-q", "update"]))) await install();
}

async function installFromDebian(tell: (line: string) => void, machine: Machine): Promise<boolean> {
  if (!machine.isProgram("/usr/bin/apt-get")) return false;
  if (!machine.isRoot && !(await machine.run("sudo", ["-n", "true"]))) {
    tell("Debian's package needs an administrator: neither root nor sudo without a password.");
    return false;
  }
  const apt = (...args: string[]) => {
    const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", ...args];
    return machine.isRoot ? machine.run(command[0] ?? "", command.slice(1)) : machine.run("sudo", ["-n", ...command]);
  };
  const install = (...packages: string[]) => {
    tell(`Installing Debian's packages ${packages.join(", ")} …`);
    return apt("install", "-y", "--no-install-recommends", ...packages);
  };
  if (!(await apt("update"))) return false;
  return (await install(...DEBIAN_PACKAGES, HEADLESS_SHELL)) || (await install(...DEBIAN_PACKAGES));
}

const thisMachine: Machine = {
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return existsSync(path);
    } catch {
      return false;
    }
  },
  playwrightPath: () => chromium.executablePath(),
  async run(command, args) {
    const options = { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" }, timeoutMs: DOWNLOAD_TIMEOUT_MS };
    const { exitCode } = await (command === process.execPath
      ? runNode(args, options)
      : runProgram(command, args, options));
    return exitCode === 0;
  },
  env: process.env,
  isRoot: process.getuid?.() === 0,
};

// `node tools/run.mjs exec tools/browser.ts` prints the path.
if (import.meta.main) {
  const path = await ensureChromium((line) => console.error(line));
  if (path === undefined) process.exitCode = 1;
  else console.log(path);
}
