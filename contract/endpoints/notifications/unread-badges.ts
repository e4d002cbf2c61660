import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";
import { NEW_MESSAGES_MAX } from "../../vocabulary/limits.ts";

export const unreadBadges = {
  current: memberEndpoint
    .route({
      method: "GET",
      path: "/notifications",
      summary: "The unread dots of the navigation",
      description: `\`newMessages\` are those that turn the dot of chats on, counted up to ${NEW_MESSAGES_MAX + 1}, as are the cases that a moderator may decide now.`,
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
        /** 0 for members. */
        waitingCases: z
          .int()
          .min(0)
          .max(NEW_MESSAGES_MAX + 1),
        isModerator: z.boolean(),
        isOperator: z.boolean(),
      }),
    ),
};
