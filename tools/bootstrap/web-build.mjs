import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { withLock } from "./lock.mjs";
import { cacheFolder, inRoot, root } from "./paths.mjs";
import { Failure, runStep } from "./progress.mjs";

const SOURCES = ["web", "contract", "phrases", "domain", "package-lock.json", "tsconfig.base.json"];
const IGNORED = /^(?:node_modules|dist(?:-.*)?)$/;
const KEPT_MS = 24 * 60 * 60 * 1000;

const served = inRoot("web", "dist");
/** Being written. */
const next = inRoot("web", "dist-next");
/** Assets of replaced builds, which open tabs and other processes still ask for (`server/http/web-app.ts`). */
const earlierAssets = inRoot("web", "dist-earlier", "assets");

const stampFile = join(cacheFolder, "web-build.json");

/** Skipped if `web/dist` is up to date. */
export async function ensureWebBuilt(node) {
  if (!existsSync(inRoot("web", "index.html")) || isBuilt()) return;
  await withLock(join(cacheFolder, "web-build.lock"), "building the web app", isBuilt, async () => {
    const stamp = fingerprints();
    const vite = inRoot("node_modules", "vite", "bin", "vite.js");
    await runStep(
      "Building the web app",
      node,
      [vite, "build", "--outDir", "dist-next", "--emptyOutDir", "--logLevel", "warn"],
      { cwd: inRoot("web") },
    );
    putInPlace();
    writeStamp(stamp);
  });
}

/** Writes nothing but a stamp. @throws {Failure} if `web/dist` is not up to date */
export function requireWebBuilt() {
  if (isBuilt()) return;
  throw new Failure(
    "The web app is not built, or from other sources or with other FLAGS. A production start builds nothing. Run:\n  npm run build",
  );
}

/** Running servers never see a half-written build. */
function putInPlace() {
  mkdirSync(earlierAssets, { recursive: true });
  for (const path of filesBelow(earlierAssets)) {
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  // Copies get the time of their replacement.
  if (existsSync(join(served, "assets"))) cpSync(join(served, "assets"), earlierAssets, { recursive: true });
  const replaced = inRoot("web", "dist-replaced");
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(served)) renameSync(served, replaced);
  renameSync(next, served);
  rmSync(replaced, { recursive: true, force: true });
}

function isBuilt() {
  if (!existsSync(join(served, "index.html")) || !existsSync(stampFile)) return false;
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
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamp));
  } catch (error) {
    // A read-only tree is compared each time.
    if (!["EACCES", "EROFS", "EPERM"].includes(error.code)) throw error;
  }
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
    for (const path of filesBelow(inRoot(source))) hash.update(`\0${relative(root, path)}\0`).update(describe(path));
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}
