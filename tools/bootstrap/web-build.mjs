import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { cacheFolder, inRoot } from "./paths.mjs";
import { runStep } from "./progress.mjs";

const SOURCES = ["web", "contract", "phrases", "domain", "package-lock.json", "tsconfig.base.json"];
const IGNORED = new Set(["node_modules", "dist"]);

const stampFile = join(cacheFolder, "web-build.json");

/** Skipped if `web/dist` is up to date. */
export async function ensureWebBuilt(node) {
  if (!existsSync(inRoot("web", "index.html")) || isBuilt()) return;
  await withLock(join(cacheFolder, "web-build.lock"), "building the web app", isBuilt, async () => {
    const stamp = fingerprints();
    rmSync(stampFile, { force: true });
    const vite = inRoot("node_modules", "vite", "bin", "vite.js");
    await runStep("Building the web app", node, [vite, "build", "--logLevel", "warn"], { cwd: inRoot("web") });
    writeStamp(stamp);
  });
}

function isBuilt() {
  if (!existsSync(inRoot("web", "dist", "index.html")) || !existsSync(stampFile)) return false;
  const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  if (stamp.quick === quickFingerprint()) return true;
  // Touched but maybe unchanged, as after switching branches.
  if (stamp.content !== contentFingerprint()) return false;
  writeStamp(fingerprints());
  return true;
}

function fingerprints() {
  return { quick: quickFingerprint(), content: contentFingerprint() };
}

function writeStamp(stamp) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/** Without reading files: a millisecond per hundred. */
function quickFingerprint() {
  return fingerprint((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
}

function contentFingerprint() {
  return fingerprint((path) => readFileSync(path));
}

function fingerprint(describe) {
  const hash = createHash("sha256").update(process.env.FLAGS ?? "");
  for (const source of SOURCES) {
    for (const path of filesBelow(inRoot(source))) hash.update(`\0${path}\0`).update(describe(path));
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}
