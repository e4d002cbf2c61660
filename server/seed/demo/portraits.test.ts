import { PHOTO_PREFIX, photoPortrait } from "@nakamatch/domain/people/photo-address";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoId } from "./demo-id.ts";
import { DEMO_FIXTURE } from "./demo-testing.ts";
import { drawPhoto } from "./draw-photo.ts";
import { buildDemoPeople } from "./people.ts";
import { portraitPath } from "./portrait-address.ts";
import { readPortraits } from "./portraits.ts";
import { DEMO_SCENES, drawScenes } from "./scenes.ts";
import { buildSpecialPeople } from "./special.ts";

const portraits = readPortraits();

test("every demo person has a portrait of their own", () => {
  const people = [...Object.values(buildSpecialPeople(DEMO_FIXTURE)), ...buildDemoPeople(DEMO_FIXTURE)];
  expect([...portraits.keys()].sort()).toEqual(people.map(({ key }) => key).sort());
  expect(new Set(portraits.values()).size).toBe(people.length);
});

test("portraits are self-contained squares of 512 pixels", async () => {
  for (const svg of portraits.values()) expect(svg).not.toMatch(/<image|<text|href/);
  const { width, height } = await sharp(Buffer.from(portraits.get("demo-member")!)).metadata();
  expect([width, height]).toEqual([512, 512]);
});

test("the photos behind portraits are those of demo people, and drawn", async () => {
  const scenes = await drawScenes();
  for (const [key, photos] of Object.entries(DEMO_SCENES)) {
    expect(portraits.has(key), key).toBe(true);
    expect(new Set(photos).size).toBe(photos.length);
    for (const scene of photos) expect(scenes.get(scene)?.sizes.map(({ side }) => side)).toEqual([128, 384, 1024]);
  }
});

test("a drawing is a square, and a portrait with it at the top", async () => {
  const { sizes, portrait } = await drawPhoto(portraits.get("demo-member")!);
  const address = PHOTO_PREFIX + portraitPath(demoId("demo-member"));
  expect(portrait?.percent).toBe(Math.round(100 / photoPortrait(address)!.ratio));
  const pixels = (image: Uint8Array, height: number) =>
    sharp(image).extract({ left: 0, top: 0, width: 512, height }).resize(16, 16).raw().toBuffer();
  expect(await sharp(portrait!.jpeg).metadata()).toMatchObject({ width: 512, height: 640 });
  const [square, top] = await Promise.all([pixels(sizes[2]!.bytes, 512), pixels(portrait!.jpeg, 512)]);
  for (const [index, value] of square.entries()) expect(Math.abs(value - (top[index] ?? 0))).toBeLessThan(12);
});
