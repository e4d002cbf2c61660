import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";

const settingsSchema = z.object({ isReminding: z.boolean() });

export const turns = {
  settings: memberEndpoint
    .route({
      method: "GET",
      path: "/me/turn-reminders",
      summary: "Whether I am reminded of chats in which it is my turn",
      tags: ["chats"],
    })
    .output(settingsSchema),

  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/turn-reminders",
      summary: "Be reminded of chats in which it is my turn, or not",
      tags: ["chats"],
    })
    .meta({ limit: "profile" })
    .input(settingsSchema)
    .output(settingsSchema),
};
