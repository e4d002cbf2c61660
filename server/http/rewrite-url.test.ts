import { expect, it } from "vitest";
import { rewriteUrl } from "./rewrite-url.ts";

it.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/profile/%", "/profile/%25"],
  ["/%?next=%", "/%25?next=%"],
  ["//evil.test/x", "/evil.test/x"],
  ["///", "/"],
])("NAV-16: %s becomes %s", (url, rewritten) => {
  expect(rewriteUrl(url)).toBe(rewritten);
});

it.each(["/", "/dashboard?a=1?b=%", "/se%C3%B1al", "/a%2Fb", "/a//b", "/api/v1/%", "/avatars/%E0", "*", ""])(
  "%s stays as it is",
  (url) => {
    expect(rewriteUrl(url)).toBe(url);
  },
);
