import { expect, test } from "vitest";
import { showAppBadge } from "./app-badge.ts";

test("browsers without a number on the app's icon are left alone", () => {
  expect("setAppBadge" in navigator).toBe(false);
  expect(() => showAppBadge(3)).not.toThrow();
});
