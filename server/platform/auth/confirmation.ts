import { createEmailVerificationToken } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import { CONFIRMATION_SECONDS } from "./auth.ts";

/** A token that confirms an email. */
export function confirmationToken(secret: string, email: string): Promise<string> {
  return createEmailVerificationToken(secret, email, undefined, CONFIRMATION_SECONDS);
}

/** Whether a token was made here and is still valid. */
export async function isConfirmationToken(secret: string, token: string): Promise<boolean> {
  return (await verifyJWT(token, secret)) !== null;
}
