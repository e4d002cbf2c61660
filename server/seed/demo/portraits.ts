import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { photoPathOfSide } from "@nakamatch/domain/people/photo-address";
import sharp from "sharp";
import { encodeSizes } from "../../photos/encode-photo.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";
import { portraitPath } from "./portrait-address.ts";

/** Pixels of a portrait's side: sharp on a card, and a first start should not wait for more. */
const SIDE = 512;

/** The portraits as SVG by the key of the person: `portraits.tsv.br` has a line for each. */
export function readPortraits(): Map<string, string> {
  const lines = brotliDecompressSync(readFileSync(new URL("portraits.tsv.br", import.meta.url)))
    .toString()
    .trimEnd()
    .split("\n");
  return new Map(lines.map((line) => line.split("\t") as [key: string, svg: string]));
}

/** Puts the portraits into the storage of avatars, in all sizes of a photo. Those of an interrupted start are replaced. */
export async function storePortraits(
  people: DemoPerson[],
  storage: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const portraits = readPortraits();
  const pictured = people.filter(({ hasPhoto }) => hasPhoto !== false);
  let done = 0;
  const storeNext = async (queue: IterableIterator<DemoPerson>): Promise<void> => {
    for (const { key } of queue) {
      const svg = portraits.get(key);
      if (svg === undefined) throw new Error(`portraits.tsv.br has no portrait of ${key}`);
      const { sizes } = await encodeSizes(sharp(Buffer.from(svg)), SIDE);
      for (const { side, bytes } of sizes) {
        const path = photoPathOfSide(portraitPath(demoId(key)), side);
        await storage.remove(path);
        await storage.put(path, bytes, "image/jpeg");
      }
      onProgress(++done, pictured.length);
    }
  };
  const queue = pictured.values();
  await Promise.all(Array.from({ length: 4 }, () => storeNext(queue)));
}
