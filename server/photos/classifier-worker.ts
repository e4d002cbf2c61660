/** The thread that classifies photos, one at a time. */
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { loadModel, MODEL_SIDE } from "./classifier-model.ts";
import type { ClassifierTask } from "./photo-classifier.ts";

const port = parentPort;
if (!port) throw new Error("the classifier runs in a thread of its own");

sharp.cache(false);
sharp.concurrency(1);

const model = loadModel();

port.on("message", async ({ photo }: ClassifierTask) => {
  const pixels = await sharp(photo)
    .resize(MODEL_SIDE, MODEL_SIDE, { fit: "fill" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  port.postMessage(await (await model)(pixels));
});
