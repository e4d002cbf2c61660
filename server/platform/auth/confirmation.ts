import { createEmailVerificationToken } from "better-auth/api";
import { CONFIRMATION_SECONDS } from "./auth.ts";

/** A token that confirms an e-mail address; the authentication endpoints check it. */
export function confirmationToken(secret: string, email: string): Promise<string> {
  return createEmailVerificationToken(secret, email, undefined, CONFIRMATION_SECONDS);
}
