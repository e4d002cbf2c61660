import type { QueryConfig } from "pg";
import { AppError } from "../platform/app-error.ts";
import type { Database } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { publicProcedures } from "./procedures.ts";

/** How long the database may take to say that it is there, in milliseconds. */
const HEALTH_PATIENCE_MS = 2000;

/** The sign of life. The pool drops a connection whose query has timed out; the driver's types leave that option out. */
const PROBE: QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: HEALTH_PATIENCE_MS };

/** Endpoints about the service itself. */
export function systemRoutes({ database, log }: { database: Pick<Database, "pool">; log: Log }) {
  const { system } = publicProcedures;
  const databaseAnswers = createHealthCheck(database);
  return {
    health: system.health.handler(async () => {
      if (!(await databaseAnswers())) throw new AppError("UNAVAILABLE", "the database does not answer");
      return { status: "ok" as const };
    }),
    alive: system.alive.handler(() => ({ status: "ok" as const })),
    reportMissingPath: system.reportMissingPath.handler(({ input }) => {
      log.info({ path: withoutSecrets(input.path) }, "missing path");
      return { logged: true as const };
    }),
  };
}

/**
 * Asks the database for a sign of life. Whoever asks while it has not answered waits for the same answer, until patience
 * ends: the next asks anew, for one connection can be dead without anybody being told.
 */
function createHealthCheck({ pool }: Pick<Database, "pool">): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= answersInTime(pool).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

async function answersInTime(pool: Database["pool"]): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    patience = setTimeout(() => resolve(false), HEALTH_PATIENCE_MS);
  });
  const answer = pool.query(PROBE).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(patience));
}

/** A path without its query, without addresses of people, and without what may be a token or an id. */
function withoutSecrets(path: string): string {
  const [address = ""] = path.split(/[?#]/);
  const isTelling = (segment: string) => /@|%40/i.test(segment) || /[\w.~-]{20,}/.test(segment);
  return address
    .split("/")
    .map((segment) => (isTelling(segment) ? "…" : segment))
    .join("/");
}
