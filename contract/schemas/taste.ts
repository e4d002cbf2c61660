import { z } from "zod";

/** A title that connects two people: one in common, which neither only plans nor has dropped. */
export const sharedTasteSchema = z.object({
  title: z.string(),
  /** A round number of people who love it here; null if it is not rare. */
  fewerThan: z.int().positive().nullable(),
});
export type SharedTaste = z.infer<typeof sharedTasteSchema>;
