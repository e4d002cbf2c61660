import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/**
 * A hash (HMAC-SHA-256, base64url) with a key that HKDF derives from the secret for this one purpose. Equal texts have equal
 * hashes; without the secret nobody can tell whose a hash is by trying texts.
 */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
