import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app in a time step of 30 seconds. */
export function totpCode(secret: string, step: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });
}
