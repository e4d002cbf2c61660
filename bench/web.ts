/**
 * The web app on a modest phone, as JSON: `node bench/web.ts [--runs 5] [--only landing,dashboard] [--base DIR]
 * [--directory DIR]`. Medians, in milliseconds and bytes.
 *
 * The phone: 360 px wide, four times slower than this machine, 1.6 Mbit/s with 150 ms latency. The server is the
 * production build on the embedded database with demo people. `--base` is another checkout with dependencies
 * installed; runs alternate, so that other load affects both, and `ratio` divides by its figure. `--directory` keeps
 * the databases. See docs/browser-speed.md.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../e2e/support/chromium.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { say } from "./discovery/progress.ts";
import { type Figures, medians, ratios } from "./web/figures.ts";
import { SCENARIOS } from "./web/scenarios.ts";
import { type Checkout, serveCheckout } from "./web/served.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    base: { type: "string" },
    directory: { type: "string" },
  },
});
const runs = Number(values.runs);
const directory = values.directory && resolve(values.directory);
const names = values.only?.split(",") ?? Object.keys(SCENARIOS);
for (const name of names) {
  if (!Object.hasOwn(SCENARIOS, name)) throw new Error(`--only takes ${Object.keys(SCENARIOS).join(", ")}`);
}

const cleanup = createCleanup();
try {
  const checkouts: Checkout[] = [];
  if (values.base) checkouts.push(await serveCheckout("base", resolve(values.base), directory, cleanup));
  checkouts.push(await serveCheckout("here", resolve(import.meta.dirname, ".."), directory, cleanup));
  const browser = await chromium.launch(chromiumOptions());
  cleanup.add(() => browser.close());

  const measured = new Map<string, Figures[]>();
  // The first visit, to a cold server, is not counted.
  for (let run = 0; run <= runs; run++) {
    // Alternates the order.
    for (const checkout of run % 2 === 0 ? checkouts : checkouts.toReversed()) {
      for (const name of run === 0 ? names.slice(0, 1) : names) {
        const figures = await SCENARIOS[name as keyof typeof SCENARIOS](browser, checkout);
        if (run === 0) continue;
        for (const [part, each] of Object.entries(figures)) {
          const key = `${checkout.name} ${part}`;
          measured.set(key, [...(measured.get(key) ?? []), each]);
        }
        say(`run ${run}, ${checkout.name}, ${name}: ${JSON.stringify(figures)}`);
      }
    }
  }
  const of = (checkout: string) =>
    Object.fromEntries(
      [...measured].flatMap(([key, all]) =>
        key.startsWith(`${checkout} `) ? [[key.slice(checkout.length + 1), medians(all)]] : [],
      ),
    );
  const report = { runs, node: process.version, browser: browser.version(), here: of("here") };
  const compared = values.base ? { base: of("base"), ratio: ratios(of("here"), of("base")) } : {};
  console.log(JSON.stringify({ ...report, ...compared }, null, 2));
} finally {
  await cleanup.close();
}
