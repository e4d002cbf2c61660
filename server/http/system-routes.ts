import type { Database } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { publicProcedures } from "./procedures.ts";

/** Endpoints about the service itself. */
export function systemRoutes({ database, log }: { database: Database; log: Log }) {
  const { system } = publicProcedures;
  return {
    health: system.health.handler(async () => {
      await database.pool.query("select 1");
      return { status: "ok" as const };
    }),
    reportMissingPath: system.reportMissingPath.handler(({ input }) => {
      log.info({ path: input.path.split(/[?#]/)[0] }, "missing path");
      return { logged: true as const };
    }),
  };
}
