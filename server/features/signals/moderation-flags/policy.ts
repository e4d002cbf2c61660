import { canonicalEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";

/** Hashes an address; all its spellings give the same key. */
export function bannedEmailKey(secret: string, email: string): string {
  return createKeyedHash(secret, "nakamatch banned emails")(canonicalEmail(email));
}
