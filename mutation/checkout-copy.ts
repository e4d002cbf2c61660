import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Repository } from "../tools/repository.ts";

/** Where faults are put in: never the checkout itself. */
export interface CheckoutCopy {
  readonly root: string;
  remove(): void;
}

/** The workspaces, which `node_modules` links to. */
const SCOPE = "@nakamatch";

/** Copies the files of a checkout below the system's folder for temporary files; the installed packages are linked. */
export function copyCheckout(root: string, repository: Repository): CheckoutCopy {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "nakamatch-mutate-")));
  try {
    for (const path of repository.files) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      copyFileSync(join(root, path), join(copy, path));
    }
    linkPackages(join(root, "node_modules"), join(copy, "node_modules"));
    for (const workspace of workspacesOf(root)) {
      const packages = join(root, workspace, "node_modules");
      if (existsSync(packages)) linkPackages(packages, join(copy, workspace, "node_modules"));
      mkdirSync(join(copy, "node_modules", SCOPE), { recursive: true });
      symlinkSync(join(copy, workspace), join(copy, "node_modules", SCOPE, workspace));
    }
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }) };
}

function workspacesOf(root: string): string[] {
  const scope = join(root, "node_modules", SCOPE);
  return existsSync(scope) ? readdirSync(scope) : [];
}

/** A folder of its own, so that caches written into it (`.vite`) do not land in the checkout. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === SCOPE || (name.startsWith(".") && name !== ".bin")) continue;
    symlinkSync(join(from, name), join(to, name));
  }
}
