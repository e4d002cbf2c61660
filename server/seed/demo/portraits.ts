import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ageOn } from "@nakamatch/domain/people/age";
import sharp from "sharp";
import { demoId } from "./demo-id.ts";
import { DEMO_REFERENCE_DATE, type DemoPerson } from "./demo-types.ts";
import { drawPortrait } from "./portrait.ts";

/** Pixels of a portrait's side; sharp on a card at twice the density. */
const SIDE = 384;

/** Where a demo person's portrait is reached; its file lies at the same path below the avatars' folder. */
export function portraitUrl(personId: string): string {
  return `/avatars/${personId}/0_portrait.jpg`;
}

/**
 * Draws the portraits into the avatars' folder. A file appears whole or not at all, so an interrupted start leaves
 * nothing broken.
 */
export async function drawPortraits(
  people: DemoPerson[],
  avatarsFolder: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  const drawNext = async (queue: IterableIterator<DemoPerson>): Promise<void> => {
    for (const { key, gender, birthDate, portraitSeed } of queue) {
      const svg = drawPortrait(portraitSeed, { gender, age: ageOn(birthDate, DEMO_REFERENCE_DATE) });
      const file = join(avatarsFolder, portraitUrl(demoId(key)).replace("/avatars/", ""));
      await mkdir(dirname(file), { recursive: true });
      const jpeg = await sharp(Buffer.from(svg)).resize(SIDE, SIDE).jpeg({ quality: 84 }).toBuffer();
      await writeFile(`${file}.new`, jpeg);
      await rename(`${file}.new`, file);
      onProgress(++done, people.length);
    }
  };
  const queue = people.values();
  await Promise.all(Array.from({ length: 4 }, () => drawNext(queue)));
}
