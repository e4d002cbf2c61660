import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { cacheFolder, inRoot, root } from "./paths.mjs";
import { Failure, runStep } from "./progress.mjs";

const stampFile = join(cacheFolder, "installed");

/**
 * Skipped if `node_modules` already matches the lock file. Without `development`, what only tests and checks need is left
 * out, or stays as it is.
 */
export async function ensureInstalled({ development }) {
  const isDone = () => isInstalled(development);
  if (isDone()) return;
  await withLock(inRoot(".install-lock"), "installing the dependencies", isDone, async () => {
    await npmCi("Installing the dependencies (npm ci)", root, development ? [] : ["--omit=dev"]);
    writeStamp(development);
  });
}

/** Installs nothing. @throws {Failure} if `node_modules` does not match the lock file */
export function requireInstalled() {
  if (isInstalled(false)) return;
  throw new Failure(
    "The dependencies are not installed, or not those of this version. A production start installs nothing. Run:\n  npm ci && npm run build",
  );
}

/** Runs no install scripts. */
export function installAddOn(folder) {
  return npmCi(`Installing ${folder} (npm ci)`, inRoot(folder), ["--ignore-scripts", "--no-workspaces"]);
}

function npmCi(title, cwd, options = []) {
  const npm = npmCommand();
  return runStep(title, npm.command, [...npm.args, "ci", "--no-audit", "--no-fund", "--loglevel=error", ...options], {
    cwd,
    shell: npm.shell,
    // Production would leave out the build tools.
    env: { ...process.env, NODE_ENV: "development" },
  });
}

function isInstalled(development) {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  const isStamped = stamp === stampOf(true) || (!development && stamp === stampOf(false));
  if (isStamped && workspacesAreComplete(development)) return true;
  // npm's own record, slower to compare, covers a direct `npm install`.
  if (!treeMatchesLock(development)) return false;
  writeStamp(development);
  return true;
}

function stampOf(development) {
  const lock = readFileSync(inRoot("package-lock.json"));
  const kind = `${process.platform}-${process.arch}${development ? "" : " without development"}`;
  return createHash("sha256").update(lock).update(kind).digest("hex");
}

function writeStamp(development) {
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stampFile, stampOf(development));
  } catch (error) {
    // A read-only tree is compared each time.
    if (!["EACCES", "EROFS", "EPERM"].includes(error.code)) throw error;
  }
}

/** They can be missing although the stamp exists. */
function workspacesAreComplete(development) {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  return Object.entries(packages).every(
    ([path, { optional, dev }]) =>
      path.startsWith("node_modules/") ||
      !path.includes("node_modules/") ||
      optional ||
      (dev && !development) ||
      existsSync(inRoot(path)),
  );
}

function treeMatchesLock(development) {
  const record = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  try {
    const wanted = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")).packages;
    const installed = JSON.parse(readFileSync(record, "utf8")).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => (entry.dev && !development) || isSatisfied(path, entry, installed[path]),
    );
  } catch {
    return false;
  }
}

function isSatisfied(path, wanted, installed) {
  if (!path.includes("node_modules/")) return true;
  if (installed === undefined) return wanted.optional === true && !isMadeForThisMachine(wanted);
  return installed.version === wanted.version && installed.integrity === wanted.integrity && existsSync(inRoot(path));
}

function isMadeForThisMachine(entry) {
  // Optional packages for other machines; libc is expensive to look up.
  if (entry.os === undefined || entry.cpu === undefined || entry.libc !== undefined) return false;
  return entry.os.includes(process.platform) && entry.cpu.includes(process.arch);
}

/** Of this run, else beside Node, else in the PATH. */
export function npmCommand() {
  const beside = join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  for (const cli of [process.env.npm_execpath, beside]) {
    if (cli && basename(cli) === "npm-cli.js" && existsSync(cli)) {
      return { command: process.execPath, args: [cli], shell: false };
    }
  }
  return { command: "npm", args: [], shell: process.platform === "win32" };
}
