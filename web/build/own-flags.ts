import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../node_modules/country-flag-icons/3x2");

/** File names are country codes. */
const COUNTRY = /^[A-Z]{2}\.svg$/;

/** The setting `FLAGS` at build time, for `define`: prerendered pages depend on it. */
export function flagSetting(): Record<string, string> {
  return { "import.meta.env.FLAGS": JSON.stringify(process.env.FLAGS || "service") };
}

/** Adds all flags to the build, as `flags/es.svg`, if configured. */
export function ownFlags(): Plugin {
  return {
    name: "nakamatch:own-flags",
    apply: "build",
    async generateBundle() {
      if (process.env.FLAGS !== "own") return;
      for (const name of (await readdir(FOLDER)).filter((each) => COUNTRY.test(each))) {
        const source = await readFile(join(FOLDER, name));
        this.emitFile({ type: "asset", fileName: `flags/${name.toLowerCase()}`, source });
      }
    },
  };
}
