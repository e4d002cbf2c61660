import { Secret, TOTP } from "otpauth";

/** Seconds of a time step. */
const PERIOD = 30;
/** The clocks of phones are seldom right: so many steps before and after the current one are accepted. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: PERIOD });

/** A new secret for an authenticator app, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return generator(secret, { issuer, label: account }).toString();
}

/** The time step of a moment, in milliseconds since the epoch. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / PERIOD);
}

/** The step whose code this is, of those around `now`; undefined for any other code. */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  // The library throws for other characters of the same number.
  if (!/^\d{6}$/.test(code)) return undefined;
  const apart = generator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return apart === null ? undefined : totpStep(now) + apart;
}
