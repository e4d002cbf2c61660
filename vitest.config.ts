import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const webFolder = fileURLToPath(new URL("web", import.meta.url));
const webConfig = fileURLToPath(new URL("web/vite.config.ts", import.meta.url));

/** There once `npm run photos:install-classifier` has installed it. */
const classifierRecord = fileURLToPath(
  new URL("server/photos/classifier/node_modules/.package-lock.json", import.meta.url),
);

/** A process for each of two processors. Without it one of them is left to the tests' host, which hardly needs any. */
const WORKERS = 2;

/** Tests of the web app that replace modules, or what modules read as they load. They have a process each; the others share two. */
const REPLACING = globSync("**/*.test.{ts,tsx}", { cwd: webFolder, exclude: ["node_modules", "dist"] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|hoisted)\(/.test(readFileSync(join(webFolder, file), "utf8")),
);

/** Pure tests, tests against a database, and tests of the web app's components. */
export default defineConfig({
  test: {
    // A snapshot that is missing fails: `--update` writes it, and its author reads it.
    update: "none",
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{contract,phrases,domain,ranking,server,tools,mutation}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.int.test.ts"],
          maxWorkers: WORKERS,
          // A pure test takes milliseconds; on a busy machine even those can wait for their turn.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "server-int",
          environment: "node",
          include: ["server/**/*.int.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          // A process per file: an embedded database inside a worker thread would share its memory limit.
          pool: "forks",
          // Tests wait for jobs and emails, which leaves room for another; PostgreSQL is itself busy meanwhile.
          maxWorkers: process.env.DATABASE_URL ? WORKERS : WORKERS + 1,
          tags: [
            {
              name: "postgres",
              description: "Transactions meet in it, for which the embedded engine's one connection is too few.",
              skip: !process.env.DATABASE_URL,
            },
            {
              name: "classifier",
              description: "Looks at pictures with the real model, which is an add-on.",
              skip: !existsSync(classifierRecord),
            },
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      ...[false, true].map((isolate) => ({
        // The app's own plugins, where it has a configuration.
        ...(existsSync(webConfig) ? { extends: webConfig } : {}),
        test: {
          name: isolate ? "web-isolated" : "web",
          root: webFolder,
          environment: "happy-dom",
          isolate,
          maxWorkers: WORKERS,
          include: isolate ? REPLACING : ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", ...(isolate ? [] : REPLACING)],
          // The times in snapshots.
          env: { TZ: "UTC" },
          setupFiles: ["lib", "ui"].map((part) =>
            fileURLToPath(new URL(`web/${part}/setup-testing.ts`, import.meta.url)),
          ),
          // In the order in which they are defined: those of the setup file first.
          sequence: { hooks: "list" as const },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
