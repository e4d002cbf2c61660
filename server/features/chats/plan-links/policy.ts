import { createKeyedHash } from "../../../platform/keyed-hash.ts";

/** What a link's token is made of, besides a secret of the installation. */
export interface TokenParts {
  planId: string;
  makerId: string;
  /** Random, another one for each link. */
  nonce: Buffer;
}

/** The token of a link: 256 bits that nobody knows without the secret, also who can read the database. */
export function linkToken(secret: string, { planId, makerId, nonce }: TokenParts): string {
  return createKeyedHash(secret, "nakamatch plan links")(`${planId} ${makerId} ${nonce.toString("hex")}`);
}
