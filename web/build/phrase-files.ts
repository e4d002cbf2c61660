import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../phrases");
/** The module that the build replaces. */
const SOURCE = "/web/lib/phrase-source.ts";
/** The file of what every page needs, of which other namespaces have one each. */
const EVERYWHERE_FILE = "everywhere";

/** The names of the files that a page with these namespaces fetches, in any language. */
export function phraseFilesOf(namespaces: readonly string[]): string[] {
  return [...new Set([EVERYWHERE_FILE, ...namespaces])];
}

/** The address of a file of phrases, below the root of the site. */
export function phraseAddress(language: string, file: string, version: string): string {
  return `assets/${language}-${file}-${version}.js`;
}

/** A version for the names of all files of phrases: it changes when one of their texts does. */
export async function phrasesVersion(): Promise<string> {
  const all = await Promise.all(LANGUAGES.map(readPhrases));
  return createHash("sha256").update(JSON.stringify(all)).digest("base64url").slice(0, 8);
}

/**
 * Writes the phrases into files of their own, one per language and namespace, with one for the namespaces of
 * `everywhere`. All carry the same version in their name, so that the app computes their addresses: the file names of
 * ordinary chunks would weigh more in its first file than the phrases they keep out of it. Emails are not written.
 */
export function phraseFiles({ everywhere }: { everywhere: readonly string[] }): Plugin {
  return {
    name: "nakamatch:phrase-files",
    apply: "build",
    async load(id) {
      if (!id.replaceAll("\\", "/").endsWith(SOURCE)) return null;
      const names = Object.keys(await readPhrases("es"));
      return `
        const everywhere = ${JSON.stringify(everywhere)};
        export const names = ${JSON.stringify(names)};
        export async function fetchPhrases(language, name) {
          const file = everywhere.includes(name) ? "${EVERYWHERE_FILE}" : name;
          const phrases = await import(/* @vite-ignore */ "/assets/" + language + "-" + file + "-${await phrasesVersion()}.js");
          return phrases.default[name];
        }`;
    },
    async generateBundle() {
      const version = await phrasesVersion();
      for (const language of LANGUAGES) {
        const files: Record<string, Record<string, object>> = {};
        for (const [name, phrases] of Object.entries(await readPhrases(language))) {
          const file = everywhere.includes(name) ? EVERYWHERE_FILE : name;
          files[file] = { ...files[file], [name]: phrases };
        }
        for (const [file, phrases] of Object.entries(files)) {
          this.emitFile({
            type: "asset",
            fileName: phraseAddress(language, file, version),
            source: `export default ${JSON.stringify(phrases)};\n`,
          });
        }
      }
    },
  };
}

/** The phrases of a language for the browser, by namespace. */
async function readPhrases(language: string): Promise<Record<string, object>> {
  const names = (await readdir(join(FOLDER, language))).filter((name) => name !== "emails.ts").sort();
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(FOLDER, language, name)).href) as Promise<Record<string, object>>),
  );
  return Object.assign({}, ...modules) as Record<string, object>;
}
