import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type AccessClaims, createTokenReader, readAccessToken, signAccessToken } from "./access-token.ts";

const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
const foreign = generateKeyPairSync("ec", { namedCurve: "P-256" });
const id = randomUUID();
const issuer = "https://nakamatch.test";
const claims: AccessClaims = {
  iss: issuer,
  sub: randomUUID(),
  sid: randomUUID(),
  aal: "aal1",
  iat: 1_000_000_000,
  exp: 1_000_000_900,
};
const token = await signAccessToken(claims, { id, privateKey: pair.privateKey });

const findKey = async (kid: string): Promise<KeyObject | undefined> => (kid === id ? pair.publicKey : undefined);
const read = (text: string) => readAccessToken(text, { issuer, findKey });
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const [header = "", payload = "", signature = ""] = token.split(".");

describe("an access token", () => {
  it("says what was signed, however long ago", async () => {
    expect(await read(token)).toEqual(claims);
  });

  it.each([
    ["without a signature", `${header}.${payload}.`],
    ["with a signature of something else", `${header}.${part({ ...claims, sub: randomUUID() })}.${signature}`],
    ["signed by a foreign key", signAccessToken(claims, { id, privateKey: foreign.privateKey })],
    ["signed by a key that nobody knows", signAccessToken(claims, { id: randomUUID(), privateKey: pair.privateKey })],
    [
      "of another installation",
      signAccessToken({ ...claims, iss: "https://evil.test" }, { id, privateKey: pair.privateKey }),
    ],
    ["of no person", signed({ alg: "ES256", kid: id }, { ...claims, sub: "admin" })],
    ["of algorithm none", `${part({ alg: "none", kid: id })}.${payload}.`],
    ["of algorithm none, signed", signed({ alg: "none", kid: id }, claims)],
    ["whose key is given as a shared secret", symmetric()],
    ["of more than three parts", `${token}.${signature}`],
    ["of fewer", `${header}.${payload}`],
    ["that is no token", "made-up"],
    ["that is empty", ""],
    ["that is far too long", `${token}${"A".repeat(5000)}`],
  ])("%s is none", async (_, text) => {
    expect(await read(await text)).toBeUndefined();
  });
});

describe("a reader of access tokens", () => {
  it("verifies a token once, and again when too many others came since it was used", async () => {
    let verified = 0;
    const from = {
      issuer,
      async findKey() {
        verified++;
        return pair.publicKey;
      },
    };
    const reader = createTokenReader(from, 2);
    const other = () => signAccessToken({ ...claims, sub: randomUUID() }, { id, privateKey: pair.privateKey });
    expect([await reader(token), await reader(token)]).toEqual([claims, claims]);
    expect(verified).toBe(1);
    await reader(await other());
    await reader(token);
    await reader(await other());
    await reader(token);
    expect(verified, "used meanwhile").toBe(3);
    await reader(await other());
    await reader(await other());
    expect(await reader(token)).toEqual(claims);
    expect(verified, "forgotten").toBe(6);
  });

  it("does not take another signature for the one it knows", async () => {
    const reader = createTokenReader({ issuer, findKey });
    await reader(token);
    expect(await reader(await signAccessToken(claims, { id, privateKey: foreign.privateKey }))).toBeUndefined();
    expect(await reader(`${header}.${payload}.`)).toBeUndefined();
  });
});

/** Signed by the right key, whatever the header claims. */
function signed(head: object, body: object): string {
  const content = `${part(head)}.${part(body)}`;
  const made = sign("sha256", Buffer.from(content), { key: pair.privateKey, dsaEncoding: "ieee-p1363" });
  return `${content}.${made.toString("base64url")}`;
}

/** The classic attack: the public key as an HMAC secret. */
function symmetric(): string {
  const content = `${part({ alg: "HS256", kid: id })}.${payload}`;
  const secret = pair.publicKey.export({ format: "pem", type: "spki" });
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
