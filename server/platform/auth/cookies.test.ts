import { describe, expect, it } from "vitest";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

const HTTP = "http://localhost:3000";
const HTTPS = "https://nakamatch.example";

describe("a cookie that is set", () => {
  it.each([
    ["out of reach of scripts", HTTP, { maxAge: 60 }, "a=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax"],
    ["over https alone", HTTPS, { maxAge: 60 }, "a=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure"],
    ["for scripts", HTTP, { maxAge: 60, isReadable: true }, "a=1; Max-Age=60; Path=/; SameSite=Lax"],
    ["below a path", HTTP, { maxAge: 0, path: "/api" }, "a=1; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax"],
  ])("%s", (_, publicUrl, options, header) => {
    expect(setCookie(publicUrl, "a", "1", options)).toBe(header);
  });

  it("has the prefix that browsers accept over https only", () => {
    expect([cookieName(HTTP, "a"), cookieName(HTTPS, "a")]).toEqual(["a", "__Secure-a"]);
  });
});

describe("a cookie that is read", () => {
  it.each([
    ["a=1", "1"],
    ["b=2; a=1; c=3", "1"],
    ["b=2;a=1", "1"],
    ["a= 1 ", "1"],
    ["a=x=y", "x=y"],
    ["a=", ""],
    ["aa=1; ba=2", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("of %j is %j", (header, value) => {
    expect(cookieValue(header, "a")).toBe(value);
  });
});
