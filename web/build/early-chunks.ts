import { basename } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import type { Plugin, Rolldown } from "vite";
import { phraseAddress, phrasesVersion } from "./phrase-files.ts";

type EarlyScreen = { modules: readonly string[]; phrases: readonly string[]; requests: readonly string[] };

export type EarlyChunksOptions = {
  /**
   * The modules that each screen is made of, its files of phrases (`phraseFilesOf`) and the addresses of what it opens with
   * for a signed-in person, by its path.
   */
  screens: Record<string, EarlyScreen>;
  /** Parts of the file names of the fonts that every first screen is set in. */
  fonts: readonly string[];
};

/**
 * Tells `public/early.js` which files a screen needs in which language, so that they are fetched beside the app itself,
 * and has the page ask for its fonts before the style sheet does. Modules are named by the end of their path; one that
 * is in no chunk fails the build.
 */
export function earlyChunks({ screens, fonts }: EarlyChunksOptions): Plugin {
  return {
    name: "nakamatch:early-chunks",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, bundle));
        const filesOf = (modules: readonly string[]) => {
          const files = modules.flatMap((module) => withImports(chunkOf(module, chunks), bundle));
          return [...new Set(files)].filter((file) => !entry.includes(file));
        };
        const map = {
          languages: LANGUAGES,
          phrases: phraseAddress("{language}", "{file}", await phrasesVersion()),
          screens: mapValues(screens, ({ modules, ...rest }) => ({ files: filesOf(modules), ...rest })),
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
              // The fallback has the same measures (styles/fonts.css): the code of the screen comes first.
              fetchpriority: "low",
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

function fontNamed(part: string, bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => basename(file).startsWith(part));
  if (!name) throw new Error(`There is no font ${part}`);
  return name;
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
