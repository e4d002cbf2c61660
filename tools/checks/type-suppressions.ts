import { isSource } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

// In pieces, or this file would match.
const SUPPRESSION = new RegExp(["@ts-(ignore|nocheck)", "@ts-expect-error\\s*$"].join("|"));

/** Compiler suppressions need a reason. */
export const typeSuppressions: Check = {
  name: "compiler silenced only with a reason",
  run(repository) {
    const paths = repository.files.filter((path) => isSource(path) && !path.startsWith("tools/checks/"));
    return findLines(repository, paths, SUPPRESSION);
  },
};
