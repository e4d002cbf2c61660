import { type Lines, members } from "../line.ts";

export const deletion: Lines<"deletion"> = {
  // With another person's id (DELETE-08).
  deleteUser: { outcomes: members("FORBIDDEN"), input: ({ other }) => ({ userId: other.id }) },
};
