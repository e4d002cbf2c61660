import { formatCounts, sumCounts } from "./suite/counts.ts";
import { endAllPrograms } from "./suite/program.ts";
import { staticSteps } from "./suite/static-steps.ts";
import { GROUPS, type Group, runSteps } from "./suite/step.ts";
import { testSteps } from "./suite/test-steps.ts";

// `npm test [-- --only unit,int,web,browser,checks]`: runs everything, whatever fails, and ends with one summary line.
const chosen = chooseGroups(process.argv.slice(2));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    endAllPrograms();
    process.exitCode = 130;
  });
}

const started = Date.now();
const secondsOf = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;
const steps = [...staticSteps(), ...testSteps()].filter((step) => chosen.includes(step.group));
const finished = await runSteps(steps, (line) => console.log(line));
const counts = sumCounts(finished.map((step) => step.counts));

console.log("\nThe time of each step:");
for (const { title, milliseconds } of finished.toSorted((one, other) => other.milliseconds - one.milliseconds)) {
  console.log(`  ${secondsOf(milliseconds).padStart(6)}  ${title}`);
}
console.log(`Took ${secondsOf(Date.now() - started)}.`);
if (counts.needPostgres > 0) {
  console.log(`${counts.needPostgres} tests need PostgreSQL and did not run: set DATABASE_URL, or use .ci/run.`);
}
if (counts.needClassifier > 0) {
  console.log(
    `${counts.needClassifier} test(s) need the photo classifier and did not run: npm run photos:install-classifier.`,
  );
}
console.log(formatCounts(counts));
process.exitCode ||= counts.failed > 0 || counts.passed === 0 ? 1 : 0;

function chooseGroups(args: readonly string[]): readonly Group[] {
  if (args.length === 0) return GROUPS;
  const names = args.length === 2 && args[0] === "--only" ? (args[1] ?? "").split(",") : [];
  const known = GROUPS.filter((group) => names.includes(group));
  if (known.length === 0 || known.length < names.length) {
    console.error(`Usage: npm test [-- --only ${GROUPS.join(",")}]`);
    process.exit(2);
  }
  return known;
}
