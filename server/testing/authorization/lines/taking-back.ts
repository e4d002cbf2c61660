import { eq } from "drizzle-orm";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

/** Moderators cannot take back others' messages either. */
const NOT_THEIRS = { otherMember: "CHAT_NOT_FOUND", moderator: "CHAT_NOT_FOUND" } as const;

export const takingBack: Lines<"takingBack"> = {
  takeBack: {
    outcomes: members("ok", { ...NOT_THEIRS, blocked: "MESSAGE_REFUSED", blocking: "CHAT_REFUSED_BLOCKED" }),
    input: async (scene) => {
      await makeOwn(scene);
      return { chatId: scene.chatId, messageId: scene.message.id };
    },
  },
};

/** Makes the message the owner's. After a block none could be inserted. */
async function makeOwn({ server, role, owner, message }: Scene): Promise<void> {
  if (role === "deleted") return;
  await server.database.db.update(chatMessages).set({ senderId: owner.id }).where(eq(chatMessages.id, message.id));
}
