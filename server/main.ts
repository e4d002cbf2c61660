import { join } from "node:path";
import { type Application, createApplication } from "./application.ts";
import { isClassifierInstalled } from "./photos/classifier-add-on.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { DirectoryInUseError } from "./platform/database/directory-lock.ts";
import { maintainDatabase } from "./platform/database/maintain.ts";
import { MigrationError, migrateDatabase } from "./platform/database/migrate.ts";
import { type Database, openDatabase } from "./platform/database/open.ts";
import { handleUncaught } from "./platform/last-resort.ts";
import { createLog, type Log } from "./platform/log.ts";
import { createProgress, type Progress } from "./platform/progress.ts";
import { loadCatalogue } from "./seed/catalogue/load.ts";
import { loadGeography } from "./seed/geography/load.ts";
import { type Demo, openDemo } from "./seed/open-demo.ts";
import { createStorage, storageSettings } from "./storage/storage.ts";
import { writeWelcome } from "./welcome.ts";

/** A message for the terminal; undefined for bugs. */
function plainReason(error: unknown): string | undefined {
  const isPlain = [ConfigError, DirectoryInUseError, MigrationError].some((type) => error instanceof type);
  if (isPlain) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=3001 npm start`;
  return undefined;
}

/** @throws {ConfigError} if an add-on is missing */
function requireAddOns(config: Config): void {
  if (config.PHOTO_CLASSIFIER && !isClassifierInstalled()) {
    throw new ConfigError(
      "PHOTO_CLASSIFIER is on, but the classifier is not installed or not in this version. Install it, or switch it off:\n" +
        "  npm run photos:install-classifier",
    );
  }
}

/** Fills the database: initial data, and in development the demo people. */
async function prepare(config: Config, database: Database, progress: Progress, log: Log, demo: Demo): Promise<void> {
  const say = (line: string) => log.warn(line);
  await progress.step("Preparing the database", () => migrateDatabase(database, { say }));
  const hasNewCities = await progress.step("Loading the world's cities", (report) => loadGeography(database, report));
  await progress.step("Loading the catalogue of titles", () => loadCatalogue(database));
  await demo?.loadDemo(database, await createStorage("avatars", storageSettings(config)), progress);
  if (hasNewCities) await progress.step("Tidying up", () => maintainDatabase(database));
}

interface Running {
  stop: () => Promise<void>;
  sandbox: Application["sandbox"];
}

async function start(config: Config, log: Log, demo: Demo): Promise<Running> {
  const progress = createProgress(process.stdout);
  const database = await progress.step("Opening the database", () =>
    openDatabase({
      url: config.DATABASE_URL,
      dataDir: join(config.DATA_DIR, "database"),
      maxConnections: config.DATABASE_POOL,
      onConnectionError: (error) => log.warn({ err: error }, "an idle database connection broke"),
      onRetry: (error) => log.warn({ err: error }, "a write conflict in the database: trying again"),
    }),
  );
  const parts: { close(): Promise<void> }[] = [database];
  const stop = async () => {
    for (const part of parts.reverse()) await part.close();
  };
  try {
    await prepare(config, database, progress, log, demo);
    const application = await createApplication(config, database, log);
    parts.push(application);
    await application.start();
    await application.app.listen({ port: config.PORT, host: config.HOST });
    return { stop, sandbox: application.sandbox };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** On Ctrl-C or a supervisor's signal; a second one exits at once. */
function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, "could not stop cleanly");
          process.exit(1);
        },
      );
    });
  }
}

try {
  const config = readConfig(process.env);
  requireAddOns(config);
  const log = createLog({ level: config.LOG_LEVEL, pretty: !config.isProduction });
  handleUncaught(log);
  const demo = await openDemo(config);
  const { stop, sandbox } = await start(config, log, demo);
  stopOnSignal(stop, log);
  writeWelcome(process.stdout, config, { demo: demo?.DEMO_SIGN_IN, paymentSandbox: sandbox?.url });
} catch (error) {
  const reason = plainReason(error);
  process.stderr.write(reason ? `\n${reason}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
