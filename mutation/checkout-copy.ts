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

export interface CheckoutCopy {
  readonly root: string;
  remove(): void;
}

/** The workspaces in `node_modules`. */
const SCOPE = "@nakamatch";

/** In the system's temporary folder, with linked packages. */
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

/** Its own folder, because Vite writes `.vite` into it. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === SCOPE || (name.startsWith(".") && name !== ".bin")) continue;
    symlinkSync(join(from, name), join(to, name));
  }
}
