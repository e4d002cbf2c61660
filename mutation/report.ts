import type { Outcome } from "./campaign.ts";
import { describeMutant, folderOf } from "./mutant.ts";

/** Percent. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 100 : (100 * noticed(outcomes)) / outcomes.length;
}

export function reportOf(outcomes: readonly Outcome[], read: (path: string) => string): string {
  const folders = [...Map.groupBy(outcomes, ({ mutant }) => folderOf(mutant.path))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const missed = outcomes
    .filter(({ result }) => result !== "noticed")
    .map((outcome) => survivorLine(outcome, read))
    .sort();
  return [
    "",
    ...folders.map(([folder, its]) => scoreLine(folder, its)),
    scoreLine("all", outcomes),
    ...(missed.length > 0 ? ["", "Not noticed:", ...missed] : []),
  ].join("\n");
}

export function survivorLine({ mutant, result, leftOut }: Outcome, read: (path: string) => string): string {
  const note =
    result === "unreached" ? " (no test reaches it)" : leftOut > 0 ? ` (${leftOut} test files left out)` : "";
  return `  ${describeMutant(mutant, read(mutant.path))}${note}`;
}

function scoreLine(title: string, outcomes: readonly Outcome[]): string {
  const share = `${noticed(outcomes)} of ${outcomes.length}`;
  return `${title.padEnd(20)}${share.padStart(12)}${`${scoreOf(outcomes).toFixed(1)} %`.padStart(10)}`;
}

function noticed(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ result }) => result === "noticed").length;
}
