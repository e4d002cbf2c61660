import { Failure } from "./progress.mjs";

/** Node arguments by task; those of the command line follow. */
const TASKS = {
  // What serves finds everything installed and built in production.
  start: { args: ["server/main.ts"], needsWeb: true, serves: true },
  build: { args: undefined, needsWeb: true, needsRelease: true },
  "build-web": { args: undefined, needsWeb: true },
  screenshots: { args: ["e2e/screenshots/main.ts"], needsWeb: true },
  test: { args: ["tools/test.ts"] },
  check: { args: ["tools/test.ts", "--only", "checks"] },
  // For `PHOTO_CLASSIFIER=on`.
  classifier: { args: undefined, addOn: "server/photos/classifier" },
  acceptance: { args: ["tools/acceptance.ts"] },
  mutate: { args: ["mutation/main.ts"] },
  format: { args: ["node_modules/@biomejs/biome/bin/biome", "check", "--write"] },
  // `exec FILE.ts …`
  exec: { args: [], serves: true },
};

/** Without `args` there is nothing to run. */
export function planTask([name, ...rest]) {
  const task = Object.hasOwn(TASKS, name ?? "") ? TASKS[name] : undefined;
  if (task === undefined) throw new Failure(`Usage: node tools/run.mjs ${Object.keys(TASKS).join("|")} …`, 2);
  if (name === "exec" && rest.length === 0) throw new Failure("Usage: node tools/run.mjs exec FILE.ts …", 2);
  return { ...task, args: task.args && [...task.args, ...rest] };
}
