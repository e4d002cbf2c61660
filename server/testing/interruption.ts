import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../platform/database/open.ts";

/** Runs something between the session gate and the use case of a request. */
export interface Interruption {
  database: Database;
  /**
   * Runs `act` once, before the first statement that follows the session gate's; with `admissions: 2`, as for uploads,
   * its second one.
   */
  during<Result>(
    moment: { admissions: number; act: () => Promise<unknown> },
    request: () => Promise<Result>,
  ): Promise<Result>;
}

type AnyFunction = (...args: unknown[]) => Promise<unknown>;

export function interruptible(database: Database): Interruption {
  const { pool } = database;
  let awaited: { admissions: number; act: () => Promise<unknown> } | undefined;

  const acting = new AsyncLocalStorage<true>();
  let acted: Promise<unknown> | undefined;

  // What else begins meanwhile, on other connections, waits too.
  const before = async () => {
    if (acting.getStore()) return;
    if (awaited?.admissions === 0) {
      const { act } = awaited;
      acted = acting.run(true, async () => act());
      awaited = undefined;
    }
    await acted;
  };
  const query = pool.query.bind(pool) as AnyFunction;
  pool.query = (async (...args: unknown[]) => {
    await before();
    const result = await query(...args);
    if (awaited && (args[0] as { name?: string }).name === "auth_actor") awaited.admissions--;
    return result;
  }) as typeof pool.query;

  const connect = pool.connect.bind(pool) as AnyFunction;
  pool.connect = (async (...args: unknown[]) => {
    // With a callback it is called by `pool.query`.
    if (args.length === 0) await before();
    return connect(...args);
  }) as typeof pool.connect;

  return {
    database,
    async during(moment, request) {
      awaited = { ...moment };
      try {
        return await request();
      } finally {
        awaited = undefined;
        acted = undefined;
      }
    },
  };
}
