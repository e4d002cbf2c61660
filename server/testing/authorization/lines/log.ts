import { impartial, type Lines } from "../line.ts";
import { addWarning } from "./warnings.ts";

export const log: Lines<"log"> = {
  entries: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addWarning(scene);
      return {};
    },
  },
  // Noted in the log, also about nothing.
  export: { ...impartial("hidden", ["hidden", "hidden"]), input: () => ({ action: "mark_removed" }) },
  figures: impartial("hidden", ["hidden", "hidden"]),
};
