/** The process that decodes and encodes photos. */
import type { Square } from "@nakamatch/domain/people/photo-frames";
import sharp from "sharp";
import { encodeUpload } from "./encode-photo.ts";

// One core and no cache keep memory bounded.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ size, square }: { size: number; square?: Square | "top" }) => {
  process.send?.(await encodeUpload(await readFile(size), square));
  setImmediate(() => globalThis.gc?.());
});

/** Reads the next file from stdin. */
async function readFile(size: number): Promise<Uint8Array> {
  const file = Buffer.allocUnsafeSlow(size);
  let read = 0;
  if (size === 0) return file;
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    read += (chunk as Buffer).copy(file, read);
    if (read === size) break;
  }
  return file;
}

// `process.exit` would wait for the decoder.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ignored, as the server in the same process group finishes its requests first.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
