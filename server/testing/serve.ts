/** The server without initial data, in its own process; started by `server-process.ts`. */
import { join } from "node:path";
import { createApplication } from "../application.ts";
import { readConfig } from "../platform/config/config.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createLog } from "../platform/log.ts";

const config = readConfig(process.env);
const database = await openDatabase({
  url: config.DATABASE_URL,
  dataDir: join(config.DATA_DIR, "database"),
  maxConnections: config.DATABASE_POOL,
});
await migrateDatabase(database);
const application = await createApplication(
  config,
  database,
  createLog({ level: config.LOG_LEVEL, pretty: false }, process.stderr),
);
await application.start();
process.send?.(await application.app.listen({ port: 0, host: "127.0.0.1" }));
process.once("SIGTERM", async () => {
  await application.close();
  await database.close();
  process.exit(0);
});
// Ends it with the test.
process.on("disconnect", () => process.exit(1));
