import { Instrumenter } from "@stryker-mutator/instrumenter";
import { exclusionOf, isWholeSql } from "./exclusions.ts";
import type { Mutant } from "./mutant.ts";
import { ownReplacements } from "./own-mutators.ts";
import { nodesOf, type SyntaxPath } from "./syntax.ts";

export interface FoundMutant extends Mutant {
  /** From 1. */
  readonly line: number;
  /** Place for a call that runs whenever the code is reached. */
  readonly probe: ProbePoint;
}

/** Before a statement, or around an arrow function's value. */
export type ProbePoint =
  | { readonly kind: "statement"; readonly at: number }
  | { readonly kind: "value"; readonly start: number; readonly end: number };

export async function findMutants(path: string, text: string): Promise<FoundMutant[]> {
  const nodes = nodesOf(path, text);
  // Of equal ranges the innermost comes last: the literal, not its statement.
  const byRange = new Map(nodes.map((each) => [`${each.node.start}-${each.node.end}`, each]));
  const found = new Map<string, FoundMutant>();
  const add = (at: SyntaxPath, mutant: Omit<Mutant, "path">) => {
    if (exclusionOf(at, path) !== undefined) return;
    const line = text.slice(0, mutant.start).split("\n").length;
    found.set(`${mutant.start}-${mutant.end}-${mutant.replacement}`, { path, ...mutant, line, probe: probePoint(at) });
  };

  for (const at of nodes) for (const replacement of ownReplacements(at, text)) add(at, replacement);
  for (const mutant of await strykerMutants(path, text)) {
    const at = byRange.get(`${mutant.start}-${mutant.end}`);
    if (at !== undefined && !(mutant.mutator === "StringLiteral" && isWholeSql(at))) add(at, mutant);
  }
  return [...found.values()];
}

/** The instrumenter logs by default. */
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
};

async function strykerMutants(path: string, text: string): Promise<Omit<Mutant, "path">[]> {
  const instrumenter = new Instrumenter(silent, undefined, () => "");
  const { mutants } = await instrumenter.instrument([{ name: path, mutate: true, content: text }], {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
  });
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }) => (lineStarts[line] ?? 0) + column;
  return mutants.map(({ location, replacement, mutatorName }) => ({
    start: offsetOf(location.start),
    end: offsetOf(location.end),
    replacement,
    mutator: mutatorName,
  }));
}

export function probePoint({ node, ancestors }: SyntaxPath): ProbePoint {
  const around = [node, ...ancestors];
  for (const [index, each] of around.entries()) {
    const parent = around[index + 1];
    if (parent === undefined) break;
    if (parent.type === "ArrowFunctionExpression" && parent.body === each && each.type !== "BlockStatement") {
      return { kind: "value", start: each.start, end: each.end };
    }
    if (index === 0 && each.type === "BlockStatement") return { kind: "statement", at: each.start + 1 };
    const isInList = parent.type === "BlockStatement" || parent.type === "Program";
    const isInCase = parent.type === "SwitchCase" && each !== parent.test;
    if (isInList || isInCase) return { kind: "statement", at: each.start };
  }
  return { kind: "statement", at: 0 };
}
