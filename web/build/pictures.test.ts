// @vitest-environment node
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawIcons, drawSocialPicture, SOCIAL_PICTURE } from "./pictures.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nakamatch-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LETTERS = {
  "#": [0x12, 0x13, 0x1f],
  " ": [0x18, 0x1a, 0x3f],
  ".": [0x2b, 0x2d, 0x63],
  o: [0xf0, 0x43, 0x6c],
  W: [0xf8, 0xf3, 0xe8],
} as const;

/** Encodes a picture: per small square the letter of the nearest palette colour; "-" if transparent. */
async function lettersOf(file: string, width: number, height: number): Promise<string> {
  const { data } = await sharp(file)
    .resize(width, height, { kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const letter = (at: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) return "-";
    const far = ([r, g, b]: readonly [number, number, number]) => Math.hypot(red - r, green - g, blue - b);
    return Object.entries(LETTERS).reduce((best, each) => (far(each[1]) < far(best[1]) ? each : best))[0];
  };
  const row = (y: number) => Array.from({ length: width }, (_, x) => letter(4 * (y * width + x))).join("");
  return Array.from({ length: height }, (_, y) => row(y)).join("\n");
}

test("the icons of the installed app, in the sizes that the manifest names", async () => {
  await drawIcons(join(folder, "icons"));
  const icons = {
    "apple-touch-icon.png": 180,
    "badge-96.png": 96,
    "icon-192.png": 192,
    "icon-512.png": 512,
    "maskable-512.png": 512,
  };
  expect((await readdir(join(folder, "icons"))).sort()).toEqual(Object.keys(icons));
  for (const [name, size] of Object.entries(icons)) {
    const file = join(folder, "icons", name);
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: size, height: size });
    // Drawn like the larger one.
    if (name !== "icon-192.png") expect(await lettersOf(file, 32, 16)).toMatchSnapshot(name);
  }
});

test("the picture of a link", async () => {
  const file = join(folder, "es.png");
  const mascot =
    '<g><path class="fill-signal stroke-art-ink" d="M0 0h100v40H0z"/><path class="fill-art-paper" d="M0 40h100v40H0z"/><path class="other fill-unknown" d="M0 80h100v20H0z"/></g>';
  await drawSocialPicture({ start: "Encuentra", mark: "tu gente", subtitle: "Fans & más <3" }, mascot, file);
  expect(await sharp(file).metadata()).toMatchObject({ format: "png", ...SOCIAL_PICTURE });
  expect(await lettersOf(file, 100, 42)).toMatchSnapshot();
});
