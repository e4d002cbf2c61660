import { type Lines, members } from "../line.ts";

export const dots: Lines<"dots"> = {
  current: { outcomes: members("hidden") },
};
