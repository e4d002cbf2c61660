import { posix } from "node:path";
import { type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { keysIn, matching } from "./unused-phrases.ts";

const EVERYWHERE_FILE = "web/lib/everywhere.ts";

/**
 * `phrases` of a screen are exactly the namespaces of its imported modules. A `lazyPart` fetches its own. Keys count
 * as used in strings and templates.
 */
export const screenPhrases: Check = {
  name: "phrases that a screen does not fetch",
  run(repository) {
    if (!repository.files.includes("web/main.tsx")) return [];
    const listIn = (path: string, name: string) =>
      repository.files.includes(path) ? listOf(withoutComments(repository.read(path)), name) : undefined;
    const everywhere = listIn(EVERYWHERE_FILE, "EVERYWHERE");
    if (!everywhere) return [`${EVERYWHERE_FILE}: the phrases of every page cannot be read`];
    const graph = readGraph(repository);
    const missing = (start: string, fetched: readonly string[], what: string) =>
      [...needs(graph, start)]
        .filter(([namespace]) => !fetched.includes(namespace))
        .flatMap(([namespace, paths]) => paths.map((path) => `${path}: ${what} does not fetch ${namespace}`));
    const superfluous = (start: string, fetched: readonly string[], place: string) => {
      const needed = needs(graph, start);
      return fetched
        .filter((namespace) => !needed.has(namespace) || everywhere.includes(namespace))
        .map((namespace) => `${place} does not need ${namespace}`);
    };
    return [
      ...missing("web/main.tsx", everywhere, "every page"),
      ...[...graph].flatMap(([path, { phrases, imports }]) => [
        ...(phrases
          ? [...missing(path, [...everywhere, ...phrases], path), ...superfluous(path, phrases, `${path}: phrases`)]
          : []),
        ...imports.flatMap(({ target, brings }) => superfluous(target, brings, `${path}: the part ${target}`)),
      ]),
    ];
  },
};

function listOf(text: string, name: string): string[] | undefined {
  const [, list] = new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(text) ?? [];
  return list === undefined ? undefined : strings(list);
}

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

type Graph = ReadonlyMap<string, Module>;

interface Module {
  uses: readonly string[];
  imports: readonly Import[];
  /** Exported `phrases` of a screen or layout. */
  phrases: readonly string[] | undefined;
}

interface Import {
  target: string;
  /** Namespaces fetched together with the target's code. */
  brings: readonly string[];
}

/** Modules with own phrases fetch them, independent of their importers. */
function readGraph(repository: Repository): Graph {
  const uses = namespacesUsed(repository);
  const files = new Set(repository.files);
  const modules = repository.files.filter((path) => /^web\/.*\.tsx?$/.test(path));
  const texts = new Map(modules.map((path) => [path, withoutComments(repository.read(path))]));
  const phrasesOf = (path: string) => listOf(texts.get(path) ?? "", "phrases");
  return new Map(
    [...texts].map(([path, text]) => {
      const imports = [...text.matchAll(STATIC_IMPORT), ...text.matchAll(DYNAMIC_IMPORT)].map(
        ([, target = "", brings = ""]) => ({
          target: posix.normalize(posix.join(posix.dirname(path), target)),
          brings: strings(brings),
        }),
      );
      const followed = imports.filter(({ target }) => files.has(target) && !phrasesOf(target));
      return [path, { uses: uses(path), imports: followed, phrases: phrasesOf(path) }];
    }),
  );
}

/** Namespace → modules, except those already fetched on the way. */
function needs(graph: Graph, start: string): Map<string, string[]> {
  const reached = reachable(graph, start);
  const needed = new Map<string, string[]>();
  for (const namespace of new Set([...reached].flatMap((path) => graph.get(path)?.uses ?? []))) {
    const paths = [...reachable(graph, start, namespace)].filter((path) => graph.get(path)?.uses.includes(namespace));
    if (paths.length > 0) needed.set(namespace, paths);
  }
  return needed;
}

/** Statically or later, except by way of `without`. */
function reachable(graph: Graph, start: string, without?: string): Set<string> {
  const found = new Set([start].filter((path) => graph.has(path)));
  for (const path of found)
    for (const { target, brings } of graph.get(path)?.imports ?? [])
      if (without === undefined || !brings.includes(without)) found.add(target);
  return found;
}

function strings(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
}

// Without type imports.
const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"(\.[^"]+)"/g;
const DYNAMIC_IMPORT = /\bimport\("(\.[^"]+)"\)(?:(?:(?!\bimport\()[^;])*?\bphrases: \[([^\]]*)\])?/g;
