import { type Lines, members } from "../line.ts";

export const shelf: Lines<"shelf"> = {
  mine: { outcomes: members("hidden") },
  pin: { outcomes: members("hidden"), input: () => ({ interestIds: [] }) },
  setStatus: { outcomes: members("hidden"), input: ({ titles: [shared] }) => ({ interestId: shared, status: null }) },
};
