import { isSource, isTest } from "../repository.ts";
import type { Check } from "./check.ts";

const MAXIMUM_LINES = 350;
/** Dictionaries, word lists and other data that happen to be written in TypeScript. */
const DATA = /^phrases\/|-(data|words|places)\.ts$|\/words\//;

/** A source file is short enough to be read at one go. */
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
