/** The process that decodes and encodes photos, one after the other. */
import sharp from "sharp";
import { encodeUpload } from "./encode-photo.ts";

// One photo at a time on one core, and nothing kept: memory stays bounded whatever is uploaded.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async (size: number) => {
  process.send?.(await encodeUpload(await readFile(size)));
  setImmediate(() => globalThis.gc?.());
});

/** The next file on the standard input. */
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

// It ends with the server, at once: `process.exit` would wait for the decoder.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// The server finishes its requests first when all of its group are told to end.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
