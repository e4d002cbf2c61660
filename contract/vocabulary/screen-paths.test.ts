import fc from "fast-check";
import { expect, it } from "vitest";
import { isScreenPath, SCREEN_PATHS, screenAddress } from "./screen-paths.ts";

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

const ORIGIN = "https://nakamatch.example";

it.each([
  ["/dashboard", "/dashboard"],
  ["/login?confirmed=1&next=%2Fdashboard", "/login?confirmed=1&next=%2Fdashboard"],
  ["/chats?chat=1#last", "/chats?chat=1#last"],
  [`${ORIGIN}/matches`, "/matches"],
  ["/x/../profile/me", "/profile/me"],
])("%s leads to the screen %s", (address, screen) => {
  expect(screenAddress(address, ORIGIN)).toBe(screen);
});

it.each([
  "//evil.test",
  "/.//evil.test",
  "/x/..//evil.test/login",
  "/.//",
  "/\\evil.test",
  "\\\\evil.test/login",
  "https://evil.test/login",
  "https:evil.test/login",
  `${ORIGIN}@evil.test/login`,
  `${ORIGIN}.evil.test/login`,
  "http://nakamatch.example/login",
  "javascript:alert(1)",
  "/\t/evil.test",
  "/nowhere",
  "/api/auth/sign-out",
])("%j leads to no screen", (address) => {
  expect(screenAddress(address, ORIGIN)).toBeUndefined();
});

it("whatever a request asks for, a browser that follows the result stays on a screen of this site", () => {
  const part = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "@",
    ":",
    "?",
    "#",
    "login",
    "evil.test",
    "https:",
    "%2f",
    "\t",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
        fc.webUrl(),
        fc.string(),
      ),
      (address) => {
        const screen = screenAddress(address, ORIGIN);
        if (screen === undefined) return;
        const followed = new URL(screen, `${ORIGIN}/api/auth/verify-email`);
        expect(followed.origin).toBe(ORIGIN);
        expect(isScreenPath(followed.pathname)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
