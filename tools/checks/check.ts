import type { Repository } from "../repository.ts";

/** One rule about the repository as a whole that neither compiler nor linter knows. */
export interface Check {
  /** The rule in a few words. */
  readonly name: string;
  /** One line per violation, each beginning with the path concerned; empty when the rule holds. */
  run(repository: Repository): string[];
}

/** Reports every line of the given files in which `pattern` occurs. */
export function findLines(
  repository: Repository,
  paths: readonly string[],
  pattern: RegExp,
  textOf: (text: string) => string = (text) => text,
): string[] {
  return paths.flatMap((path) =>
    textOf(repository.read(path))
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}
