import { type Lines, members } from "../line.ts";

export const notifications: Lines<"notifications"> = {
  current: { outcomes: members("hidden") },
};
