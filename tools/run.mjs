// The entry of every npm script. Runs on a fresh clone with Node 20 or later: built-in modules only, no TypeScript.
import { ensureInstalled, installAddOn, requireInstalled } from "./bootstrap/install.mjs";
import { findNode } from "./bootstrap/node.mjs";
import { Failure } from "./bootstrap/progress.mjs";
import { buildRelease } from "./bootstrap/release.mjs";
import { supervise } from "./bootstrap/supervise.mjs";
import { planTask } from "./bootstrap/tasks.mjs";
import { ensureWebBuilt, requireWebBuilt } from "./bootstrap/web-build.mjs";

try {
  const plan = planTask(process.argv.slice(2));
  const isProduction = plan.serves && process.env.NODE_ENV === "production";
  if (isProduction) requireInstalled();
  else await ensureInstalled(plan);
  const node = findNode();
  if (plan.addOn !== undefined) await installAddOn(plan.addOn);
  if (plan.needsWeb) await (isProduction ? requireWebBuilt() : ensureWebBuilt(node));
  if (plan.needsRelease) await buildRelease();
  if (plan.args !== undefined) supervise(node, plan.args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
