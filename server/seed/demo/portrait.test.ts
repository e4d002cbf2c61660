import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPortrait, type PortraitTraits, portraitSkin } from "./portrait.ts";

const TRAITS: readonly PortraitTraits[] = [
  { gender: "mujer", age: 24 },
  { gender: "hombre", age: 38 },
  { gender: "otro", age: 29 },
  { gender: "mujer", age: 58 },
  { gender: "hombre", age: 62 },
];
const SEEDS = Array.from({ length: 200 }, (_, index) => index * 37 + 1);
const portraits = SEEDS.map((seed, index) => drawPortrait(seed, TRAITS[index % TRAITS.length]!));

test("the same seed and traits give the same drawing", () => {
  expect(SEEDS.map((seed, index) => drawPortrait(seed, TRAITS[index % TRAITS.length]!))).toEqual(portraits);
});

test("every drawing is different", () => {
  expect(new Set(portraits).size).toBe(portraits.length);
});

test("drawings are closed, self-contained and small", () => {
  for (const svg of portraits) {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512" width="512" height="512">/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<text|<image|href|font|Gradient/);
    expect(svg.length).toBeLessThan(60_000);
    const open: string[] = [];
    for (const [, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!self) open.push(name ?? "");
    }
    expect(open).toEqual([]);
  }
});

test("clip paths referred to are defined in the same drawing", () => {
  for (const svg of portraits) {
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`<clipPath id="${id}">`);
  }
});

test("drawings render to a full 512 pixel square", async () => {
  for (const svg of portraits.slice(0, 6)) {
    const { width, height, channels } = await sharp(Buffer.from(svg))
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect({ width, height }).toEqual({ width: 512, height: 512 });
    expect(channels).toBeGreaterThanOrEqual(3);
  }
});

test("the skin tone of a seed is stable and within the palette", () => {
  for (const seed of SEEDS) {
    expect(portraitSkin(seed)).toBe(portraitSkin(seed));
    expect(portraitSkin(seed)).toBeGreaterThanOrEqual(0);
    expect(portraitSkin(seed)).toBeLessThanOrEqual(9);
  }
});
