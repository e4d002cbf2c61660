import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** In bytes: below it, compression saves no packet. */
const smallest = 1024;

/**
 * Writes `.br` and `.gz` versions of text files, so that the server need not compress. Skips files that would not
 * shrink.
 */
export function precompress(): Plugin {
  return {
    name: "nakamatch:precompress",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}
