import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** Creates an HMAC-SHA-256 in base64url, keyed per purpose by HKDF, so that guessing texts requires the secret. */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
