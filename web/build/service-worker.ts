import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");

/** Writes `service-worker/worker.ts` to `service-worker.js` of the build, with a version that changes with each file of it. */
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

/** The names of hashed files change with them; others are read. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  for (const name of names) {
    hash.update(`${name}\0`);
    if (/^(?:index\.html|early\.js|offline\/.+)$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url").slice(0, 12);
}
