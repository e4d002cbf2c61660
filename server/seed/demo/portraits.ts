import { ageOn } from "@nakamatch/domain/people/age";
import { photoPathOfSide } from "@nakamatch/domain/people/photo-address";
import sharp from "sharp";
import { encodeSizes } from "../../photos/encode-photo.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_REFERENCE_DATE, type DemoPerson } from "./demo-types.ts";
import { drawPortrait } from "./portrait.ts";
import { portraitPath } from "./portrait-address.ts";

/** Pixels of a drawn portrait's side: sharp on a card, and a first start should not wait for more. */
const SIDE = 512;

/** Draws the portraits into the storage of avatars, in all sizes of a photo. Those of an interrupted start are replaced. */
export async function drawPortraits(
  people: DemoPerson[],
  storage: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const pictured = people.filter(({ hasPhoto }) => hasPhoto !== false);
  let done = 0;
  const drawNext = async (queue: IterableIterator<DemoPerson>): Promise<void> => {
    for (const { key, gender, birthDate, portraitSeed } of queue) {
      const svg = drawPortrait(portraitSeed, { gender, age: ageOn(birthDate, DEMO_REFERENCE_DATE) });
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
  await Promise.all(Array.from({ length: 4 }, () => drawNext(queue)));
}
