import { type Lines, members } from "../line.ts";

export const messageSearch: Lines<"messageSearch"> = {
  find: {
    outcomes: members("shown", { otherMember: "hidden", moderator: "hidden", blocking: "hidden" }),
    input: ({ message }) => ({ text: message.text }),
  },
};
