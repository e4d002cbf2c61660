import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Below this many bytes the compressed file would save less than a packet. */
const smallest = 1024;

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server sends compressed files without
 * compressing anything itself. Files that would not shrink get none.
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
