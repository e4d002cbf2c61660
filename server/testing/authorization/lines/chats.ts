import { randomUUID } from "node:crypto";
import { type Lines, members } from "../line.ts";

/** Moderators cannot read others' chats either. */
const NOT_THEIRS = { otherMember: "CHAT_NOT_FOUND", moderator: "CHAT_NOT_FOUND" } as const;

export const chats: Lines<"chats"> = {
  list: { outcomes: members("shown", { otherMember: "hidden", moderator: "hidden", blocking: "hidden" }) },
  get: {
    outcomes: members("shown", { ...NOT_THEIRS, blocking: "CHAT_REFUSED_BLOCKED" }),
    input: ({ chatId }) => ({ chatId }),
  },
  open: {
    outcomes: members("shown", {
      otherMember: "NOT_MATCHED",
      moderator: "NOT_MATCHED",
      blocked: "PERSON_NOT_FOUND",
      blocking: "CHAT_REFUSED_BLOCKED",
    }),
    input: ({ other }) => ({ personId: other.id }),
  },
  archive: { outcomes: members("ok", NOT_THEIRS), input: ({ chatId }) => ({ chatId }) },
  messages: {
    outcomes: members("shown", { ...NOT_THEIRS, blocking: "CHAT_REFUSED_BLOCKED" }),
    input: ({ chatId }) => ({ chatId }),
  },
  send: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "MESSAGE_REFUSED", blocking: "MESSAGE_REFUSED" }),
    input: ({ chatId }) => ({ chatId, id: randomUUID(), message: "hola" }),
  },
  markRead: {
    outcomes: members("ok", { ...NOT_THEIRS, blocking: "CHAT_REFUSED_BLOCKED" }),
    input: ({ chatId }) => ({ chatId }),
  },
};
