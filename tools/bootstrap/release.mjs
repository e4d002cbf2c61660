import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { npmCommand } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { OLDEST_MAJOR } from "./node.mjs";
import { cacheFolder, inRoot, root } from "./paths.mjs";
import { Failure, runStep, say } from "./progress.mjs";

/** The server's code. Node strips types only outside of `node_modules`, which holds links to these. */
const SOURCES = ["contract", "domain", "phrases", "ranking", "server"];
/** Built, so it has no sources; its dependencies are part of the list of parts. */
const WORKSPACES = [...SOURCES, "web"];
const NOT_SHIPPED = /^(?:node_modules|testing|__snapshots__|bench)$|\.test\.tsx?$/;
/** What only compilers and debuggers read. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts)$/;
const CHECKSUMS = "SHA256SUMS";

const release = inRoot("release");
/** Being written. */
const next = inRoot("release-next");

/** Writes `release/`, which needs nothing but Node (docs/operations.md, "A release"). @throws {Failure} */
export function buildRelease() {
  return withLock(join(cacheFolder, "release.lock"), "building the release", () => false, build);
}

async function build() {
  requireNoData();
  rmSync(next, { recursive: true, force: true });
  for (const name of SOURCES) copy(name, (path) => !NOT_SHIPPED.test(path.split(/[\\/]/).at(-1)));
  for (const name of ["web/dist", "web/dist-earlier", "deploy", ".npmrc", ".env.example"])
    if (existsSync(inRoot(name))) copy(name);
  cpSync(inRoot("tools/bootstrap/start.mjs"), join(next, "start.mjs"));
  // For the assets of other releases (docs/upgrading.md).
  mkdirSync(join(next, "web/dist-earlier"), { recursive: true });
  const version = writePackages();
  await installPackages();
  writeParts();
  writeJson("release.json", { version, commit: commit() });
  finish();
  requireNoData();
  const replaced = inRoot("release-replaced");
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(release)) renameSync(release, replaced);
  renameSync(next, release);
  rmSync(replaced, { recursive: true, force: true });
  say(
    `release/ is complete. Next: NODE_ENV=production npm start, or install it as docs/operations.md tells ("By systemd").`,
  );
}

/** `release` is about to be deleted; outside of production a server keeps its data where it is started. */
function requireNoData() {
  if (!existsSync(join(release, "data"))) return;
  throw new Failure(
    "release/data has the data of a server (photos, backups), and a build replaces release/. Stop that server, move the\n" +
      "folder elsewhere, and name its new place in DATA_DIR.",
  );
}

function copy(name, filter = () => true) {
  cpSync(inRoot(name), join(next, name), { recursive: true, filter });
}

function writePackages() {
  const { name, version, description, license, scripts, overrides } = readJson("package.json");
  // The operator's commands.
  const commands = Object.entries(scripts)
    .map(([script, command]) => [script, command.replace(/^node tools\/run\.mjs exec (?=server\/commands\/)/, "node ")])
    .filter(([, command]) => command.startsWith("node server/commands/"));
  writeJson("package.json", {
    name,
    private: true,
    version,
    description,
    license,
    type: "module",
    workspaces: WORKSPACES,
    engines: { node: `>=${OLDEST_MAJOR}` },
    scripts: {
      start: "node start.mjs",
      ...Object.fromEntries(commands),
      "photos:install-classifier": "npm ci --prefix server/photos/classifier --ignore-scripts --no-workspaces",
    },
    overrides,
  });
  for (const workspace of WORKSPACES) {
    const { devDependencies, ...shipped } = readJson(workspace, "package.json");
    writeJson(join(workspace, "package.json"), shipped);
  }
  return version;
}

/** With the pinned versions, for this machine's platform. */
async function installPackages() {
  cpSync(inRoot("package-lock.json"), join(next, "package-lock.json"));
  await npm("Reducing the lock file", ["install", "--package-lock-only"]);
  const workspaces = SOURCES.flatMap((name) => ["-w", name]);
  await npm("Installing the release's dependencies", ["ci", "--omit=dev", ...workspaces]);
  for (const path of filesBelow(join(next, "node_modules"))) if (NOT_RUN.test(path)) rmSync(path);
}

function npm(title, args) {
  const { command, args: first, shell } = npmCommand();
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  return runStep(title, command, [...first, ...args, ...options], {
    cwd: next,
    shell,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** CycloneDX, without packages for other platforms, which the lock file lists too. */
function writeParts() {
  const { command, args, shell } = npmCommand();
  const options = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"];
  const sbom = JSON.parse(execFileSync(command, [...args, ...options], { cwd: next, shell, maxBuffer: 2 ** 26 }));
  const isHere = ({ scope, name }) => scope !== "optional" || existsSync(join(next, "node_modules", name));
  sbom.components = sbom.components.filter(isHere);
  const known = new Set([sbom.metadata.component, ...sbom.components].map((part) => part["bom-ref"]));
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
  writeJson("sbom.json", sbom);
}

/** `COMMIT` is for builds without the repository, as in a container. */
function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync("git", ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  } catch {
    throw new Failure("The commit of this release is not known: build it in a checkout with git, or set COMMIT.");
  }
}

/** Readable by every user, with `sha256sum -c SHA256SUMS` to check it. */
function finish() {
  const files = filesBelow(next).sort();
  const lines = files.map((path) => {
    chmodSync(path, lstatSync(path).mode & 0o111 ? 0o755 : 0o644);
    return `${createHash("sha256").update(readFileSync(path)).digest("hex")}  ${relative(next, path)}\n`;
  });
  writeFileSync(join(next, CHECKSUMS), lines.join(""), { mode: 0o644 });
  for (const { parentPath, name } of entriesBelow(next).filter((entry) => entry.isDirectory())) {
    chmodSync(join(parentPath, name), 0o755);
  }
  chmodSync(next, 0o755);
}

/** Does not follow links, as `recursive` would. */
function entriesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
}

function filesBelow(folder) {
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function readJson(...path) {
  return JSON.parse(readFileSync(inRoot(...path), "utf8"));
}

function writeJson(path, value) {
  mkdirSync(join(next, path, ".."), { recursive: true });
  writeFileSync(join(next, path), `${JSON.stringify(value, null, 2)}\n`);
}
