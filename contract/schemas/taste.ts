import { z } from "zod";

/** A title that both love, and fewer than so many people here. */
export const rareTasteSchema = z.object({ title: z.string(), fewerThan: z.int().positive() });
