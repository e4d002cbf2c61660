import { isSource, isTest } from "../repository.ts";
import type { Check } from "./check.ts";

const MAXIMUM_LINES = 400;
/** Data written as TypeScript. */
const DATA = /^phrases\/|-(data|words|places)\.ts$|\/words\//;

export const fileLength: Check = {
  name: `source files of at most ${MAXIMUM_LINES} lines`,
  run(repository) {
    return repository.files
      .filter((path) => isSource(path) && !isTest(path) && !DATA.test(path))
      .flatMap((path) => {
        const lines = repository.read(path).trimEnd().split("\n").length;
        return lines > MAXIMUM_LINES ? [`${path} has ${lines} lines`] : [];
      });
  },
};
