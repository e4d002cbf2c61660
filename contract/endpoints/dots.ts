import { z } from "zod";
import { memberEndpoint } from "../endpoint.ts";
import { NEW_MESSAGES_MAX } from "../vocabulary/limits.ts";

export const notifications = {
  current: memberEndpoint
    .route({
      method: "GET",
      path: "/notifications",
      summary: "The unread dots of the navigation",
      description: `\`newMessages\` are those that turn the dot of chats on, counted up to ${NEW_MESSAGES_MAX + 1}.`,
      tags: ["notifications"],
    })
    .output(
      z.object({
        hasNewLikes: z.boolean(),
        hasNewChats: z.boolean(),
        newMessages: z
          .int()
          .min(0)
          .max(NEW_MESSAGES_MAX + 1),
        isModerator: z.boolean(),
        isOperator: z.boolean(),
      }),
    ),
};
