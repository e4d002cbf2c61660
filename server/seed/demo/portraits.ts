import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { photoPathOfSide } from "@nakamatch/domain/people/photo-address";
import sharp from "sharp";
import { encodeSizes } from "../../photos/encode-photo.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";
import { portraitPath } from "./portrait-address.ts";
import { DEMO_SCENES, drawScenes, scenePath } from "./scenes.ts";

/** Sharp on a card, and fast on first start. */
const SIDE = 512;

/** Reads SVGs by the person's key, from `portraits.tsv.br`. */
export function readPortraits(): Map<string, string> {
  const lines = brotliDecompressSync(readFileSync(new URL("portraits.tsv.br", import.meta.url)))
    .toString()
    .trimEnd()
    .split("\n");
  return new Map(lines.map((line) => line.split("\t") as [key: string, svg: string]));
}

/** Stores all sizes of all photos, replacing those of an interrupted start. */
export async function storePortraits(
  people: DemoPerson[],
  storage: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const portraits = readPortraits();
  const scenes = await drawScenes(SIDE);
  const pictured = people.filter(({ hasPhoto }) => hasPhoto !== false);
  let done = 0;
  const storeNext = async (queue: IterableIterator<DemoPerson>): Promise<void> => {
    for (const { key } of queue) {
      const svg = portraits.get(key);
      if (svg === undefined) throw new Error(`portraits.tsv.br has no portrait of ${key}`);
      const { sizes } = await encodeSizes(sharp(Buffer.from(svg)), SIDE);
      const photos = [{ path: portraitPath(demoId(key)), sizes }];
      for (const scene of DEMO_SCENES[key] ?? []) {
        photos.push({ path: scenePath(demoId(key), scene), sizes: scenes.get(scene) ?? [] });
      }
      for (const { path, sizes } of photos) {
        for (const { side, bytes } of sizes) {
          await storage.remove(photoPathOfSide(path, side));
          await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
        }
      }
      onProgress(++done, pictured.length);
    }
  };
  const queue = pictured.values();
  await Promise.all(Array.from({ length: 4 }, () => storeNext(queue)));
}
