import { type Counts, formatCounts, formatNeeds, NO_COUNTS, ONE_FAILED } from "./counts.ts";

/** Values of `--only`. */
export const GROUPS = ["checks", "unit", "web", "int", "browser"] as const;
export type Group = (typeof GROUPS)[number];

export interface StepResult {
  readonly counts: Counts;
  /** Shown on failure. */
  readonly output: string;
  /** Shown beside the result, such as why nothing ran. */
  readonly note?: string;
}

export interface Step {
  readonly title: string;
  readonly group: Group;
  /** Uses both processors. */
  readonly alone?: boolean;
  run(): Promise<StepResult>;
}

const LANES = 2;
const HEARTBEAT_MS = 20_000;

/** Runs all steps, two at a time where allowed. Results are in the order of the steps. */
export async function runSteps(steps: readonly Step[], print: (line: string) => void): Promise<Counts[]> {
  const results = steps.map(() => NO_COUNTS);
  for (const batch of batchesOf(steps)) {
    const queue = batch.map((step) => ({ step, index: steps.indexOf(step) }));
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        results[next.index] = await runStep(next.step, print);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return results;
}

/** Steps that may run side by side form one batch. */
function batchesOf(steps: readonly Step[]): Step[][] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (last !== undefined && !step.alone && !last[0]?.alone) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

async function runStep(step: Step, print: (line: string) => void): Promise<Counts> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  if (step.alone) print(`  … ${step.title}`);
  const heartbeat = setInterval(() => print(`  … ${step.title}: still at it after ${seconds()} s`), HEARTBEAT_MS);
  try {
    const { counts, output, note } = await step.run().catch(crashed);
    const what = note ?? formatCounts(counts) + formatNeeds(counts);
    print(`${counts.failed > 0 ? "✘" : "✔"} ${step.title.padEnd(32)} ${`${seconds()} s`.padStart(8)}   ${what}`);
    if (counts.failed > 0) print(framed(step.title, output));
    return counts;
  } finally {
    clearInterval(heartbeat);
  }
}

function crashed(error: unknown): StepResult {
  return { counts: ONE_FAILED, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function framed(title: string, output: string): string {
  const lines = output.trimEnd().split("\n");
  return [`┌── ${title}`, ...lines.map((line) => `│ ${line}`), "└──"].join("\n");
}
