import { type Lines, members } from "../line.ts";

const NONE = { otherMember: "hidden", moderator: "hidden", blocked: "hidden", blocking: "hidden" } as const;

export const likes: Lines<"likes"> = {
  like: {
    outcomes: members("ok", { blocked: "PERSON_NOT_FOUND", blocking: "PERSON_NOT_FOUND" }),
    input: ({ other }) => ({ personId: other.id }),
  },
  likeWithWords: {
    outcomes: members("ok", { blocked: "PERSON_NOT_FOUND", blocking: "PERSON_NOT_FOUND" }),
    input: ({ other, titles: [shared] }) => ({
      personId: other.id,
      text: "¿El libro o la película?",
      about: { kind: "title", id: shared },
    }),
  },
  unlike: { outcomes: members("ok"), input: ({ other }) => ({ personId: other.id }) },
  matches: { outcomes: members("shown", NONE) },
  markSeen: { outcomes: members("hidden") },
};
