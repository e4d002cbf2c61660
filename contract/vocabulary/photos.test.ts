import { expect, test } from "vitest";
import { CROP, PHOTO, PHOTO_FORMATS } from "./photos.ts";

test("LIMIT-22 the crop's figures are those of the specification", () => {
  expect(CROP).toEqual({ initial: 60, reset: 50, minSide: 100, quality: 0.9 });
});

test("OPEN-31 JPEG, PNG, WebP and AVIF of at most 10 MB and 50 megapixels, at least 100×100 pixels", () => {
  expect(PHOTO_FORMATS).toEqual(["image/jpeg", "image/png", "image/webp", "image/avif"]);
  expect(PHOTO).toEqual({ maxBytes: 10_485_760, maxPixels: 50_000_000, minSide: 100 });
});
