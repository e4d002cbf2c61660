import { oc } from "@orpc/contract";
import { z } from "zod";

export const notifications = {
  current: oc
    .route({
      method: "GET",
      path: "/notifications",
      summary: "The unread dots of the navigation",
      tags: ["notifications"],
    })
    .output(z.object({ hasNewLikes: z.boolean(), hasNewChats: z.boolean(), isModerator: z.boolean() })),
};
