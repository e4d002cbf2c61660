import { expect, test } from "vitest";
import { photoPortrait, portraitInName } from "./photo-address.ts";
import { squareInName, squareInPortrait } from "./square-in-name.ts";

const nameOf = (mark: string) =>
  `/avatars/0199a1b2-0000-7000-8000-00000000000a/1_0123abc${mark}${portraitInName(125)}-f00c80fff.jpg`;

test("a name says where the square is in the portrait, whatever size that has", () => {
  const url = nameOf(squareInName({ x: 64, y: 32, side: 640 }, { width: 1280 }));
  expect(url).toContain("-s50-25-500-p125-");
  expect(squareInPortrait(url, { width: 1080, height: 1350 })).toEqual({ x: 54, y: 27, side: 540 });
  expect(squareInPortrait(url, { width: 1080, height: 560 }), "never outside").toEqual({ x: 54, y: 20, side: 540 });
  expect(photoPortrait(url)).toMatchObject({ ratio: 0.8 });
});

test("earlier names do not: it is the portrait's upper part", () => {
  expect(squareInPortrait(nameOf(""), { width: 1080, height: 1350 })).toEqual({ x: 0, y: 0, side: 1080 });
});
