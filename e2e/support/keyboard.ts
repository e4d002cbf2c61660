import { expect, type Locator } from "@playwright/test";

const MOST_PRESSES = 40;

/** Presses a key until the control has the focus. */
export async function moveFocus(control: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await control.page().keyboard.press(key);
  }
  await expect(control).toBeFocused();
}
