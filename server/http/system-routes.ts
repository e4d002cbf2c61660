import type { QueryConfig } from "pg";
import { AppError } from "../platform/app-error.ts";
import type { Database } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { publicProcedures } from "./procedures.ts";

/** How long the database may take to answer a health check, in milliseconds. */
const HEALTH_TIMEOUT_MS = 2000;

/** The health check. The pool drops a connection whose query has timed out; the driver's types lack that option. */
const PROBE: QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: HEALTH_TIMEOUT_MS };

/** Endpoints about the service itself. */
export function systemRoutes({
  database,
  contact,
  log,
}: {
  database: Pick<Database, "pool">;
  contact: { email: string; operator: string | null; address: string | null };
  log: Log;
}) {
  const { system } = publicProcedures;
  const databaseAnswers = createHealthCheck(database);
  return {
    health: system.health.handler(async () => {
      if (!(await databaseAnswers())) throw new AppError("UNAVAILABLE", "the database does not answer");
      return { status: "ok" as const };
    }),
    alive: system.alive.handler(() => ({ status: "ok" as const })),
    contact: system.contact.handler(() => contact),
    reportMissingPath: system.reportMissingPath.handler(({ input }) => {
      log.info({ path: withoutSecrets(input.path) }, "missing path");
      return { logged: true as const };
    }),
  };
}

/**
 * Checks whether the database answers in time. Concurrent checks share one query. After a timeout the next check sends a new
 * one, since a connection can be dead without an error.
 */
function createHealthCheck({ pool }: Pick<Database, "pool">): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  return () => {
    pending ??= answersInTime(pool).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

async function answersInTime(pool: Database["pool"]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS);
  });
  const answer = pool.query(PROBE).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** A path without its query, e-mail addresses, and what may be a token or an id. */
function withoutSecrets(path: string): string {
  const [address = ""] = path.split(/[?#]/);
  const isSecret = (segment: string) => /@|%40/i.test(segment) || /[\w.~-]{20,}/.test(segment);
  return address
    .split("/")
    .map((segment) => (isSecret(segment) ? "…" : segment))
    .join("/");
}
