import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describeSchema } from "../platform/database/describe-schema.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";

/** Written from the migrations by an embedded database in memory. */
const file = fileURLToPath(new URL("../platform/database/schema.sql", import.meta.url));
const database = await openDatabase({ dataDir: "memory://" });
try {
  await migrateDatabase(database);
  await writeFile(file, await describeSchema(database.pool));
  process.stdout.write(`${file} is written.\n`);
} finally {
  await database.close();
}
