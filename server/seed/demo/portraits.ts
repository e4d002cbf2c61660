import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { photoFiles, replaceFiles } from "../../photos/photo-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";
import { drawPhoto } from "./draw-photo.ts";
import { portraitPath } from "./portrait-address.ts";
import { DEMO_SCENES, drawScenes, scenePath } from "./scenes.ts";

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
  const scenes = await drawScenes();
  const pictured = people.filter(({ hasPhoto }) => hasPhoto !== false);
  let done = 0;
  const storeNext = async (queue: IterableIterator<DemoPerson>): Promise<void> => {
    for (const { key } of queue) {
      const svg = portraits.get(key);
      if (svg === undefined) throw new Error(`portraits.tsv.br has no portrait of ${key}`);
      const files = photoFiles(portraitPath(demoId(key)), await drawPhoto(svg));
      for (const scene of DEMO_SCENES[key] ?? []) {
        const drawn = scenes.get(scene);
        if (drawn) files.push(...photoFiles(scenePath(demoId(key), scene), drawn));
      }
      await replaceFiles(storage, files);
      onProgress(++done, pictured.length);
    }
  };
  const queue = pictured.values();
  await Promise.all(Array.from({ length: 4 }, () => storeNext(queue)));
}
