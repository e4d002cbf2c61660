import { z } from "zod";
import { personBadgeSchema } from "./people.ts";

/** MOD-11. */
export const bannedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  reason: z.string(),
  /** Null if permanent. */
  until: z.iso.datetime().nullable(),
  /** OPEN-94. */
  bannedAt: z.iso.datetime(),
  notes: z.string().nullable(),
  /** Null for the operator or a deleted account. */
  decidedBy: z.string().nullable(),
  /** Hashes of the evidence that was decided about. */
  evidence: z.array(z.string()),
});
export type BannedPerson = z.infer<typeof bannedPersonSchema>;
