import { z } from "zod";
import { REACTIONS } from "../vocabulary/reactions.ts";

/** Of the person who received the message. */
export const reactionSchema = z.object({
  /** Null once it is taken away. */
  code: z.enum(REACTIONS).nullable(),
  /** A later one replaces it. */
  changedAt: z.iso.datetime(),
});
export type Reaction = z.infer<typeof reactionSchema>;
