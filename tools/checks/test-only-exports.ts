import { posix } from "node:path";
import { isTest, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";

const SOURCES = /^(contract|domain|phrases|ranking|server|tools|mutation|web)\/.*\.(ts|tsx|mjs)$/;
const SUPPORT = /(^|[/-])testing(\/|\.tsx?$)/;

/** With the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  FALLBACK_CITIES: "is in a text that is written into a file of the contract",
};

/** The build imports it by address. */
const BUNDLED = "web/prerender.tsx";

const DECLARATION = /^export (?:default )?(?:async )?(?:function\*?|const|let|class) (\w+)/gm;
/** `{ a, type B, c as d } from "…"`, also over several lines. */
const NAMED = /\{([^{}]*)\}\s*from\s*"([^"]+)"/g;
/** `* as a from "…"`, `import("…")`, `export * from "…"`. */
const WHOLE = /(?:\*(?:\s+as\s+\w+)?\s+from\s*|\bimport\s*\(\s*)"([^"]+)"/g;

/** Code that only tests call is dead. */
export const testOnlyExports: Check = {
  name: "exports that only tests import",
  run(repository) {
    const product = repository.files.filter(isProduct);
    const used = new Set<string>();
    const usedWhole = new Set<string>();
    for (const path of product) {
      const text = withoutComments(repository.read(path));
      for (const [, names, specifier] of text.matchAll(NAMED)) {
        const target = resolve(path, specifier ?? "");
        for (const name of (names ?? "").split(",")) used.add(`${target} ${importedName(name)}`);
      }
      for (const [, specifier] of text.matchAll(WHOLE)) usedWhole.add(resolve(path, specifier ?? ""));
    }
    return product.flatMap((path) => {
      if (usedWhole.has(path) || path === BUNDLED) return [];
      const text = withoutComments(repository.read(path));
      return [...text.matchAll(DECLARATION)].flatMap(([, name = ""]) => {
        const isUsedInside = [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1;
        return name in ALLOWED || isUsedInside || used.has(`${path} ${name}`) || isImportedNowhere(name, path)
          ? []
          : [`${path}: ${name}`];
      });
    });

    /** Entry files and what frameworks read by name; knip covers exports without any use. */
    function isImportedNowhere(name: string, path: string): boolean {
      const file = posix.basename(path).replace(/\.\w+$/, "");
      const word = new RegExp(`\\b${name}\\b`);
      return !repository.files.some(
        (other) =>
          other !== path &&
          !isProduct(other) &&
          /\.tsx?$/.test(other) &&
          repository.read(other).includes(file) &&
          word.test(repository.read(other)),
      );
    }
  },
};

function isProduct(path: string): boolean {
  return SOURCES.test(path) && !SUPPORT.test(path) && !isTest(path);
}

function importedName(text: string): string {
  return (
    text
      .trim()
      .replace(/^type\s+/, "")
      .split(/\s+as\s+/)[0] ?? ""
  );
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("@nakamatch/")) return `${specifier.slice("@nakamatch/".length)}.ts`;
  return posix.join(posix.dirname(from), specifier);
}
