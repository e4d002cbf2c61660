import { isSource, isTest, withoutComments } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

/** `domain` takes clock, randomness and environment as arguments. */
export const pureDomain: Check = {
  name: "domain without clock and I/O",
  run(repository) {
    const paths = repository.files.filter((path) => path.startsWith("domain/") && isSource(path) && !isTest(path));
    const impure =
      /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bprocess\.|\bfetch\(|\bsetTimeout\(|\bperformance\./;
    return findLines(repository, paths, impure, withoutComments);
  },
};
