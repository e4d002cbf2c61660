import { expect, it } from "vitest";
import { totpCode } from "../../testing/totp.ts";
import { matchingStep, newTotpSecret, totpStep, totpUri } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it("accepts the codes of the step before and after, and no others", () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);
  expect(matchingStep(SECRET, "005924", now), "the RFC's example").toBe(step);
  for (const apart of [-1, 0, 1]) expect(matchingStep(SECRET, totpCode(SECRET, step + apart), now)).toBe(step + apart);
  for (const apart of [-2, 2]) expect(matchingStep(SECRET, totpCode(SECRET, step + apart), now)).toBeUndefined();
  for (const code of ["", "5924", "0059240", "abcdef", "ééééé9"])
    expect(matchingStep(SECRET, code, now)).toBeUndefined();
});

it("makes secrets of 160 bits, and an address that apps can read", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri({ secret, issuer: "Naka & match", account: "ana+1@example.test" }));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Naka%20%26%20match:ana%2B1%40example\.test\?/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: "Naka & match",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
