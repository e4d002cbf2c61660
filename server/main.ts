import { type Application, createApplication } from "./application.ts";
import { serveCommands } from "./commands/online/socket.ts";
import { heldEffects, isInstalled, requireKnownSecret } from "./features/operation/installation/service.ts";
import { forgetPushKeys } from "./features/push/push-notifications/service.ts";
import { isClassifierInstalled } from "./photos/classifier-add-on.ts";
import { withCauses } from "./platform/causes.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { misspeltSettings } from "./platform/config/misspelt.ts";
import { connectionProblem } from "./platform/connection-problem.ts";
import { DirectoryInUseError } from "./platform/database/directory-lock.ts";
import { isDatabaseAway, isDatabaseReadOnly } from "./platform/database/failure-kinds.ts";
import { maintainDatabase } from "./platform/database/maintain.ts";
import { MigrationError, migrateDatabase } from "./platform/database/migrate.ts";
import type { Database } from "./platform/database/open.ts";
import { openConfiguredDatabase } from "./platform/database/open-configured.ts";
import { handleUncaught } from "./platform/last-resort.ts";
import { createLog, type Log } from "./platform/log.ts";
import { createProgress, type Progress } from "./platform/progress.ts";
import { stopOnSignal } from "./platform/stop-on-signal.ts";
import { loadCatalogue } from "./seed/catalogue/load.ts";
import { loadGeography } from "./seed/geography/load.ts";
import { type Demo, openDemo } from "./seed/open-demo.ts";
import { createStorage, storageSettings } from "./storage/storage.ts";
import { writeWelcome } from "./welcome.ts";

/** In addition to `DRAIN_SECONDS`: five for requests, ten for jobs. */
const STOP_SECONDS = 20;

/** Returns a message for the terminal; undefined for bugs. */
function plainReason(error: unknown): string | undefined {
  const isPlain = [ConfigError, DirectoryInUseError, MigrationError].some((type) => error instanceof type);
  if (isPlain) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=3001 npm start`;
  const codes = [...withCauses(error)].map((cause) => String(cause.code));
  if (isDatabaseAway(error) || isDatabaseReadOnly(error) || codes.includes("42501"))
    return `The database failed during the start: ${connectionProblem(error)}. npm run doctor says what to do.`;
  if (codes.some((each) => each.startsWith("E_CANNOT_")))
    return `The storage of photos cannot be used: ${connectionProblem(error)}.`;
  return undefined;
}

/** Fills the database: initial data, and in development the demo people. */
async function prepare(config: Config, log: Log, database: Database, progress: Progress, demo: Demo): Promise<void> {
  const say = (line: string) => log.warn(line);
  const checkSecret = () =>
    database.db.transaction(async (tx) => {
      if (await requireKnownSecret(tx, config)) await forgetPushKeys(tx);
    });
  // Checked first, so that a wrong secret does not migrate.
  const isKnown = await isInstalled(database.db);
  if (isKnown) await checkSecret();
  await progress.step("Preparing the database", () => migrateDatabase(database, { say }));
  if (!isKnown) await checkSecret();
  const hasNewCities = await progress.step("Loading the world's cities", (report) => loadGeography(database, report));
  await progress.step("Loading the catalogue of titles", () => loadCatalogue(database));
  await demo?.loadDemo(database, (await createStorage(storageSettings(config), log)).avatars, progress);
  if (hasNewCities) await progress.step("Tidying up", () => maintainDatabase(database));
}

interface Running {
  stop: () => Promise<void>;
  sandbox: Application["sandbox"];
}

async function start(config: Config, log: Log, demo: Demo): Promise<Running> {
  const lines = { isTTY: false, write: (line: string) => log.info(line.trim()) };
  const progress = createProgress(config.isProduction ? lines : process.stdout);
  const database = await progress.step("Opening the database", () =>
    openConfiguredDatabase(config, {
      onRetry: (error) => log.warn({ err: error }, "a write conflict in the database: trying again"),
    }),
  );
  const parts: { close(): Promise<void> }[] = [database];
  const stop = async () => {
    for (const part of parts.reverse()) await part.close();
  };
  try {
    await prepare(config, log, database, progress, demo);
    const held = await heldEffects(database.db, config, log);
    const application = await createApplication(config, database, log, { held });
    parts.push(application);
    await application.start();
    if (database.engine === "pglite") parts.push(await serveCommands(config.DATA_DIR, database, log));
    await application.app.listen({ port: config.PORT, host: config.HOST });
    return { stop, sandbox: application.sandbox };
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  const config = readConfig(process.env, { isClassifierInstalled });
  const log = createLog({ level: config.LOG_LEVEL, pretty: !config.isProduction });
  handleUncaught(log);
  for (const warning of misspeltSettings(process.env)) log.warn(warning);
  const demo = await openDemo(config);
  const { stop, sandbox } = await start(config, log, demo);
  stopOnSignal(stop, (config.DRAIN_SECONDS + STOP_SECONDS) * 1000, (error) =>
    log.error({ err: error }, "could not stop cleanly"),
  );
  if (config.isProduction) log.info({ url: config.PUBLIC_URL }, "Nakamatch is ready");
  else writeWelcome(process.stdout, config, { demo: demo?.DEMO_SIGN_IN, paymentSandbox: sandbox?.url });
} catch (error) {
  const reason = plainReason(error);
  // Whatever collects the log reads JSON. The settings may be what is wrong.
  if (process.env.NODE_ENV === "production")
    createLog({ level: "fatal", pretty: false }).fatal(reason ? {} : { err: error }, reason ?? "the start failed");
  else process.stderr.write(reason ? `\n${reason}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
