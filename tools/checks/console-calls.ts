import { isSource, isTest, withoutComments } from "../repository.ts";
import { type Check, findLines } from "./check.ts";

/** Command-line programs, and the browser's log module. */
const MAY_TALK = /^(tools|mutation|bench|e2e)\/|^web\/lib\/log\.ts$/;

/** The product uses its log modules only. */
export const consoleCalls: Check = {
  name: "no console in the product",
  run(repository) {
    const paths = repository.files.filter((path) => isSource(path) && !isTest(path) && !MAY_TALK.test(path));
    return findLines(repository, paths, /\bconsole\s*\??\./, withoutComments);
  },
};
