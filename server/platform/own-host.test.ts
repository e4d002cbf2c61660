import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createHostCheck } from "./own-host.ts";

const OUTSIDE = "192.0.2.1";

interface Asked {
  publicUrl?: string;
  trustedProxies?: number;
  from?: string;
  headers: Record<string, string>;
}

function isAnswered({
  publicUrl = "https://nakamatch.example",
  trustedProxies = 0,
  from = OUTSIDE,
  headers,
}: Asked): boolean {
  const request = { headers, socket: { remoteAddress: from } } as unknown as IncomingMessage;
  return createHostCheck({ publicUrl, trustedProxies })(request);
}

describe("the host of a request", () => {
  it.each(["nakamatch.example", "NAKAMATCH.example", "nakamatch.example:443"])("%s is the own one", (host) => {
    expect(isAnswered({ headers: { host } })).toBe(true);
  });

  it.each([
    "evil.test",
    "nakamatch.example.evil.test",
    "evil.nakamatch.example",
    "nakamatch.example:80",
    "nakamatch.example@evil.test",
    "localhost",
    "127.0.0.1:3000",
    "",
  ])("%s is not", (host) => {
    expect(isAnswered({ headers: { host } })).toBe(false);
  });

  it("is not the own one where none is named", () => {
    expect(isAnswered({ headers: {} })).toBe(false);
  });

  it("has the port of the own address where that has one", () => {
    const publicUrl = "http://nakamatch.example:3000";
    expect(isAnswered({ publicUrl, headers: { host: "nakamatch.example:3000" } })).toBe(true);
    expect(isAnswered({ publicUrl, headers: { host: "nakamatch.example" } })).toBe(false);
  });

  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("may be this machine's name for %s", (from) => {
    for (const host of ["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
      expect(isAnswered({ from, headers: { host } }), host).toBe(true);
    }
    expect(isAnswered({ from, headers: { host: "evil.test" } })).toBe(false);
  });

  it("is what the last proxy says, where there are proxies", () => {
    const headers = { host: "backend:3000", "x-forwarded-host": "evil.test, nakamatch.example" };
    expect(isAnswered({ trustedProxies: 1, headers })).toBe(true);
    expect(isAnswered({ trustedProxies: 0, headers })).toBe(false);
    expect(isAnswered({ trustedProxies: 1, headers: { host: "nakamatch.example" } })).toBe(true);
  });
});
