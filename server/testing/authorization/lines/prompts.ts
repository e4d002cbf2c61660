import { type Lines, members } from "../line.ts";

export const prompts: Lines<"prompts"> = {
  // It names no person: a caller changes their own answers at most.
  change: {
    outcomes: members("hidden"),
    input: () => ({ prompts: [{ question: "made_me_cry", answer: "Clannad" }], before: [] }),
  },
};
