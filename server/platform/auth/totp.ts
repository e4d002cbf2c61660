import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Seconds of a time step. */
const STEP = 30;
const DIGITS = 6;
/** So many steps before and after the current one are accepted: the clocks of phones are seldom right. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret for an authenticator app, in base 32. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

/** The address that authenticator apps read from a QR code. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP}`;
  return `otpauth://totp/${label}?${query}`;
}

/** The code of a time step (RFC 6238 with SHA-1, six digits). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", base32Bytes(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The time step of a moment, in milliseconds since the epoch. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / STEP);
}

/** The step whose code this is, of those around `now`; undefined for any other code. */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  const current = totpStep(now);
  const given = Buffer.from(code);
  for (let step = current - WINDOW; step <= current + WINDOW; step++) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}

function base32Bytes(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
