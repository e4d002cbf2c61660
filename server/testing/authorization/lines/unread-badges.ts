import { type Lines, members } from "../line.ts";

export const unreadBadges: Lines<"unreadBadges"> = {
  current: { outcomes: members("hidden") },
};
