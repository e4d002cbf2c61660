import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { reactionSchema } from "../../schemas/reactions.ts";

export const reactions = {
  set: memberEndpoint
    .route({
      method: "PUT",
      path: "/chats/{chatId}/messages/{messageId}/reaction",
      summary: "React to a message of the other side",
      description: "Replaces one's reaction to it; `code` null takes it away. Nobody is notified.",
      tags: ["chats"],
    })
    .meta({ limit: "reaction" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "MESSAGE_REFUSED"))
    .input(
      z.object({
        chatId: z.uuid().toLowerCase(),
        messageId: z.uuid().toLowerCase(),
        code: reactionSchema.shape.code,
      }),
    )
    .output(reactionSchema),
};
