import { isSource, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";

const RE_EXPORT = /^export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+["'][^"']+["'];?$/;

/** No file only re-exports others. */
export const barrels: Check = {
  name: "no barrels",
  run(repository) {
    return repository.files.filter(isSource).flatMap((path) => {
      const text = withoutComments(repository.read(path)).replace(/\{[^}]*\}/g, (names) => names.replace(/\s+/g, " "));
      const lines = text.split("\n").map((line) => line.trim());
      const statements = lines.filter((line) => line !== "");
      const passesOnOnly = statements.length > 0 && statements.every((line) => RE_EXPORT.test(line));
      return passesOnOnly ? [`${path} only passes on what other files export`] : [];
    });
  },
};
