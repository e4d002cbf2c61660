import type { QueryConfig } from "pg";
import { AppError } from "../platform/app-error.ts";
import type { Database } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { VERSION } from "../platform/version.ts";
import { publicProcedures } from "./procedures.ts";

const HEALTH_TIMEOUT_MS = 2000;

/** The pool drops a connection whose query times out; the driver's types lack the option. */
const PROBE: QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: HEALTH_TIMEOUT_MS };

/** Endpoints about the service itself. */
export function systemRoutes({
  database,
  isStopping,
  contact,
  log,
}: {
  database: Pick<Database, "pool">;
  isStopping: () => boolean;
  contact: { email: string; operator: string | null; address: string | null };
  log: Log;
}) {
  const { system } = publicProcedures;
  const databaseAnswers = createHealthCheck(database);
  return {
    health: system.health.handler(async ({ context: { client } }) => {
      if (isStopping()) throw new AppError("UNAVAILABLE", "the server is stopping");
      if (!(await databaseAnswers())) throw new AppError("UNAVAILABLE", "the database does not answer");
      return { status: "ok" as const, version: VERSION, proxies: client.proxies };
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
 * Checks whether the database responds in time. A query sent before the check may predate an outage, so the check waits
 * for the next one, shared by all. After a timeout sends a new one, as a connection can be dead without an error.
 */
export function createHealthCheck({ pool }: { pool: Pick<Database["pool"], "query"> }): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> => {
    const answer = pool.query(PROBE).then(
      () => true,
      () => false,
    );
    current = inTime(answer).finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (!current) return ask();
    next ??= current.then(() => {
      next = undefined;
      return ask();
    });
    return inTime(next);
  };
}

/** Resolves to false after the timeout. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** Removes the query, emails, and possible tokens and ids. */
function withoutSecrets(path: string): string {
  const [address = ""] = path.split(/[?#]/);
  const isSecret = (segment: string) => /@|%40/i.test(segment) || /[\w.~-]{20,}/.test(segment);
  return address
    .split("/")
    .map((segment) => (isSecret(segment) ? "…" : segment))
    .join("/");
}
