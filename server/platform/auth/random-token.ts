import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored form: a hash, useless without the token. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
