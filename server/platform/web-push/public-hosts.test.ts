import { createSocket, type Socket } from "node:dgram";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPublicLookup, isPublicAddress, isPublicEndpoint } from "./public-hosts.ts";

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

describe("names", () => {
  let server: Socket;
  /** Of every name; null never answers. */
  let addresses: string[] | null;

  beforeEach(async () => {
    server = createSocket("udp4", (query, { port }) => {
      if (!addresses) return;
      // The question's type follows the end of its name (RFC 1035).
      const end = query.indexOf(0, 12) + 1;
      const four = query.readUInt16BE(end) === 1 ? addresses : [];
      const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, four.length, 0, 0, 0, 0]);
      const answers = four.map((ip) =>
        Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...ip.split(".").map(Number)]),
      );
      server.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), port, "127.0.0.1");
    });
    await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const lookUp = (all: boolean) =>
    new Promise((resolve) =>
      createPublicLookup({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 50 })(
        "push.example.com",
        { all },
        (error, found) => resolve(error ? error.code : found),
      ),
    );

  it("of public addresses are found by name servers alone", async () => {
    addresses = ["142.250.74.10", "142.250.74.11"];
    expect(await lookUp(true)).toEqual(addresses.map((address) => ({ address, family: 4 })));
    expect(await lookUp(false)).toBe("142.250.74.10");
  });

  it("that lead to this machine or its network are refused when they are resolved, also by one address of several", async () => {
    for (const address of ["127.0.0.1", "10.0.0.1"]) {
      addresses = ["142.250.74.10", address];
      expect(await lookUp(true)).toBe("EPRIVATE");
    }
  });

  it("without an address, or whose name servers are silent, are an error", async () => {
    addresses = [];
    expect(await lookUp(true)).toBe("ENODATA");
    addresses = null;
    expect(await lookUp(true)).toBe("ETIMEOUT");
  });
});
