import { canonicalEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../../platform/keyed-hash.ts";

/** The same for all spellings of an address. */
export function bannedEmailKey(secret: string, email: string): string {
  return createKeyedHash(secret, "nakamatch banned emails")(canonicalEmail(email));
}
