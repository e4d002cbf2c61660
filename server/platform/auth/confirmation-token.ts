import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const claimsSchema = z.object({ email: z.string(), userId: z.uuid().optional() });
export type ConfirmationLink = z.infer<typeof claimsSchema>;
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Creates a token that confirms an account's email address, valid for `seconds`. */
export function confirmationToken(
  secret: string,
  account: { email: string; userId: string },
  seconds: number,
): Promise<string> {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return new SignJWT(account).setProtectedHeader({ alg: "HS256" }).setExpirationTime(expiresAt).sign(keyOf(secret));
}

/** Undefined for an invalid token. Links sent before 2026-12 contain only the address. */
export async function readConfirmationToken(secret: string, token: string): Promise<ConfirmationLink | undefined> {
  const verified = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"] }).catch(() => undefined);
  return claimsSchema.safeParse(verified?.payload).data;
}
