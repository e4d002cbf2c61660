import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, clientNetwork } from "./client-address.ts";

const PEER = "192.0.2.1";

function addressOf(forwarded: string, { trustedProxies = 1, peer = PEER } = {}): string {
  const headers = forwarded === "" ? {} : { "x-forwarded-for": forwarded };
  return clientAddress({ headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage, trustedProxies);
}

describe("the address of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50001", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:DB8:0:0::7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:50001", "2001:db8::7"],
    ['"[2001:db8::7]:50001"', "2001:db8::7"],
    ["fe80::7%eth0", "fe80::7"],
  ])("is read from %s", (written, address) => {
    expect(addressOf(written)).toBe(address);
  });

  it.each(["unknown", "_hidden", "203.0.113", "203.0.113.7.8", "[2001:db8::7", ":50001", '"'])(
    "is that of the peer where a proxy wrote %s",
    (written) => {
      expect(addressOf(written)).toBe(PEER);
      expect(addressOf(`198.51.100.7, ${written}`, { trustedProxies: 2 }), "what stands before is not read").toBe(PEER);
    },
  );

  it("is the one that the trusted proxies saw, never what clients claim before it", () => {
    const forwarded = "6.6.6.6, 198.51.100.7, 203.0.113.7";
    expect([0, 1, 2, 3, 4].map((trustedProxies) => addressOf(forwarded, { trustedProxies }))).toEqual([
      PEER,
      "203.0.113.7",
      "198.51.100.7",
      "6.6.6.6",
      "6.6.6.6",
    ]);
    expect(addressOf("")).toBe(PEER);
    expect(addressOf("", { peer: "::ffff:192.0.2.1" })).toBe(PEER);
  });
});

it("a network is an IPv4 address, or the /64 of an IPv6 one", () => {
  expect(clientNetwork("203.0.113.7")).toBe("203.0.113.7");
  expect(clientNetwork("2001:db8::7")).toBe(clientNetwork("2001:db8:0:0:1:2:3:4"));
  expect(clientNetwork("2001:db8::7")).not.toBe(clientNetwork("2001:db8:0:1::7"));
});
