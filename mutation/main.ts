import { writeFileSync } from "node:fs";
import { openRepository, repositoryRoot, snapshotOf } from "../tools/repository.ts";
import { chooseMutants, type Lane, type Outcome, runCampaign } from "./campaign.ts";
import { type CheckoutCopy, copyCheckout } from "./checkout-copy.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";
import { reportOf, scoreOf, survivorLine } from "./report.ts";
import { startTestRunner } from "./test-runner.ts";

// `npm run mutate -- --sample 300 --seed S`: docs/contributing.md, "Faults on purpose".
const options = readOptions();
// The checkout may be edited meanwhile.
const repository = snapshotOf(openRepository());
const copies: CheckoutCopy[] = [];
const lanes: Lane[] = [];
/** Reported on Ctrl-C as well. */
const known: Outcome[] = [];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    if (known.length > 0) console.log(reportOf(known, repository.read));
    void cleanUp().finally(() => process.exit(130));
  });
}

try {
  process.exitCode = await run();
} finally {
  await cleanUp();
}

async function run(): Promise<number> {
  const started = Date.now();
  const mutants = await chooseMutants(repository, options);
  if (mutants.length === 0) {
    console.error("There is no code to put a fault into.");
    return 2;
  }
  for (let lane = 0; lane < Math.min(options.lanes, mutants.length); lane++) {
    const copy = copyCheckout(repositoryRoot, repository);
    copies.push(copy);
    lanes.push({ root: copy.root, runner: startTestRunner(copy.root) });
  }

  const { outcomes, red } = await runCampaign(repository, mutants, lanes, {
    tests: options.tests,
    onRed: (test) => console.error(`  Fails without any fault: ${test}`),
    onOutcome: (outcome) => {
      known.push(outcome);
      if (outcome.result !== "noticed") console.log(survivorLine(outcome, repository.read));
      if (known.length % 25 === 0) console.log(`… ${known.length} of ${mutants.length}`);
    },
  });
  console.log(reportOf(outcomes, repository.read));
  console.log(`\nSeed ${options.seed}, took ${Math.round((Date.now() - started) / 1000)} s.`);
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(outcomes, undefined, 2));
  if (red.length > 0) console.error(`\nThese tests fail without any fault:\n  ${red.join("\n  ")}`);
  return red.length > 0 || scoreOf(outcomes) < options.min ? 1 : 0;
}

async function cleanUp(): Promise<void> {
  await Promise.all(lanes.map(({ runner }) => runner.close()));
  for (const copy of copies) copy.remove();
}

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}
