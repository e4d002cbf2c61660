/** The classifier's packages are installed separately, below `classifier/`. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("./classifier/", import.meta.url);

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** Whether exactly the lock file's packages are installed, according to npm's record in `node_modules`. */
export function isClassifierInstalled(folder: URL = FOLDER): boolean {
  const record = new URL("node_modules/.package-lock.json", folder);
  if (!existsSync(record)) return false;
  const { packages: wanted } = readLock(new URL("package-lock.json", folder));
  const { packages: installed } = readLock(record);
  return Object.entries(wanted)
    .filter(([path]) => path !== "")
    .every(([path, { integrity }]) => installed[path]?.integrity === integrity);
}

/** @throws {Error} if the package is not installed */
export const loadFromAddOn: NodeJS.Require = createRequire(new URL("package.json", FOLDER));

function readLock(file: URL): Lock {
  return JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as Lock;
}
