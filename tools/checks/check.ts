import type { Repository } from "../repository.ts";

/** A rule that neither compiler nor linter can check. */
export interface Check {
  readonly name: string;
  /** One line per violation, beginning with the path. */
  run(repository: Repository): string[];
}

/** The lines that match `pattern`, with path and number. */
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
