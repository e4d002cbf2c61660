import { type Lines, members } from "../line.ts";

export const prompts: Lines<"prompts"> = {
  // It names no person: callers can only change their own answers.
  change: {
    outcomes: members("hidden"),
    input: () => ({ prompts: [{ question: "made_me_cry", answer: "Clannad" }], before: [] }),
  },
};
