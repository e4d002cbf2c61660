import { readFileSync } from "node:fs";
import type { FoundMutant } from "./find-mutants.ts";

export interface Equivalent {
  readonly path: string;
  /** The trimmed line in which the fault begins. */
  readonly line: string;
  /** All faults of the line when absent. */
  readonly replacement?: string;
  readonly reason: string;
}

export const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(new URL("equivalent.json", import.meta.url), "utf8"),
);

export function isEquivalent(
  { path, line, replacement }: Pick<FoundMutant, "path" | "line" | "replacement">,
  text: string,
  list: readonly Equivalent[] = equivalents,
): boolean {
  const code = text.split("\n")[line - 1]?.trim();
  return list.some(
    (each) => each.path === path && each.line === code && (each.replacement ?? replacement) === replacement,
  );
}
