import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { nextCursorSchema } from "../../schemas/pages.ts";
import { FOUND_MESSAGES } from "../../vocabulary/limits.ts";

const foundMessageSchema = z.object({
  id: z.uuid(),
  chatId: z.uuid(),
  /** Of the other side; null for a deleted account. */
  nickname: z.string().nullable(),
  /** Whether the caller wrote it. */
  isMine: z.boolean(),
  sentAt: z.iso.datetime(),
  /** On one line; an ellipsis stands where it was cut. */
  excerpt: z.object({ before: z.string(), hit: z.string(), after: z.string() }),
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;

export const messageSearch = {
  // Not in the address, which proxies log.
  find: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/messages/found",
      summary: "Find messages of my conversations, newest first",
      description: `Part of the text, without case; the marks of Latin, Greek and Cyrillic letters are ignored. At least two letters or digits, or one of Chinese, Japanese or Korean. In the conversations of the list, nothing inside of spoilers. ${FOUND_MESSAGES.page} per page. \`SEARCH_TOO_LONG\` after ${FOUND_MESSAGES.seconds} seconds. Nothing is stored.`,
      tags: ["chats"],
    })
    .meta({ worksInMaintenance: true, limit: "messageSearch" })
    .errors(errors("SEARCH_TOO_LONG"))
    .input(z.object({ text: z.string().max(FOUND_MESSAGES.searchMax), cursor: z.string().max(200).optional() }))
    .output(z.object({ messages: z.array(foundMessageSchema), nextCursor: nextCursorSchema })),
};
