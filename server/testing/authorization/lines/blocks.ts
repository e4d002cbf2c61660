import { type Lines, members } from "../line.ts";

export const blocks: Lines<"blocks"> = {
  list: { outcomes: members("hidden", { blocking: "shown" }) },
  block: { outcomes: members("ok"), input: ({ other }) => ({ personId: other.id }) },
  unblock: { outcomes: members("ok"), input: ({ other }) => ({ personId: other.id }) },
};
