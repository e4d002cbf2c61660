import { z } from "zod";

/** A shared title that fewer than `fewerThan` people here love. */
export const rareTasteSchema = z.object({ title: z.string(), fewerThan: z.int().positive() });
