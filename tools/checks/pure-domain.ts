import { isSource, isTest, withoutComments } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

/** The rules of the product know neither clock nor chance nor surroundings: what they need is passed in. */
export const pureDomain: Check = {
  name: "domain without clock and I/O",
  run(repository) {
    const paths = repository.files.filter((path) => path.startsWith("domain/") && isSource(path) && !isTest(path));
    const impure =
      /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bprocess\.|\bfetch\(|\bsetTimeout\(|\bperformance\./;
    return findLines(repository, paths, impure, withoutComments);
  },
};
