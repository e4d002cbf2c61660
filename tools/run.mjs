// The one command behind `npm start`, `npm test` and every other npm script. It runs on a fresh clone, before anything is
// installed and under any Node from 20 on: built-in modules only, no TypeScript.
import { ensureInstalled, installAddOn } from "./bootstrap/install.mjs";
import { findNode } from "./bootstrap/node.mjs";
import { Failure } from "./bootstrap/progress.mjs";
import { supervise } from "./bootstrap/supervise.mjs";
import { planTask } from "./bootstrap/tasks.mjs";
import { ensureWebBuilt } from "./bootstrap/web-build.mjs";

try {
  const plan = planTask(process.argv.slice(2));
  await ensureInstalled();
  const node = findNode();
  if (plan.addOn !== undefined) await installAddOn(plan.addOn);
  if (plan.needsWeb) await ensureWebBuilt(node);
  if (plan.args !== undefined) supervise(node, plan.args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
