import { isSource } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

// Put together so that this file does not find itself.
const SUPPRESSION = new RegExp(["@ts-(ignore|nocheck)", "@ts-expect-error\\s*$"].join("|"));

/** The compiler is silenced only where it would err, and with a reason. */
export const typeSuppressions: Check = {
  name: "compiler silenced only with a reason",
  run(repository) {
    const paths = repository.files.filter((path) => isSource(path) && !path.startsWith("tools/checks/"));
    return findLines(repository, paths, SUPPRESSION);
  },
};
