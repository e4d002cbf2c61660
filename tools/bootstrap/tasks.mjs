import { Failure } from "./progress.mjs";

/** What each task runs, with the arguments of the command line appended. */
const TASKS = {
  start: { args: ["server/main.ts"], needsWeb: true },
  // Builds the web app and nothing else.
  build: { args: undefined, needsWeb: true },
  // Pictures of every screen, to leaf through.
  screenshots: { args: ["e2e/support/pictures.ts"], needsWeb: true },
  test: { args: ["tools/test.ts"] },
  check: { args: ["tools/test.ts", "--only", "checks"] },
  // Installs what `PHOTO_CLASSIFIER=on` needs.
  classifier: { args: undefined, addOn: "server/photos/classifier" },
  acceptance: { args: ["tools/acceptance.ts"] },
  mutate: { args: ["mutation/main.ts"] },
  format: { args: ["node_modules/@biomejs/biome/bin/biome", "check", "--write"] },
  // `exec FILE.ts …`: any other TypeScript file of the repository.
  exec: { args: [] },
};

/**
 * Turns the command line into the arguments for Node (undefined when there is nothing to run), whether the web app must be
 * built first, and the folder of an add-on to install.
 */
export function planTask([name, ...rest]) {
  const task = Object.hasOwn(TASKS, name ?? "") ? TASKS[name] : undefined;
  if (task === undefined) throw new Failure(`Usage: node tools/run.mjs ${Object.keys(TASKS).join("|")} …`, 2);
  if (name === "exec" && rest.length === 0) throw new Failure("Usage: node tools/run.mjs exec FILE.ts …", 2);
  return { args: task.args && [...task.args, ...rest], needsWeb: task.needsWeb === true, addOn: task.addOn };
}
