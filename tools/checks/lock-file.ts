import type { Check } from "./check.ts";

interface LockEntry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

/** The lock file works with any registry and lets npm verify every package. */
export const lockFile: Check = {
  name: "lock file without addresses, with checksums",
  run(repository) {
    const lock: { packages: Record<string, LockEntry> } = JSON.parse(repository.read("package-lock.json"));
    return Object.entries(lock.packages).flatMap(([path, entry]) => {
      if (!path.includes("node_modules/") || entry.link) return [];
      if (entry.resolved !== undefined) return [`package-lock.json: ${path} is bound to an address`];
      if (entry.integrity === undefined && !entry.inBundle) return [`package-lock.json: ${path} has no checksum`];
      return [];
    });
  },
};
