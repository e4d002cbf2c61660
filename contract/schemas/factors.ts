import { z } from "zod";

/** A second factor, with the names of the specification (§7). */
export const factorSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  status: z.enum(["unverified", "verified"]),
  friendly_name: z.string().nullable(),
  issuer: z.string().nullable(),
  /** The last digits alone before a code of it was given in this session. */
  phone: z.string().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

export const factorId = z.uuid().toLowerCase();

/** What people type: digits, or letters and digits of a recovery code, with spaces and hyphens of their own. */
export const factorCode = z.string().max(40);

/** A question for a code, which the next call answers. */
export const challengeSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  /** Seconds since the epoch. */
  expires_at: z.int(),
});
