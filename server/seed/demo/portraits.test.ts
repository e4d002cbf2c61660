import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_FIXTURE } from "./demo-fixture.ts";
import { buildDemoPeople } from "./people.ts";
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
  const scenes = await drawScenes(512);
  for (const [key, photos] of Object.entries(DEMO_SCENES)) {
    expect(portraits.has(key), key).toBe(true);
    expect(new Set(photos).size).toBe(photos.length);
    for (const scene of photos) expect(scenes.get(scene)?.map(({ side }) => side)).toEqual([128, 384, 1024]);
  }
});
