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
  figures: impartial("hidden", ["hidden", "hidden"]),
};
