import type { Log } from "./log.ts";

const FLUSH_MS = 200;

/**
 * Logs unhandled rejections, so that they do not disconnect everyone, and warnings of Node.js, which would print them as
 * text; exits with 1 after an uncaught exception.
 */
export function handleUncaught(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", (err) => log.warn({ err }, "a warning of Node.js"));
  process.on("unhandledRejection", (err) => log.error({ err }, "a promise was rejected and nothing handled it"));
  process.on("uncaughtException", (err) => {
    process.exitCode = 1;
    log.fatal({ err }, "an exception was not caught: the process ends");
    log.flush();
    setTimeout(() => process.exit(1), FLUSH_MS);
  });
}
