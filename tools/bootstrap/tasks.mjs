import { Failure } from "./progress.mjs";

/** Node arguments by task; those of the command line follow. `development`: also needs what only tests and checks use. */
const TASKS = {
  // What serves finds everything installed and built in production.
  start: { args: ["server/main.ts"], needsWeb: true, serves: true },
  build: { args: undefined, needsWeb: true, needsRelease: true },
  "build-web": { args: undefined, needsWeb: true },
  screenshots: { args: ["e2e/screenshots/main.ts"], needsWeb: true, development: true },
  test: { args: ["tools/test.ts"], development: true },
  check: { args: ["tools/test.ts", "--only", "checks"], development: true },
  // For `PHOTO_CLASSIFIER=on`.
  classifier: { args: undefined, addOn: "server/photos/classifier" },
  acceptance: { args: ["tools/acceptance.ts"] },
  mutate: { args: ["mutation/main.ts"], development: true },
  format: { args: ["node_modules/@biomejs/biome/bin/biome", "check", "--write"], development: true },
  // `exec FILE.ts …`
  exec: { args: [], serves: true },
};

/** Without `args` there is nothing to run. */
export function planTask([name, ...rest]) {
  const task = Object.hasOwn(TASKS, name ?? "") ? TASKS[name] : undefined;
  if (task === undefined) throw new Failure(`Usage: node tools/run.mjs ${Object.keys(TASKS).join("|")} …`, 2);
  if (name === "exec" && rest.length === 0) throw new Failure("Usage: node tools/run.mjs exec FILE.ts …", 2);
  const development = name === "exec" ? !rest[0].startsWith("server/commands/") : task.development === true;
  return { ...task, development, args: task.args && [...task.args, ...rest] };
}
