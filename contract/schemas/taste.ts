import { z } from "zod";

/** A shared title that fewer than `fewerThan` people here love. */
export const rareTasteSchema = z.object({ title: z.string(), fewerThan: z.int().positive() });

/** A shared title; `fewerThan` is null if it is not rare. */
export const sharedTasteSchema = rareTasteSchema.extend({ fewerThan: rareTasteSchema.shape.fewerThan.nullable() });
export type SharedTaste = z.infer<typeof sharedTasteSchema>;
