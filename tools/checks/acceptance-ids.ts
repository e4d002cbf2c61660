import { mentionsIn, rowsOf } from "../acceptance/coverage.ts";
import type { Check } from "./check.ts";

/** Acceptance rows in test titles exist. */
export const acceptanceIds: Check = {
  name: "acceptance rows named by tests exist",
  run(repository) {
    const rows = rowsOf(repository);
    const ids = new Set(rows.map((row) => row.id));
    const areas = new Set(rows.map((row) => row.area));
    return [...mentionsIn(repository)].flatMap(([id, paths]) => {
      const area = id.slice(0, id.lastIndexOf("-"));
      return areas.has(area) && !ids.has(id) ? [`${[...paths].join(", ")}: there is no row ${id}`] : [];
    });
  },
};
