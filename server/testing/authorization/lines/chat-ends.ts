import { chatEnds as ends } from "../../../platform/database/schema/chats.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

const NOT_THEIRS = {
  otherMember: "CHAT_NOT_FOUND",
  moderator: "CHAT_NOT_FOUND",
  blocking: "CHAT_REFUSED_BLOCKED",
} as const;

export const chatEnds: Lines<"chatEnds"> = {
  end: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "CHAT_END_REFUSED" }),
    input: ({ chatId }) => ({ chatId, sentence: "thanks" }),
  },
  reopen: {
    outcomes: members("ok", NOT_THEIRS),
    input: async (scene) => {
      await endChat(scene);
      return { chatId: scene.chatId };
    },
  },
};

/** By the owner, unless a block came first. */
async function endChat({ server, role, owner, other, chatId }: Scene): Promise<void> {
  if (role === "deleted" || role === "blocked" || role === "blocking") return;
  await server.database.db.insert(ends).values({ chatId, enderId: owner.id, endedId: other.id, sentence: "thanks" });
}
