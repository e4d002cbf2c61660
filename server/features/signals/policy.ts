import { canonicalEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../../platform/keyed-hash.ts";

/** Keyed hash of a banned address, the same for all its spellings. */
export function bannedEmailKey(secret: string, email: string): string {
  return createKeyedHash(secret, "nakamatch banned emails")(canonicalEmail(email));
}
