import { canonicalEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../../platform/keyed-hash.ts";

/** A banned person's address as it is stored, however it is spelled. */
export function bannedEmailKey(secret: string, email: string): string {
  return createKeyedHash(secret, "nakamatch banned emails")(canonicalEmail(email));
}
