import { expect, test, vi } from "vitest";
import { canvasIsHonest } from "./canvas-honesty.ts";

const TRUE = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255];

test.each([
  ["what was drawn is honest", TRUE, true],
  ["noise that nobody sees is honest", TRUE.map((value) => Math.abs(value - 3)), true],
  ["noise is not", TRUE.map((value, index) => (value + index * 67) % 256), false],
  ["white is not", TRUE.map(() => 255), false],
])("%s", (_, read, isHonest) => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.from(read) }),
  } as never);
  expect(canvasIsHonest()).toBe(isHonest);
});
