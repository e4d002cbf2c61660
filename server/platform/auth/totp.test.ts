import { expect, it } from "vitest";
import { totpCode } from "../../testing/totp.ts";
import { matchingStep, newTotpSecret, totpStep, totpUri } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is that of RFC 6238, %s", (seconds, code) => {
  expect(totpCode(SECRET, totpStep(seconds * 1000))).toBe(code);
});

it("accepts the codes of the step before and after, and no others", () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);
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
