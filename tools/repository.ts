import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a checkout. */
export interface Repository {
  /** Relative, with `/`, sorted. */
  readonly files: readonly string[];
  read(path: string): string;
}

/** Generated, installed or private. */
const SKIPPED_FOLDERS = new Set([
  "node_modules",
  "dist",
  "dist-earlier",
  "release",
  "data",
  "coverage",
  "test-results",
  ".git",
  ".install-lock",
]);

export const repositoryRoot = join(import.meta.dirname, "..");

export function openRepository(root: string = repositoryRoot): Repository {
  const files = existsSync(root) ? listBelow(root, "") : [];
  return { files, read: (path) => readFileSync(join(root, path), "utf8") };
}

/** A copy of the sources, unaffected by later writes. */
export function snapshotOf(repository: Repository): Repository {
  const texts = repository.files.filter(isSource).map((path) => [path, repository.read(path)] as const);
  return { ...repositoryOf(Object.fromEntries(texts)), files: repository.files };
}

/** In memory. */
export function repositoryOf(files: Record<string, string>): Repository {
  return {
    files: Object.keys(files).sort(),
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
  };
}

function listBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}

/** Read by a compiler or the browser. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|js|css)$/.test(path) && !path.startsWith("web/public/");
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Blanks comments and keeps line numbers. Good enough for word searches. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}
