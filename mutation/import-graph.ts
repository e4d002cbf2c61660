import { posix } from "node:path";
import { isTest, type Repository, withoutComments } from "../tools/repository.ts";

/** By imported file: static and dynamic imports, and addresses of workers. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"((?:\.{1,2}|@nakamatch)\/[^"]+)"|import\.meta\.glob\(\s*"([^"]+)"/g;

export function importersOf(repository: Repository): Importers {
  const known = new Set(repository.files);
  const importers = new Map<string, Set<string>>();
  for (const path of repository.files.filter((file) => /\.tsx?$/.test(file))) {
    for (const [, specifier, pattern] of withoutComments(repository.read(path)).matchAll(SPECIFIER)) {
      const targets =
        specifier === undefined ? matching(path, pattern ?? "", known) : [resolve(path, specifier, known)];
      for (const target of targets) {
        if (target === undefined) continue;
        const from = importers.get(target) ?? new Set();
        importers.set(target, from.add(path));
      }
    }
  }
  return importers;
}

/** With the length of the shortest path. */
export function testsImporting(path: string, importers: Importers): Map<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return new Map([...distances].filter(([file]) => isTest(file) && !file.startsWith("e2e/")));
}

export function sharedFolders(one: string, other: string): number {
  const folders = posix.dirname(one).split("/");
  const others = posix.dirname(other).split("/");
  const differing = folders.findIndex((folder, index) => folder !== others[index]);
  return differing === -1 ? folders.length : differing;
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const target = specifier.startsWith("@nakamatch/")
    ? specifier.slice("@nakamatch/".length)
    : posix.join(posix.dirname(from), specifier);
  return [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path));
}

function matching(from: string, pattern: string, known: ReadonlySet<string>): string[] {
  const path = posix.join(posix.dirname(from), pattern);
  return [...known].filter((file) => posix.matchesGlob(file, path));
}
