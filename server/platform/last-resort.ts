import type { Log } from "./log.ts";

/** How long the log has to be written before the process ends, in milliseconds. */
const FLUSH_MS = 200;

/**
 * Handles what no code handled. A rejected promise is logged and the process goes on: one forgotten promise must not take
 * everybody's connection down. After an uncaught exception nothing can be relied on, so it is logged and the process exits
 * with 1; its supervisor starts a new one. Log lines hold no values of people (`log.ts`).
 */
export function handleUncaught(log: Log): void {
  process.on("unhandledRejection", (err) => log.error({ err }, "a promise was rejected and nothing handled it"));
  process.on("uncaughtException", (err) => {
    process.exitCode = 1;
    log.fatal({ err }, "an exception was not caught: the process ends");
    log.flush();
    setTimeout(() => process.exit(1), FLUSH_MS);
  });
}
