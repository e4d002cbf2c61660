import { type Lines, members } from "../line.ts";

export const turns: Lines<"turns"> = {
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ isReminding: false }) },
};
