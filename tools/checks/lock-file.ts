import type { Check } from "./check.ts";

interface LockEntry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

/** Lock files work with any registry, and npm can verify each package. */
export const lockFile: Check = {
  name: "lock files without addresses, with checksums",
  run(repository) {
    return repository.files
      .filter((file) => /(^|\/)package-lock\.json$/.test(file))
      .flatMap((file) => problemsOf(file, JSON.parse(repository.read(file))));
  },
};

function problemsOf(file: string, { packages }: { packages: Record<string, LockEntry> }): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return [];
    if (entry.resolved !== undefined) return [`${file}: ${path} is bound to an address`];
    if (entry.integrity === undefined && !entry.inBundle) return [`${file}: ${path} has no checksum`];
    return [];
  });
}
