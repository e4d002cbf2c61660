import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Locator } from "@playwright/test";

/** How long a finger rests on the screen, in milliseconds. */
const REST_MS = 80;

/**
 * Taps an element as a finger does: on what is on the screen already, and not for an instant, as `Locator.tap` does, which has the
 * page answer the touch and its end at the same moment.
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
