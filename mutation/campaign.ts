import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Repository } from "../tools/repository.ts";
import { isEquivalent } from "./equivalent.ts";
import { isMutated } from "./exclusions.ts";
import { type FoundMutant, findMutants } from "./find-mutants.ts";
import { importersOf, sharedFolders, testsImporting } from "./import-graph.ts";
import { withMutant } from "./mutant.ts";
import type { Options } from "./options.ts";
import { withProbes } from "./probes.ts";
import { randomOf, sampleOf } from "./sample.ts";
import { reachedFileIn, type TestRunner } from "./test-runner.ts";

export interface Lane {
  readonly root: string;
  readonly runner: TestRunner;
}

export interface Outcome {
  readonly mutant: FoundMutant;
  /** `unreached`: none of the nearest tests runs the code. */
  readonly result: "noticed" | "survived" | "unreached";
  readonly noticedBy?: string | undefined;
  /** Tests beyond the limit per fault. */
  readonly leftOut: number;
}

/** Under load a test may fail by chance. */
const BASELINE_TRIES = 2;
const LEAST_TIMEOUT_MS = 120_000;
const TIMEOUT_FACTOR = 5;
/** Many candidates import the code without reaching it. */
const LOOKED_AT_PER_RUN = 3;

/** Uniform over lines, then over the faults of each line. */
export async function chooseMutants(
  repository: Repository,
  { only, sample, seed }: Pick<Options, "only" | "sample" | "seed">,
): Promise<FoundMutant[]> {
  const isChosen = (path: string) => only.length === 0 || only.some((each) => `${path}/`.startsWith(`${each}/`));
  const found: FoundMutant[] = [];
  for (const path of repository.files.filter((file) => isMutated(file) && isChosen(file))) {
    const text = repository.read(path);
    found.push(...(await findMutants(path, text)).filter((mutant) => !isEquivalent(mutant, text)));
  }
  const random = randomOf(seed);
  const lines = [...Map.groupBy(found, ({ path, line }) => `${path}:${line}`).values()];
  return sampleOf(lines, sample, random).flatMap((mutants) => sampleOf(mutants, 1, random));
}

interface Baseline {
  /** Undefined for a failing test. */
  readonly milliseconds: number | undefined;
  /** Indices of mutants. */
  readonly reached: ReadonlySet<number>;
}

export interface CampaignResult {
  readonly outcomes: readonly Outcome[];
  /** `path: failure` of each test file that fails without a fault. */
  readonly red: readonly string[];
}

/** Runs the tests that reach each fault, nearest first, until one fails. Probes tell what a test reaches. */
export async function runCampaign(
  repository: Repository,
  mutants: readonly FoundMutant[],
  lanes: readonly Lane[],
  options: { tests: number; onOutcome: (outcome: Outcome) => void; onRed: (test: string) => void },
): Promise<CampaignResult> {
  const importers = importersOf(repository);
  const outcomes = new Map<FoundMutant, Outcome>();
  const baselines = new Map<string, Promise<Baseline>>();
  const red: string[] = [];

  const probedText = (path: string, root: string) => {
    const probes = mutants.flatMap((mutant, number) => (mutant.path === path ? [{ number, point: mutant.probe }] : []));
    return withProbes(repository.read(path), probes, reachedFileIn(root));
  };
  for (const { root } of lanes) {
    for (const path of new Set(mutants.map((mutant) => mutant.path))) {
      writeFileSync(join(root, path), probedText(path, root));
    }
  }

  async function measure(test: string, { runner }: Lane, changed: readonly string[]): Promise<Baseline> {
    let result = await runner.run({ test, changed }, LEAST_TIMEOUT_MS * TIMEOUT_FACTOR);
    for (let tries = 1; tries < BASELINE_TRIES && !result.passed; tries++) {
      result = await runner.run({ test, changed: [] }, LEAST_TIMEOUT_MS * TIMEOUT_FACTOR);
    }
    if (!result.passed) {
      red.push(`${test}: ${result.failure}`);
      options.onRed(`${test}: ${result.failure}`);
    }
    return { milliseconds: result.passed ? result.milliseconds : undefined, reached: new Set(result.reached) };
  }

  await inLanes([...mutants.entries()], lanes, async ([number, mutant], lane) => {
    const { path } = mutant;
    const candidates = nearestFirst(path, testsImporting(path, importers)).slice(0, options.tests * LOOKED_AT_PER_RUN);
    const put = (text: string) => writeFileSync(join(lane.root, path), text);
    const mutated = withMutant(repository.read(path), mutant);
    let ran = 0;
    let outcome: Outcome | undefined;
    for (const [index, test] of candidates.entries()) {
      if (ran === options.tests) {
        outcome = { mutant, result: "survived", leftOut: candidates.length - index };
        break;
      }
      let baseline = baselines.get(test);
      if (baseline === undefined) {
        put(probedText(path, lane.root));
        baseline = measure(test, lane, [path]);
        baselines.set(test, baseline);
      }
      const { milliseconds, reached } = await baseline;
      if (milliseconds === undefined || !reached.has(number)) continue;

      ran++;
      put(mutated);
      const timeout = Math.max(LEAST_TIMEOUT_MS, milliseconds * TIMEOUT_FACTOR);
      let result = await lane.runner.run({ test, changed: [path] }, timeout);
      if (!result.hasStarted) result = await lane.runner.run({ test, changed: [] }, timeout);
      const { passed, failure } = result;
      if (!passed) {
        outcome = { mutant, result: "noticed", noticedBy: `${test}: ${failure}`, leftOut: 0 };
        break;
      }
    }
    outcome ??= { mutant, result: ran === 0 ? "unreached" : "survived", leftOut: 0 };
    put(probedText(path, lane.root));
    lane.runner.invalidate([path]);
    outcomes.set(mutant, outcome);
    options.onOutcome(outcome);
  });
  return { outcomes: mutants.flatMap((mutant) => outcomes.get(mutant) ?? []), red };
}

// Weights of nearness, in imports.
const DATABASE_COST = 2;
/** `likes` tests for endpoints/likes.ts. */
const SAME_NAME = 6;
const SAME_PART = 8;
/** Name the layer or kind of a file, not its subject. */
const LAYERS = new Set(
  (
    "endpoints schemas vocabulary features store service present routes events people platform server http lib ui shell " +
    "section screen dialog list field form state states panel button"
  ).split(" "),
);
/** Shorter words, such as `use`, are in too many paths. */
const LEAST_LETTERS = 5;

/** Same folder before few imports, quick before slow. */
function nearestFirst(path: string, distances: ReadonlyMap<string, number>): string[] {
  const name = basename(path).replace(/\..*/, "");
  const parts = name.split("-").filter((part) => part.length >= LEAST_LETTERS);
  const words = [name, ...parts, basename(dirname(path))].filter((word) => !LAYERS.has(word));
  const nearness = (test: string) =>
    (distances.get(test) ?? Infinity) -
    2 * sharedFolders(test, path) -
    (test.split("/")[0] === path.split("/")[0] ? SAME_PART : 0) +
    (test.endsWith(".int.test.ts") ? DATABASE_COST : 0) -
    (words.some((word) => test.includes(word)) ? SAME_NAME : 0);
  return [...distances.keys()].sort((one, other) => nearness(one) - nearness(other) || (one < other ? -1 : 1));
}

async function inLanes<Item>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (item: Item, lane: Lane) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next, lane);
    }),
  );
}
