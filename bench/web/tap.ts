import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Locator } from "@playwright/test";

/** Milliseconds. */
const REST_MS = 80;

/**
 * `Locator.tap` lasts no time, so the page answers the touch and its end at once; a finger rests, on what is already
 * on the screen.
 */
export async function tap(devtools: CDPSession, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.page().evaluate("bench.settled()");
  const box = await element.boundingBox();
  if (!box) throw new Error("there is nothing to tap");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await wait(REST_MS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
