import { Secret, TOTP } from "otpauth";

/** Seconds. */
const PERIOD = 30;
/** Steps accepted before and after, as phones' clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: PERIOD });

/** Creates a secret in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the content of the QR code. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return generator(secret, { issuer, label: account }).toString();
}

/** Returns the time step; `now` in milliseconds since the epoch. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / PERIOD);
}

/** Returns the step of a code; undefined if wrong. */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  // The library throws for anything else.
  if (!/^\d{6}$/.test(code)) return undefined;
  const apart = generator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return apart === null ? undefined : totpStep(now) + apart;
}
