import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";

/** Minifies `public/early.js`, which the build copies as it is: every page waits for it. */
export function minifyEarly(): Plugin {
  return {
    name: "nakamatch:minify-early",
    apply: "build",
    // Before files are compressed.
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const file = join(dir, "early.js");
        const { code } = await minify(file, await readFile(file, "utf8"), { module: false });
        await writeFile(file, code);
      },
    },
  };
}
