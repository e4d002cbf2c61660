import { impartial, type Lines, moderators } from "../line.ts";
import { addWarning } from "./warnings.ts";

export const moderationLog: Lines<"moderationLog"> = {
  entries: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addWarning(scene);
      return {};
    },
  },
  figures: { outcomes: moderators("hidden") },
};
