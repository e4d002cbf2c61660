import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const rootFolder = fileURLToPath(new URL(".", import.meta.url));
const webFolder = fileURLToPath(new URL("web", import.meta.url));
const webConfig = fileURLToPath(new URL("web/vite.config.ts", import.meta.url));

const classifierRecord = fileURLToPath(
  new URL("server/photos/classifier/node_modules/.package-lock.json", import.meta.url),
);

/** Vitest reserves a processor for its nearly idle host. */
const WORKERS = 2;

/** Busy machines delay what tests wait for. */
const WAITING = { poll: { timeout: 15_000 } };

const UNIT = "{contract,phrases,domain,ranking,server,tools,mutation}/**/*.test.ts";
const NOT_UNIT = ["**/node_modules/**", "**/*.int.test.ts"];

/** Module mocks need isolation. Elsewhere importing the modules for each file takes longer than most tests. */
function replacing(files: string, cwd: string, exclude: string[]): string[] {
  return globSync(files, { cwd, exclude }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules|hoisted)\(/.test(readFileSync(join(cwd, file), "utf8")),
  );
}
const UNIT_REPLACING = replacing(UNIT, rootFolder, NOT_UNIT);
const WEB_REPLACING = replacing("**/*.test.{ts,tsx}", webFolder, ["node_modules", "dist"]);

export default defineConfig({
  test: {
    update: "none",
    projects: [
      ...[false, true].map((isolate) => ({
        test: {
          name: isolate ? "unit-isolated" : "unit",
          environment: "node" as const,
          isolate,
          maxWorkers: WORKERS,
          include: isolate ? UNIT_REPLACING : [UNIT],
          exclude: [...NOT_UNIT, ...(isolate ? [] : UNIT_REPLACING)],
          // Busy machines delay even pure tests.
          testTimeout: 60_000,
          expect: WAITING,
        },
      })),
      {
        test: {
          name: "server-int",
          environment: "node",
          isolate: false,
          include: ["server/**/*.int.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          // For the processes that tests start.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compile", import.meta.url)) },
          // Workers would share the embedded databases' memory limit.
          pool: "forks",
          // V8 may abort while it frees WebAssembly code of closed embedded databases (nodejs/node#64500).
          execArgv: ["--no-wasm-code-gc"],
          // Tests wait for jobs, emails and the database.
          maxWorkers: WORKERS + 1,
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: WAITING,
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
          include: isolate ? WEB_REPLACING : ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", ...(isolate ? [] : WEB_REPLACING)],
          env: { TZ: "UTC" },
          setupFiles: ["lib", "ui"].map((part) =>
            fileURLToPath(new URL(`web/${part}/setup-testing.ts`, import.meta.url)),
          ),
          // The setup file's hooks first.
          sequence: { hooks: "list" as const },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: WAITING,
        },
      })),
    ],
  },
});
