import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "../../node_modules");

/** The offline page cannot reference hashed file names. */
const FACES = {
  text: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  title: "@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-800-normal.woff2",
};

/** Adds `offline/text.woff2` and `offline/title.woff2` to the build. */
export function offlineFonts(): Plugin {
  return {
    name: "nakamatch:offline-fonts",
    apply: "build",
    async generateBundle() {
      for (const [name, file] of Object.entries(FACES)) {
        const source = await readFile(join(MODULES, file));
        this.emitFile({ type: "asset", fileName: `offline/${name}.woff2`, source });
      }
    },
  };
}
