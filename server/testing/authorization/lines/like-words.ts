import { likeWords as words } from "../../../platform/database/schema/like-words.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

export const likeWords: Lines<"likeWords"> = {
  between: {
    outcomes: members("shown", {
      otherMember: "hidden",
      moderator: "hidden",
      blocked: "PERSON_NOT_FOUND",
      blocking: "PERSON_NOT_FOUND",
    }),
    input: async (scene) => {
      await addWords(scene);
      return { personId: scene.other.id };
    },
  },
  withdrawn: {
    outcomes: members("shown", { otherMember: "hidden", moderator: "hidden" }),
    input: (scene) => addWords(scene, new Date()),
  },
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ isReceiving: false }) },
};

/** Words of the other with their like to the owner; the text is their message. */
export async function addWords(
  { server, role, owner, other, message, titles: [shared] }: Scene,
  withdrawnAt: Date | null = null,
): Promise<void> {
  if (role === "deleted") return;
  const between = { authorId: other.id, receiverId: owner.id, text: message.text, withdrawnAt };
  await server.database.db.insert(words).values({ ...between, aboutKind: "title", aboutId: String(shared) });
}
