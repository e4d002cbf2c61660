import { type Lines, members } from "../line.ts";

export const dailyPeople: Lines<"dailyPeople"> = {
  // Neither is selected for the other, as they like each other.
  today: { outcomes: members("hidden") },
  settings: { outcomes: members("hidden") },
  change: {
    outcomes: members("hidden"),
    input: () => ({ maxDistance: 100, minAge: 25, maxAge: null, sharedLanguage: true }),
  },
};
