import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

export type EarlyChunksOptions = {
  /** The modules that each screen is made of, by its path. */
  screens: Record<string, readonly string[]>;
  /** The phrases of each language, by its code. */
  languages: Record<string, string>;
  /** Parts of the file names of the fonts that every first screen is set in. */
  fonts: readonly string[];
};

/**
 * Tells `public/early.js` which files a language and a screen need, so that they are under way while the app itself is
 * still being fetched, and has the page ask for its fonts before the style sheet does. Modules are named by the end of
 * their path; one that is in no chunk of its own fails the build.
 */
export function earlyChunks({ screens, languages, fonts }: EarlyChunksOptions): Plugin {
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
        const map = {
          languages: mapValues(languages, (module) => filesOf([module])),
          screens: mapValues(screens, filesOf),
        };
        return {
          html: html.replace('/early.js"', `/early.js" data-chunks="${JSON.stringify(map).replaceAll('"', "&quot;")}"`),
          tags: fonts.map((font) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `/${fontNamed(font, bundle)}`,
            },
            injectTo: "head" as const,
          })),
        };
      },
    },
  };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(`/${module}`));
  if (!chunk) throw new Error(`${module} has no chunk of its own`);
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

function fontNamed(part: string, bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => basename(file).startsWith(part));
  if (!name) throw new Error(`There is no font ${part}`);
  return name;
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
