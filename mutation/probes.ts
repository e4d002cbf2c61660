import type { ProbePoint } from "./find-mutants.ts";

export interface Probe {
  readonly number: number;
  readonly point: ProbePoint;
}

/** Probes append their numbers to the file `reachedPath`. */
export function withProbes(text: string, probes: readonly Probe[], reachedPath: string): string {
  if (probes.length === 0) return text;
  const insertions = probes.flatMap(({ number, point }) => {
    const call = `reachedByTest(${number})`;
    return point.kind === "statement"
      ? [{ at: point.at, code: `;${call};` }]
      : [
          { at: point.start, code: `(${call}, ` },
          { at: point.end, code: ")" },
        ];
  });
  let probed = text;
  for (const { at, code } of insertions.sort((one, other) => other.at - one.at)) {
    probed = probed.slice(0, at) + code + probed.slice(at);
  }
  return `${probed}\n${reporter(reachedPath)}`;
}

/** Hoisted; writes each number once per process. */
function reporter(reachedPath: string): string {
  return `function reachedByTest(number) {
  const reached = (globalThis.probesReached ??= new Set());
  if (reached.has(number)) return;
  reached.add(number);
  globalThis.process?.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(reachedPath)}, number + "\\n");
}
`;
}
