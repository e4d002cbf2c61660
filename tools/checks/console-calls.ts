import { isSource, withoutComments } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

/** The product logs through its log module only; tools and tests of the whole talk to a terminal. */
export const consoleCalls: Check = {
  name: "no console in the product",
  run(repository) {
    const paths = repository.files.filter((path) => isSource(path) && !/^(tools|bench|e2e)\//.test(path));
    return findLines(repository, paths, /\bconsole\s*\??\./, withoutComments);
  },
};
