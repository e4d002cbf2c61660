import { describe, expect, it } from "vitest";
import { isPublicAddress, isPublicEndpoint, lookupPublic } from "./public-hosts.ts";

describe("endpoints of push services", () => {
  it("are https addresses of public names", () => {
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://web.push.apple.com/QGuX",
      "https://db5p.notify.windows.com/w/?token=BQ",
    ]) {
      expect(isPublicEndpoint(endpoint), endpoint).toBe(true);
    }
  });

  it("are nothing else", () => {
    for (const endpoint of [
      "http://fcm.googleapis.com/x",
      "https://localhost/x",
      "https://localhost./x",
      "https://push.localhost/x",
      "https://db.internal/x",
      "https://printer.local/x",
      "https://printer.local./x",
      "https://127.0.0.1/x",
      "https://2130706433/x",
      "https://0x7f.1/x",
      "https://[::1]/x",
      "https://8.8.8.8/x",
      "https://push.example.com:6379/x",
      "https://user:word@push.services.mozilla.com/x",
      "https://redis/x",
      "ftp://fcm.googleapis.com/x",
      "javascript:alert(1)",
      "",
    ]) {
      expect(isPublicEndpoint(endpoint), endpoint).toBe(false);
    }
  });
});

it("addresses of private, local and reserved networks are not public, in IPv6 clothing neither", () => {
  for (const address of ["8.8.8.8", "142.250.74.10", "2a00:1450:4007::200a"]) {
    expect(isPublicAddress(address), address).toBe(true);
  }
  for (const address of [
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.31.0.1", "192.168.1.1", "224.0.0.1"],
    ...[
      "255.255.255.255",
      "::",
      "::1",
      "::ffff:10.0.0.1",
      "64:ff9b::a00:1",
      "fe80::1",
      "fc00::1",
      "2002:a00:1::",
      "ff02::1",
    ],
    "no address",
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});

it("a name that leads to this machine is refused when it is resolved", async () => {
  const refused = new Promise((resolve) => lookupPublic("localhost", {}, (error) => resolve(error?.code)));
  expect(await refused).toBe("EPRIVATE");
});
