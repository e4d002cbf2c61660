import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { promptSchema } from "../../schemas/prompts.ts";
import { PROMPTS } from "../../vocabulary/limits.ts";

/** Only shapes and size limits: `domain` validates. */
const answersSchema = z
  .array(z.object({ question: z.string().max(60), answer: z.string().max(1000) }))
  .max(PROMPTS.most);

export const prompts = {
  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/prompts",
      summary: "Change the answers on my profile",
      description:
        "Stores the whole list in its order, or nothing. `before` is the list that was edited: `PROFILE_CHANGED` if another one is stored since. An answer keeps its id while its question stays.",
      tags: ["profiles"],
    })
    .errors(errors("PROFILE_CHANGED"))
    .meta({ limit: "profile" })
    .input(z.object({ prompts: answersSchema, before: answersSchema }))
    .output(z.array(promptSchema).max(PROMPTS.most)),
};
