import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** HMAC-SHA-256 in base64url, with a key derived by HKDF per purpose: guessing texts needs the secret. */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
