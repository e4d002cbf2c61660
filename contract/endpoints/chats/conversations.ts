import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { interestSchema, personBadgeSchema, personId } from "../../schemas/people.ts";
import { reactionSchema } from "../../schemas/reactions.ts";
import { CHAT_END_SENTENCES } from "../../vocabulary/chat-ends.ts";
import { COMMON_INTERESTS, MESSAGE_COUNT_MAX, MESSAGE_PAGE, TURNS } from "../../vocabulary/limits.ts";

/** What a message answers: a message of the same chat, in one line. */
export const quotedSchema = z.object({
  id: z.uuid(),
  /** Null for a deleted account. */
  senderId: z.uuid().nullable(),
  /** With marks of spoilers. */
  line: z.string(),
  isTakenBack: z.literal(true).optional(),
});
export type Quoted = z.infer<typeof quotedSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  chatId: z.uuid(),
  /** Null for a deleted account (OPEN-83). */
  senderId: z.uuid().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
  quoted: quotedSchema.optional(),
  reaction: reactionSchema.optional(),
  /** By its sender, for good; `message` is a neutral sign then. */
  isTakenBack: z.literal(true).optional(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const chatSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime().nullable(),
  /** Null for a deleted account. `lastSeenAt`: exact within two minutes, then the day. */
  otherUser: personBadgeSchema.extend({ lastSeenAt: z.iso.datetime().nullable() }).nullable(),
  lastMessage: messageSchema.nullable(),
  /** If `lastMessage` was taken back, the last one that was not: it decides whose turn it is. */
  lastSaid: messageSchema.pick({ senderId: true, sentAt: true }).optional(),
  /** At most 10: the badge shows 9+ (LIMIT-09). The end of the conversation counts as a message. */
  unreadCount: z.int().nonnegative(),
  /** The end in force: nobody can write. */
  end: z
    .object({
      isMine: z.boolean(),
      sentence: z.enum(CHAT_END_SENTENCES),
      endedAt: z.iso.datetime(),
      /** Until when the ender can reopen it alone; null for the other side. */
      reopenUntil: z.iso.datetime().nullable(),
      /** The ender has liked the other since, and asks to talk again. */
      isAsking: z.boolean(),
    })
    .nullable(),
  /** Whether the viewer may end it. A block by the other side is not told. */
  canEnd: z.boolean(),
  /** The next plan on which both agree, until it is over. */
  plan: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).optional(),
  /** The next plan that waits for an answer, by whoever proposed this time. Absent from the release before. */
  proposal: z.object({ what: z.string(), startsAt: z.iso.datetime(), isMine: z.boolean() }).optional(),
  /** A plan waits for the viewer's yes or no. Absent from the release before. */
  isPlanAwaited: z.literal(true).optional(),
  /** The next plan that the other side cancelled within a day, until its time. Absent from the release before. */
  cancelled: z.object({ what: z.string(), startsAt: z.iso.datetime() }).optional(),
});
export type Chat = z.infer<typeof chatSchema>;

const chatId = z.object({ chatId: z.uuid().toLowerCase() });

/** The other side's messages up to `upTo`, by time and id, are read. */
export const readingSchema = chatId.extend({
  readerId: z.uuid(),
  upTo: z.object({ id: z.uuid(), sentAt: z.iso.datetime() }),
  readAt: z.iso.datetime(),
});
export type Reading = z.infer<typeof readingSchema>;

export const chats = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/chats",
      summary: "My conversations, newest first",
      description:
        "`yourTurn` comes with the first page only: in how many chats the other side wrote last or a plan waits for an answer, up to 100.",
      tags: ["chats"],
    })
    .input(pageQuerySchema)
    .output(
      z.object({
        chats: z.array(chatSchema),
        nextCursor: nextCursorSchema,
        yourTurn: z
          .int()
          .min(0)
          .max(TURNS.shown + 1)
          .nullable(),
      }),
    ),

  get: memberEndpoint
    .route({ method: "GET", path: "/chats/{chatId}", summary: "One of my conversations", tags: ["chats"] })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED"))
    .input(chatId)
    .output(chatSchema.extend({ isArchived: z.boolean() })),

  open: memberEndpoint
    .route({
      method: "POST",
      path: "/chats",
      summary: "Open the chat with a match",
      description:
        "Creates it, or brings it back from the archive. Needs a mutual match unless the chat exists (OPEN-55).",
      tags: ["chats"],
    })
    .errors(errors("PERSON_NOT_FOUND", "NOT_MATCHED", "CHAT_REFUSED_BLOCKED", "CHAT_NOT_FOUND"))
    .input(z.object({ personId }))
    .output(z.object({ chat: chatSchema, outcome: z.enum(["created", "recovered", "opened"]) })),

  archive: memberEndpoint
    .route({
      method: "DELETE",
      path: "/chats/{chatId}",
      summary: "Delete a chat from my list",
      description:
        "Archives it for the caller alone; no message is deleted. It is listed again with the next message, or when it is opened.",
      tags: ["chats"],
    })
    .errors(errors("CHAT_NOT_FOUND"))
    .input(chatId)
    .output(z.object({ isArchived: z.literal(true) })),

  messages: memberEndpoint
    .route({
      method: "GET",
      path: "/chats/{chatId}/messages",
      summary: "Messages, newest first",
      description:
        "25 per page; `before` is the id of the oldest message already shown. With `until`, an older message, the page reaches back to a few before it, by at most 250. `firstUnreadId`, the oldest that the caller has not read, and `total`, counted up to 10000, are told with the first page only. `sharedTitles`, a few titles that both love, comes with an empty chat only, `isOverdue` with the first page of a chat in which an answer of mine has been due for three days, once per chat.",
      tags: ["chats"],
    })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED"))
    .input(
      chatId.extend({
        before: z.uuid().optional(),
        until: z.uuid().optional(),
        limit: z.coerce.number<number>().int().min(1).max(MESSAGE_PAGE).default(MESSAGE_PAGE),
      }),
    )
    .output(
      z.object({
        messages: z.array(messageSchema),
        total: z.int().min(0).max(MESSAGE_COUNT_MAX).nullable(),
        hasMore: z.boolean(),
        firstUnreadId: z.uuid().nullable(),
        sharedTitles: z.array(interestSchema).min(1).max(COMMON_INTERESTS.matches).optional(),
        isOverdue: z.literal(true).optional(),
      }),
    ),

  send: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/messages",
      summary: "Send a message",
      description:
        "The client makes the id, so that a retry never sends twice. `quotedId`: a message of this chat. How many conversations a member begins in a day is limited, and so is the same first message to many people (`MESSAGE_REPEATED`).",
      tags: ["chats"],
    })
    .meta({ limit: "message" })
    .errors(errors("CHAT_NOT_FOUND", "MESSAGE_REFUSED", "MESSAGE_REPEATED", "MESSAGE_ID_TAKEN"))
    .input(chatId.extend({ id: z.uuid(), message: z.string().max(2000), quotedId: z.uuid().toLowerCase().optional() }))
    .output(messageSchema),

  markRead: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/read",
      summary: "Mark messages as read",
      description: "`reading` is null if nothing was unread.",
      tags: ["chats"],
    })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED"))
    .input(chatId)
    .output(z.object({ reading: readingSchema.nullable() })),
};
