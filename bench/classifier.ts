/**
 * Share of harmless pictures that the photo classifier holds, its time and memory: `node bench/classifier.ts`. Uses
 * portraits of the demo people and generated pictures. Needs `npm run photos:install-classifier`; prints JSON.
 */
import { readFileSync } from "node:fs";
import { PHOTO_KINDS, PHOTO_SIDES, type PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { isExplicit } from "@nakamatch/domain/safety/explicit-photo";
import sharp, { type Sharp } from "sharp";
import { encodeSizes } from "../server/photos/encode-photo.ts";
import { createPhotoClassifier } from "../server/photos/photo-classifier.ts";
import { readPortraits } from "../server/seed/demo/portraits.ts";
import { drawPicture, PICTURE_KINDS } from "./classifier/pictures.ts";
import { percentiles } from "./percentiles.ts";

const OF_EACH = 40;

async function cardOf(picture: Sharp): Promise<Uint8Array> {
  const { sizes } = await encodeSizes(picture, 512);
  const card = sizes.find(({ side }) => side === PHOTO_SIDES.card);
  if (!card) throw new Error("a photo has a size for cards");
  return card.bytes;
}

const memory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) / 1024);

const portraits = [...readPortraits().values()].map((svg) => cardOf(sharp(Buffer.from(svg))));
const groups = new Map([["portrait", await Promise.all(portraits)]]);
for (const kind of PICTURE_KINDS) {
  const numbers = Array.from({ length: OF_EACH }, (_, number) => number);
  groups.set(kind, await Promise.all(numbers.map((number) => cardOf(drawPicture(kind, number)))));
}

const classifier = createPhotoClassifier();
const memoryBefore = memory();
const times: number[] = [];
let firstMilliseconds = 0;

async function score(photo: Uint8Array): Promise<PhotoScores> {
  const start = performance.now();
  const scores = await classifier.classify(photo);
  const took = performance.now() - start;
  if (firstMilliseconds === 0) firstMilliseconds = took;
  else times.push(took);
  return scores;
}

const held: Record<string, { pictures: number; held: number; highest: Record<string, number> }> = {};
for (const [kind, photos] of groups) {
  const all: PhotoScores[] = [];
  for (const photo of photos) all.push(await score(photo));
  held[kind] = {
    pictures: all.length,
    held: all.filter(isExplicit).length,
    highest: Object.fromEntries(PHOTO_KINDS.map((name) => [name, Math.max(...all.map((scores) => scores[name]))])),
  };
}
const memoryAfter = memory();
await classifier.close();

const total = (key: "pictures" | "held") => Object.values(held).reduce((sum, group) => sum + group[key], 0);
process.stdout.write(
  `${JSON.stringify(
    {
      heldWronglyPercent: Math.round((total("held") / total("pictures")) * 10_000) / 100,
      held,
      milliseconds: { first: Math.round(firstMilliseconds), ...percentiles(times) },
      megabytes: { before: memoryBefore, more: memoryAfter - memoryBefore },
    },
    null,
    2,
  )}\n`,
);
