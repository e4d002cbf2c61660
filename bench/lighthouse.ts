/**
 * Lighthouse on the public pages, as on a phone: `node bench/lighthouse.ts [--runs 5] [--paths /,/login] [--directory
 * DIR]`. Prints JSON: medians, scores in percent, times in milliseconds; `findings` are the failed audits of the last
 * run.
 *
 * Lighthouse is fetched from the npm registry: it is no dependency. The server is the production build on the
 * embedded database with demo people. See docs/browser-speed.md.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromiumOptions } from "../e2e/support/chromium.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { step } from "./discovery/progress.ts";
import { type Figures, medians } from "./web/figures.ts";
import { serveCheckout } from "./web/served.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const PUBLIC_PATHS = "/,/login,/register,/premium,/contact,/privacy,/terms,/sobre-mi";

interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const METRICS = {
  largestPaint: "largest-contentful-paint",
  blockingTime: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    paths: { type: "string", default: PUBLIC_PATHS },
    directory: { type: "string" },
  },
});

const cleanup = createCleanup();
try {
  const root = resolve(import.meta.dirname, "..");
  const site = await serveCheckout("here", root, values.directory && resolve(values.directory), cleanup);
  const folder = await mkdtemp(join(tmpdir(), "nakamatch-lighthouse-"));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const pages: Record<string, object> = {};
  for (const path of values.paths.split(",")) {
    const measured: Figures[] = [];
    let findings: Record<string, number> = {};
    for (let run = 1; run <= Number(values.runs); run++) {
      const report = await step(`${path}, run ${run}`, () => inspect(site.address + path, join(folder, "report.json")));
      measured.push(figuresOf(report));
      findings = findingsOf(report);
    }
    pages[path] = { ...medians(measured), findings };
  }
  console.log(JSON.stringify({ runs: Number(values.runs), lighthouse: LIGHTHOUSE, pages }, null, 2));
} finally {
  await cleanup.close();
}

async function inspect(url: string, file: string): Promise<LighthouseReport> {
  const { executablePath, args = [] } = chromiumOptions({ isFull: true });
  const program = spawn(
    "npm",
    [
      ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url],
      ...["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`],
      `--chrome-flags=--headless=new ${args.map((each) => (each.includes(" ") ? `"${each}"` : each)).join(" ")}`,
    ],
    {
      env: { ...process.env, ...(executablePath !== undefined && { CHROME_PATH: executablePath }) },
      // Standard output is for the report only.
      stdio: ["ignore", process.stderr, "inherit"],
    },
  );
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(await readFile(file, "utf8")) as LighthouseReport;
}

function figuresOf({ categories, audits }: LighthouseReport): Figures {
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...metrics]);
}

function findingsOf({ categories, audits }: LighthouseReport): Record<string, number> {
  const weighing = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return Object.fromEntries(
    weighing.flatMap(({ id }) => {
      const score = audits[id]?.score ?? 1;
      return score < 0.9 ? [[id, Math.round(score * 100)]] : [];
    }),
  );
}
