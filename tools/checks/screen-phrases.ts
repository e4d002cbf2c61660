import { posix } from "node:path";
import { type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { keysIn, matching } from "./unused-phrases.ts";

const SCREENS_FILE = "web/screens.ts";

/**
 * Every screen fetches the phrases that its modules use, found by following their imports, and no others; `web/screens.ts`
 * says which. What a `lazyPart` names fetches it itself. A key counts as used where it appears in the code as a string, or fits a
 * template.
 */
export const screenPhrases: Check = {
  name: "phrases that a screen does not fetch",
  run(repository) {
    if (!repository.files.includes("web/main.tsx")) return [];
    const { everywhere, phrasesOf, screens } = readScreens(repository);
    if (everywhere.length === 0) return [`${SCREENS_FILE}: the phrases of screens cannot be read`];
    const graph = readGraph(repository);
    const missing = (start: readonly string[], fetched: readonly string[], what: string) =>
      [...needs(graph, start)]
        .filter(([namespace]) => !fetched.includes(namespace))
        .flatMap(([namespace, paths]) => paths.map((path) => `${path}: ${what} does not fetch ${namespace}`));
    const superfluous = (start: readonly string[], fetched: readonly string[], place: string) => {
      const needed = needs(graph, start);
      return fetched
        .filter((namespace) => !needed.has(namespace) || everywhere.includes(namespace))
        .map((namespace) => `${place} does not need ${namespace}`);
    };
    const moduleOf = (part: string) =>
      part.startsWith("layouts/") ? `web/shell/${part}.tsx` : `web/screens/${part}/screen.tsx`;
    return [
      ...missing(["web/main.tsx"], everywhere, "every page"),
      ...Object.entries(screens).flatMap(([screen, parts]) =>
        missing(parts.map(moduleOf), [...everywhere, ...parts.flatMap((part) => phrasesOf[part] ?? [])], screen),
      ),
      ...Object.entries(phrasesOf).flatMap(([part, namespaces]) =>
        superfluous([moduleOf(part)], namespaces, `${SCREENS_FILE}: ${part}`),
      ),
      ...[...graph].flatMap(([path, { imports }]) =>
        imports.flatMap(({ target, brings }) => superfluous([target], brings, `${path}: the part ${target}`)),
      ),
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

/** The modules of the browser that import each other, with the namespaces that each has keys of. */
type Graph = ReadonlyMap<string, { uses: readonly string[]; imports: readonly Import[] }>;

interface Import {
  target: string;
  /** What is fetched together with the code of the target. */
  brings: readonly string[];
}

/** The route table names the screens, but loads none. */
function readGraph(repository: Repository): Graph {
  const uses = namespacesUsed(repository);
  const files = new Set(repository.files);
  const modules = repository.files.filter((path) => /^web\/.*\.tsx?$/.test(path));
  return new Map(
    modules.map((path) => {
      const text = withoutComments(repository.read(path));
      const dynamic = path === "web/routes.tsx" ? [] : text.matchAll(DYNAMIC_IMPORT);
      const imports = [...text.matchAll(STATIC_IMPORT), ...dynamic].map(([, target = "", brings = ""]) => ({
        target: posix.normalize(posix.join(posix.dirname(path), target)),
        brings: strings(brings),
      }));
      return [path, { uses: uses(path), imports: imports.filter(({ target }) => files.has(target)) }];
    }),
  );
}

/** The namespaces that modules need with all that they import, and where; without what is fetched on the way there. */
function needs(graph: Graph, start: readonly string[]): Map<string, string[]> {
  const reached = reachable(graph, start);
  const needed = new Map<string, string[]>();
  for (const namespace of new Set([...reached].flatMap((path) => graph.get(path)?.uses ?? []))) {
    const paths = [...reachable(graph, start, namespace)].filter((path) => graph.get(path)?.uses.includes(namespace));
    if (paths.length > 0) needed.set(namespace, paths);
  }
  return needed;
}

/** All modules that are loaded with some, or later by them; only where `without` is not fetched on the way. */
function reachable(graph: Graph, start: readonly string[], without?: string): Set<string> {
  const found = new Set(start.filter((path) => graph.has(path)));
  for (const path of found)
    for (const { target, brings } of graph.get(path)?.imports ?? [])
      if (without === undefined || !brings.includes(without)) found.add(target);
  return found;
}

function strings(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
}

// Types are not loaded.
const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"(\.[^"]+)"/g;
const DYNAMIC_IMPORT = /\bimport\("(\.[^"]+)"\)(?:(?:(?!\bimport\()[^;])*?\bphrases: \[([^\]]*)\])?/g;
