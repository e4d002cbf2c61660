import { z } from "zod";

/** An answer on a profile. Its id stays while its question does. `question`: one of `PROMPT_QUESTIONS`, or a newer one. */
export const promptSchema = z.object({ id: z.uuid(), question: z.string(), answer: z.string() });
export type Prompt = z.infer<typeof promptSchema>;
