import { describe, expect, it } from "vitest";
import { createKnownDevices } from "./known-devices.ts";

const devices = createKnownDevices({ secret: "a secret for tests only", publicUrl: "http://localhost:3000" });

/** The cookies that a browser sends afterwards. */
const sentAfter = (header: string) => `theme=dark; ${header.split(";")[0]}; other=1`;

describe("a known device", () => {
  const cookies = sentAfter(devices.remember(undefined, "ana@example.test", null));
  const id = devices.recognise(cookies, "ana@example.test", null);

  it("is recognised for the account that signed in on it, however the address is spelled", () => {
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(devices.recognise(cookies, " ANA@example.test ", null)).toBe(id);
  });

  it("is not recognised for any other account, nor without the cookie", () => {
    expect(devices.recognise(cookies, "leo@example.test", null)).toBeUndefined();
    expect(devices.recognise(undefined, "ana@example.test", null)).toBeUndefined();
    expect(devices.recognise("theme=dark", "ana@example.test", null)).toBeUndefined();
  });

  it("is not recognised after its account was secured, until it has signed in anew", () => {
    expect(devices.recognise(cookies, "ana@example.test", "1767225600000")).toBeUndefined();
    const anew = sentAfter(devices.remember(cookies, "ana@example.test", "1767225600000"));
    expect(devices.recognise(anew, "ana@example.test", "1767225600000")).toBe(id);
    expect(devices.recognise(anew, "ana@example.test", "1767225600001"), "another time").toBeUndefined();
  });

  it("is not recognised when anything in its cookie was changed", () => {
    const value = cookies.split("; ")[1] ?? "";
    for (let at = "nakamatch.device=".length; at < value.length; at++) {
      const changed = value.slice(0, at) + (value[at] === "A" ? "B" : "A") + value.slice(at + 1);
      expect(devices.recognise(changed, "ana@example.test", null), changed).toBeUndefined();
    }
  });

  it("is not recognised by a server with another secret", () => {
    const other = createKnownDevices({ secret: "another secret", publicUrl: "http://localhost:3000" });
    expect(other.recognise(cookies, "ana@example.test", null)).toBeUndefined();
  });

  it("keeps its id for the five accounts that have signed in last", () => {
    let sent: string | undefined;
    for (const name of ["a", "b", "c", "d", "e", "a", "f"]) {
      sent = sentAfter(devices.remember(sent, `${name}@example.test`, null));
    }
    const known = ["a", "b", "c", "d", "e", "f"].map((name) => devices.recognise(sent, `${name}@example.test`, null));
    expect(known[0]).toMatch(/^[\w-]{22}$/);
    expect(known).toEqual([known[0], undefined, known[0], known[0], known[0], known[0]]);
  });

  it("does not say whose it is", () => {
    const parts = cookies.split(/[=.;]/).map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect([cookies, ...parts].join(" ")).not.toMatch(/ana@|ana%40|example/);
  });
});

describe("the cookie of known devices", () => {
  it("is out of reach of scripts, sent to authentication alone, and kept for 400 days", () => {
    const [, ...attributes] = devices.remember(undefined, "ana@example.test", null).split("; ");
    expect(attributes).toEqual(["Max-Age=34560000", "Path=/api/auth", "HttpOnly", "SameSite=Lax"]);
  });
});
