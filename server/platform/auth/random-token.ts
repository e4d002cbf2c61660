import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form: the database alone opens nothing. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
