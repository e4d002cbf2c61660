import { z } from "zod";
import { memberEndpoint } from "../endpoint.ts";

export const notifications = {
  current: memberEndpoint
    .route({
      method: "GET",
      path: "/notifications",
      summary: "The unread dots of the navigation",
      tags: ["notifications"],
    })
    .output(
      z.object({
        hasNewLikes: z.boolean(),
        hasNewChats: z.boolean(),
        isModerator: z.boolean(),
        isOperator: z.boolean(),
      }),
    ),
};
