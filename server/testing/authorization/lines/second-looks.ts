import { impartial, type Lines } from "../line.ts";

export const secondLooks: Lines<"secondLooks"> = {
  list: impartial("hidden", ["hidden", "hidden"]),
  // Nobody is banned.
  look: {
    ...impartial("SECOND_LOOK_OVER", ["VALIDATION_FAILED", "CASE_PARTY"]),
    input: ({ other, reportId }) => ({ personId: other.id, decisionId: reportId }),
  },
};
