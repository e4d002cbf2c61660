import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a checkout, as the checks see them. */
export interface Repository {
  /** Paths relative to the top folder, with `/`, sorted. */
  readonly files: readonly string[];
  /** The text of one of the files. */
  read(path: string): string;
}

/** Generated, installed or private: never part of the sources. */
const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "data", "coverage", "test-results", ".git", ".install-lock"]);

/** The top folder of this repository. */
export const repositoryRoot = join(import.meta.dirname, "..");

/** Reads the list of files below `root`. */
export function openRepository(root: string = repositoryRoot): Repository {
  const files = existsSync(root) ? listBelow(root, "") : [];
  return { files, read: (path) => readFileSync(join(root, path), "utf8") };
}

/** The sources of a repository as they are at this moment, whatever is written to the disk later. */
export function snapshotOf(repository: Repository): Repository {
  const texts = repository.files.filter(isSource).map((path) => [path, repository.read(path)] as const);
  return { ...repositoryOf(Object.fromEntries(texts)), files: repository.files };
}

/** A repository that exists in memory only. */
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

/** Source files: what a compiler or the browser reads. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|js|css)$/.test(path) && !path.startsWith("web/public/");
}

/** Tests of any kind. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** The text with the contents of comments blanked out, line numbers kept. Good enough for word searches. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}
