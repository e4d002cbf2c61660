import { likeWords as words } from "../../../platform/database/schema/like-words.ts";
import { type Lines, members } from "../line.ts";

export const likeWords: Lines<"likeWords"> = {
  between: {
    outcomes: members("shown", {
      otherMember: "hidden",
      moderator: "hidden",
      blocked: "PERSON_NOT_FOUND",
      blocking: "PERSON_NOT_FOUND",
    }),
    input: async ({ server, role, owner, other, message, titles: [shared] }) => {
      if (role !== "deleted") {
        const between = { authorId: other.id, receiverId: owner.id, text: message.text };
        await server.database.db.insert(words).values({ ...between, aboutKind: "title", aboutId: String(shared) });
      }
      return { personId: other.id };
    },
  },
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ isReceiving: false }) },
};
