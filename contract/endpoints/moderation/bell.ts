import { z } from "zod";
import { moderatorEndpoint } from "../../endpoint.ts";

export const bell = {
  opened: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/opened",
      summary: "Note that the queue was looked at",
      description: "Moderators who want that are told by push, at most once an hour, of cases that came later.",
      tags: ["moderation"],
    })
    .output(z.object({ isNoted: z.literal(true) })),
};
