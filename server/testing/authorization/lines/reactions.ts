import { type Lines, members } from "../line.ts";

/** Moderators cannot react in others' chats either. */
const NOT_THEIRS = { otherMember: "CHAT_NOT_FOUND", moderator: "CHAT_NOT_FOUND" } as const;

export const reactions: Lines<"reactions"> = {
  set: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "MESSAGE_REFUSED", blocking: "CHAT_REFUSED_BLOCKED" }),
    input: ({ chatId, message }) => ({ chatId, messageId: message.id, code: "heart" }),
  },
};
