import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const webFolder = fileURLToPath(new URL("web", import.meta.url));
const webConfig = fileURLToPath(new URL("web/vite.config.ts", import.meta.url));

const classifierRecord = fileURLToPath(
  new URL("server/photos/classifier/node_modules/.package-lock.json", import.meta.url),
);

/** Vitest reserves a processor for its nearly idle host. */
const WORKERS = 2;

/** Module mocks need isolation. */
const REPLACING = globSync("**/*.test.{ts,tsx}", { cwd: webFolder, exclude: ["node_modules", "dist"] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|hoisted)\(/.test(readFileSync(join(webFolder, file), "utf8")),
);

export default defineConfig({
  test: {
    update: "none",
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{contract,phrases,domain,ranking,server,tools,mutation}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.int.test.ts"],
          maxWorkers: WORKERS,
          // Busy machines delay even pure tests.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "server-int",
          environment: "node",
          include: ["server/**/*.int.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          // For the processes that tests start.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compile", import.meta.url)) },
          // Workers would share the embedded databases' memory limit.
          pool: "forks",
          // V8 may abort while it frees WebAssembly code of closed embedded databases (nodejs/node#64500).
          execArgv: ["--no-wasm-code-gc"],
          // Tests wait for jobs and emails; PostgreSQL is busy meanwhile.
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
        ...(existsSync(webConfig) ? { extends: webConfig } : {}),
        test: {
          name: isolate ? "web-isolated" : "web",
          root: webFolder,
          environment: "happy-dom",
          isolate,
          maxWorkers: WORKERS,
          include: isolate ? REPLACING : ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", ...(isolate ? [] : REPLACING)],
          env: { TZ: "UTC" },
          setupFiles: ["lib", "ui"].map((part) =>
            fileURLToPath(new URL(`web/${part}/setup-testing.ts`, import.meta.url)),
          ),
          // The setup file's hooks first.
          sequence: { hooks: "list" as const },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
