import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { CHAT_END_SENTENCES } from "../../vocabulary/chat-ends.ts";

const chatId = z.object({ chatId: z.uuid().toLowerCase() });

export const chatEnds = {
  end: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/end",
      summary: "End a conversation kindly",
      description:
        "With one of four sentences. Nobody can write then, my like falls, the other's stays, and the two do not meet. At most three times a pair. Repeating it changes nothing.",
      tags: ["chats"],
    })
    .meta({ limit: "chatEnd" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "CHAT_END_REFUSED"))
    .input(chatId.extend({ sentence: z.enum(CHAT_END_SENTENCES) }))
    .output(z.object({ isEnded: z.literal(true) })),

  reopen: memberEndpoint
    .route({
      method: "DELETE",
      path: "/chats/{chatId}/end",
      summary: "Open a conversation again",
      description:
        "The ender within 24 hours, which gives their like back; the other side once the ender has liked them anew. Repeating it changes nothing.",
      tags: ["chats"],
    })
    .meta({ limit: "chatEnd" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "CHAT_END_REFUSED"))
    .input(chatId)
    .output(z.object({ isEnded: z.literal(false) })),
};
