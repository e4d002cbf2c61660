import { posix } from "node:path";
import { type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { keysIn, matching } from "./unused-phrases.ts";

const SCREENS_FILE = "web/screens.ts";

/**
 * Every screen fetches the phrases that its modules use, found by following their imports, and no others; `web/screens.ts`
 * says which. A key counts as used where it appears in the code as a string, or fits a template.
 */
export const screenPhrases: Check = {
  name: "phrases that a screen does not fetch",
  run(repository) {
    if (!repository.files.includes("web/main.tsx")) return [];
    const { everywhere, phrasesOf, screens } = readScreens(repository);
    if (everywhere.length === 0) return [`${SCREENS_FILE}: the phrases of screens cannot be read`];
    const uses = namespacesUsed(repository);
    const missing = (start: readonly string[], loaded: readonly string[], what: string) =>
      reachable(repository, start).flatMap((path) =>
        uses(path)
          .filter((namespace) => !loaded.includes(namespace))
          .map((namespace) => `${path}: ${what} does not fetch ${namespace}`),
      );
    const moduleOf = (part: string) => `web/routes/${part}.tsx`;
    const superfluous = Object.entries(phrasesOf).flatMap(([part, namespaces]) => {
      const used = reachable(repository, [moduleOf(part)]).flatMap(uses);
      return namespaces
        .filter((namespace) => !used.includes(namespace) || everywhere.includes(namespace))
        .map((namespace) => `${SCREENS_FILE}: ${part} does not need ${namespace}`);
    });
    return [
      ...missing(["web/main.tsx"], everywhere, "every page"),
      ...Object.entries(screens).flatMap(([screen, parts]) =>
        missing(parts.map(moduleOf), [...everywhere, ...parts.flatMap((part) => phrasesOf[part] ?? [])], screen),
      ),
      ...superfluous,
    ];
  },
};

interface Screens {
  everywhere: string[];
  phrasesOf: Record<string, string[]>;
  screens: Record<string, string[]>;
}

function readScreens(repository: Repository): Screens {
  const text = repository.files.includes(SCREENS_FILE) ? withoutComments(repository.read(SCREENS_FILE)) : "";
  const body = (name: string) => new RegExp(`${name} = ([[{][^;]*)`).exec(text)?.[1] ?? "";
  const strings = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
  const lists = (object: string) =>
    Object.fromEntries(
      [...object.matchAll(/(?:"([^"]+)"|(\w+)): \[([^\]]*)\]/g)].map(([, quoted, plain, list = ""]) => [
        quoted ?? plain,
        strings(list),
      ]),
    );
  return {
    everywhere: strings(body("EVERYWHERE")),
    phrasesOf: lists(body("PHRASES_OF")),
    screens: lists(body("SCREENS")),
  };
}

/** Answers which namespaces a module has keys of. */
function namespacesUsed(repository: Repository): (path: string) => string[] {
  const keys = repository.files
    .filter((path) => /^phrases\/es\/.*\.ts$/.test(path))
    .flatMap((path) => keysIn(withoutComments(repository.read(path))));
  const known = new Map<string, string[]>();
  return (path) => {
    const cached = known.get(path);
    if (cached) return cached;
    const isUsed = matching([withoutComments(repository.read(path))]);
    const used = [...new Set(keys.filter(isUsed).map((key) => key.slice(0, key.indexOf("."))))];
    known.set(path, used);
    return used;
  };
}

/** A module of the browser and all that it imports. The route table names the screens, but loads none. */
function reachable(repository: Repository, start: readonly string[]): string[] {
  const found = new Set(start.filter((path) => repository.files.includes(path)));
  for (const path of found) {
    const text = withoutComments(repository.read(path));
    const dynamic = path === "web/routes.tsx" ? [] : text.matchAll(DYNAMIC_IMPORT);
    for (const [, target = ""] of [...text.matchAll(STATIC_IMPORT), ...dynamic]) {
      const imported = posix.normalize(posix.join(posix.dirname(path), target));
      if (repository.files.includes(imported)) found.add(imported);
    }
  }
  return [...found];
}

// Types are not loaded.
const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"(\.[^"]+)"/g;
const DYNAMIC_IMPORT = /\bimport\("(\.[^"]+)"\)/g;
