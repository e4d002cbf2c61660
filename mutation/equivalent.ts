import { readFileSync } from "node:fs";
import type { FoundMutant } from "./find-mutants.ts";

/** A fault that no test can notice, because the product does the same with it. */
export interface Equivalent {
  readonly path: string;
  /** The whole line in which the fault begins, without its indentation. */
  readonly line: string;
  /** What the fault puts in; all faults of the line when it is left out. */
  readonly replacement?: string;
  readonly reason: string;
}

/** Kept as data: the list grows with every survivor that turns out to be none. */
export const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(new URL("equivalent.json", import.meta.url), "utf8"),
);

/** Whether a fault is on the list. */
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
