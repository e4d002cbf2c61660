import { z } from "zod";

export const factorSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  status: z.enum(["unverified", "verified"]),
  friendly_name: z.string().nullable(),
  issuer: z.string().nullable(),
  /** Only the last digits until confirmed in this session. */
  phone: z.string().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

export const factorId = z.uuid().toLowerCase();

/** Also a recovery code; spaces and hyphens are ignored. */
export const factorCode = z.string().max(40);

/** Confirmed by the next call, with the code. */
export const challengeSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(["totp", "phone"]),
  /** In seconds since the epoch. */
  expires_at: z.int(),
});
