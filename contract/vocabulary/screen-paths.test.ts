import { expect, it } from "vitest";
import { isScreenPath, LISTED_PATHS, SCREEN_PATHS } from "./screen-paths.ts";

it.each(SCREEN_PATHS.map((path) => path.replaceAll(/:\w+/g, "x1")))("NAV-16: %s is a screen", (path) => {
  expect(isScreenPath(path)).toBe(true);
  expect(isScreenPath(`${path}/`)).toBe(true);
  expect(isScreenPath(path.toUpperCase())).toBe(true);
});

it.each(["/no", "/dashboard/more", "/dashboard.html", "//dashboard", "/x/dashboard", "dashboard"])(
  "NAV-16: %s is no screen",
  (path) => {
    expect(isScreenPath(path)).toBe(false);
  },
);

it("lists no screen that needs a session or a link from an email", () => {
  expect(LISTED_PATHS).toEqual(expect.arrayContaining(["/", "/login", "/register"]));
  for (const path of ["/dashboard", "/matches", "/chats", "/reset-password"]) expect(LISTED_PATHS).not.toContain(path);
});
