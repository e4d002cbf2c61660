import { type Counts, formatCounts, formatNeeds, ONE_FAILED } from "./counts.ts";

/** Choices of `--only`. */
export const GROUPS = ["checks", "unit", "web", "int", "browser"] as const;
export type Group = (typeof GROUPS)[number];

export interface StepResult {
  readonly counts: Counts;
  /** Shown on failure. */
  readonly output: string;
  /** Shown beside the result. */
  readonly note?: string;
}

export interface Step {
  readonly title: string;
  readonly group: Group;
  /** Keeps both processors busy by itself, so nothing runs beside it. */
  readonly alone?: boolean;
  run(): Promise<StepResult>;
}

export interface FinishedStep {
  readonly title: string;
  readonly counts: Counts;
  readonly milliseconds: number;
}

const LANES = 2;
const HEARTBEAT_MS = 20_000;

/** Runs all steps, two at a time where they allow it. Never rejects; in the order of completion. */
export async function runSteps(steps: readonly Step[], print: (line: string) => void): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const batch of batchesOf(steps)) {
    const queue = [...batch];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        finished.push(await runStep(next, print));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return finished;
}

/** Adjacent parallel steps make one batch. */
function batchesOf(steps: readonly Step[]): Step[][] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (last !== undefined && !step.alone && !last[0]?.alone) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

async function runStep(step: Step, print: (line: string) => void): Promise<FinishedStep> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  if (step.alone) print(`  … ${step.title}`);
  const heartbeat = setInterval(() => print(`  … ${step.title}: still at it after ${seconds()} s`), HEARTBEAT_MS);
  try {
    const { counts, output, note } = await step.run().catch(crashed);
    const what = note ?? formatCounts(counts) + formatNeeds(counts);
    print(`${counts.failed > 0 ? "✘" : "✔"} ${step.title.padEnd(32)} ${`${seconds()} s`.padStart(8)}   ${what}`);
    if (counts.failed > 0) print(framed(step.title, output));
    return { title: step.title, counts, milliseconds: Date.now() - started };
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
