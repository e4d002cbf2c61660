/** The thread that decodes and encodes photos, one after the other. */
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { encodeUpload } from "./encode-photo.ts";
import type { PhotoAnswer, PhotoTask } from "./photo-thread.ts";

const port = parentPort;
if (!port) throw new Error("the photo worker runs in a thread of its own");

// One photo at a time on one core, and nothing kept: memory stays bounded whatever is uploaded.
sharp.cache(false);
sharp.concurrency(1);

port.on("message", async ({ file }: PhotoTask) => {
  const answer: PhotoAnswer = await encodeUpload(file);
  port.postMessage(answer, "sizes" in answer ? answer.sizes.map(({ bytes }) => bytes.buffer as ArrayBuffer) : []);
});
