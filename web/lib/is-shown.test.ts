import { expect, test, vi } from "vitest";
import { isShown } from "./is-shown.ts";

test("without `checkVisibility`, what has a box is shown", () => {
  const element = document.createElement("p");
  Object.defineProperty(element, "checkVisibility", { value: undefined });
  const boxes = vi.spyOn(element, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  expect(isShown(element)).toBe(false);
  boxes.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  expect(isShown(element)).toBe(true);
});
