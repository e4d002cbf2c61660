import { describe, expect, it } from "vitest";
import { createSessionCookies } from "./session-cookies.ts";

const cookies = createSessionCookies("https://nakamatch.example");
const pair = {
  accessToken: "access",
  refreshToken: "refresh",
  expiresAt: 1_800_000_900,
  expiresIn: 900,
  isRemembered: true,
};

describe("the cookies of a session", () => {
  it("keep each token as long as it is of use; scripts see neither, only that there is one", () => {
    expect(cookies.hand(pair)).toEqual([
      "__Secure-nakamatch.access_token=access; Max-Age=900; Path=/; HttpOnly; SameSite=Lax; Secure",
      "__Secure-nakamatch.refresh_token=refresh; Max-Age=2592000; Path=/api/auth; HttpOnly; SameSite=Lax; Secure",
      "nakamatch.signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure",
    ]);
  });

  it("end with the browser's session where the person is not to be remembered", () => {
    for (const cookie of cookies.hand({ ...pair, isRemembered: false })) expect(cookie).not.toMatch(/max-age|expires/i);
  });

  it("are all taken away, each where it was set", () => {
    const placeOf = (cookie: string) => cookie.replace(/=[^;]*; Max-Age=\d+/, "");
    expect(cookies.clear().map(placeOf)).toEqual(cookies.hand(pair).map(placeOf));
    for (const cookie of cookies.clear()) expect(cookie).toMatch(/^[\w.-]+=; Max-Age=0; /);
  });

  it("are read by their names; an empty one is none", () => {
    const header = "__Secure-nakamatch.access_token=a; __Secure-nakamatch.refresh_token=";
    expect(cookies.read(header, "access")).toBe("a");
    expect(cookies.read(header, "refresh")).toBeUndefined();
    expect(cookies.read(undefined, "access")).toBeUndefined();
  });
});
