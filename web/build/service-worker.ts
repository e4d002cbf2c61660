import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");

/** Builds `service-worker.js`, with a version that changes with every file. */
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "nakamatch:service-worker",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: WEB,
          logLevel: "warn",
          define: { BUILD_VERSION: JSON.stringify(await versionOf(folder)) },
          build: {
            lib: {
              entry: "service-worker/worker.ts",
              name: "serviceWorker",
              formats: ["iife"],
              fileName: () => "service-worker.js",
            },
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
          },
        });
      },
    },
  };
}

/** Hashed names represent their content; other files are read. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  for (const name of names) {
    hash.update(`${name}\0`);
    if (/^(?:index\.html|early\.js|offline\/.+)$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url").slice(0, 12);
}
