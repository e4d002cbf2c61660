import { z } from "zod";

/** Named as in the specification (§7). */
export const factorSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  status: z.enum(["unverified", "verified"]),
  friendly_name: z.string().nullable(),
  issuer: z.string().nullable(),
  /** Only the last digits until a code was given in this session. */
  phone: z.string().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

export const factorId = z.uuid().toLowerCase();

/** Digits, or a recovery code, with any spaces and hyphens. */
export const factorCode = z.string().max(40);

/** The next call answers with the code. */
export const challengeSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  /** Seconds since the epoch. */
  expires_at: z.int(),
});
