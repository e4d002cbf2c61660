import { timingSafeEqual } from "node:crypto";
import { createKeyedHash } from "../keyed-hash.ts";
import { newToken } from "./random-token.ts";

/** They name their session, so that a token whose row is gone still ends it. */
export interface RefreshTokens {
  make(sessionId: string): string;
  /** Undefined for tokens that this installation has not made, or made before they named it. */
  sessionOf(token: string): string | undefined;
}

export function createRefreshTokens(secret: string, earlierSecrets: readonly string[] = []): RefreshTokens {
  const signWith = (each: string) => createKeyedHash(each, "nakamatch refresh tokens");
  const sign = signWith(secret);
  const signers = [sign, ...earlierSecrets.map(signWith)];
  return {
    make(sessionId) {
      const named = `${sessionId}.${newToken()}`;
      return `${named}.${sign(named)}`;
    },
    sessionOf(token) {
      const end = token.lastIndexOf(".");
      const named = token.slice(0, Math.max(end, 0));
      const given = Buffer.from(token.slice(end + 1));
      const isOurs = signers.some((each) => {
        const right = Buffer.from(each(named));
        return right.length === given.length && timingSafeEqual(right, given);
      });
      return isOurs ? named.split(".")[0] : undefined;
    },
  };
}
