import { type Lines, members } from "../line.ts";

export const dailyPeople: Lines<"dailyPeople"> = {
  // The two like each other, so neither is chosen for the other.
  today: { outcomes: members("hidden") },
};
