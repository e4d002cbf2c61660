import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../node_modules/country-flag-icons/3x2");

/** A country's code, as the files are named. */
const COUNTRY = /^[A-Z]{2}\.svg$/;

/** What the code reads of the setting `FLAGS`, for `define`; the build has to know it, since pages are rendered in it. */
export function flagSetting(): Record<string, string> {
  return { "import.meta.env.FLAGS": JSON.stringify(process.env.FLAGS || "service") };
}

/** Adds the flags of all countries to the build, as `flags/es.svg`, where the setting asks for our own. */
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
