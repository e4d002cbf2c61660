import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import type { Plugin, Rolldown } from "vite";

type EarlyScreen = {
  modules: readonly string[];
  phrases: readonly string[];
  requests: readonly string[];
  /** Whether it is inside of the frame of signed-in people. */
  isFramed: boolean;
};

export type EarlyChunksOptions = {
  /**
   * The modules that each screen is made of, its namespaces of phrases and the addresses of what it opens with
   * for a signed-in person, by its path.
   */
  screens: Record<string, EarlyScreen>;
};

/**
 * Tells `public/early.js` which files a screen needs in which language, so that they are fetched beside the app itself.
 * Modules are named by the end of their path; one that is in no chunk fails the build.
 */
export function earlyChunks({ screens }: EarlyChunksOptions): Plugin {
  return {
    name: "nakamatch:early-chunks",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, bundle));
        const filesOf = (modules: readonly string[]) => {
          const files = modules.flatMap((module) => withImports(chunkOf(module, chunks), bundle));
          return [...new Set(files)].filter((file) => !entry.includes(file));
        };
        const names = [...new Set(Object.values(screens).flatMap(({ phrases }) => phrases))];
        const phrasesIn = (language: string) =>
          Object.fromEntries(names.map((name) => [name, chunkOf(phraseModule(language, name), chunks).fileName]));
        const map = {
          languages: LANGUAGES,
          phrases: Object.fromEntries(LANGUAGES.map((language) => [language, phrasesIn(language)])),
          screens: mapValues(screens, ({ modules, ...rest }) => ({ files: filesOf(modules), ...rest })),
        };
        return html.replace('/early.js"', `/early.js" data-chunks="${JSON.stringify(map).replaceAll('"', "&quot;")}"`);
      },
    },
  };
}

function phraseModule(language: string, name: string): string {
  return `phrases/${language}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll("\\", "/").endsWith(`/${module}`)));
  if (!chunk) throw new Error(`${module} is in no chunk`);
  return chunk;
}

/** The file of a chunk and all that it imports at its start. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, known = new Set<string>()): string[] {
  known.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk" && !known.has(name)) withImports(imported, bundle, known);
  }
  return [...known];
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
