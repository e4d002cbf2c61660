import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { messageSchema } from "./conversations.ts";

export const takingBack = {
  takeBack: memberEndpoint
    .route({
      method: "DELETE",
      path: "/chats/{chatId}/messages/{messageId}",
      summary: "Take back a message of mine",
      description:
        "For ten minutes after sending, read or not. Its place stays and says so to both; reactions to it go. Repeating it changes nothing.",
      tags: ["chats"],
    })
    .meta({ limit: "takeBack" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "MESSAGE_REFUSED", "TAKE_BACK_OVER"))
    .input(z.object({ chatId: z.uuid().toLowerCase(), messageId: z.uuid().toLowerCase() }))
    .output(messageSchema),
};
