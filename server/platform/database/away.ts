import { withCauses } from "../causes.ts";

/** Node's codes for a connection that cannot be made or that broke. */
const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
]);

/** PostgreSQL's codes when it stops, starts, or has no connection left: class 08, 53300, 57P01 to 57P03. */
const SERVER_CODES = /^(08...|53300|57P0[123])$/;

/** PostgreSQL's codes when it cannot work: no space, memory or file (class 53 and 58), or a statement took too long (57014). */
const OVERLOAD_CODES = /^(53...|58...|57014)$/;

/** The driver's messages, without a code, when a connection ended. */
const DRIVER_MESSAGES = /^(Connection terminated|Client has encountered a connection)/;

/** The pool's message when none of its connections became free in time. */
const POOL_MESSAGE = /^timeout exceeded when trying to connect/;

/** Marks errors of connections to the database. A field instead of a list of errors, because copies keep it. */
const IS_CONNECTION_ERROR = Symbol("connection to the database");

/** Marks an error as one that a connection to the database failed with. */
export function markAsConnectionError(error: Error): void {
  Object.assign(error, { [IS_CONNECTION_ERROR]: true });
}

/** Tells whether a statement failed because the database could not be reached, not because of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  for (const failure of withCauses(error)) {
    const { code, message } = failure;
    const isOwn = IS_CONNECTION_ERROR in failure;
    if (typeof code === "string" && ((isOwn && CONNECTION_CODES.has(code)) || SERVER_CODES.test(code))) return true;
    if (DRIVER_MESSAGES.test(String(message)) || POOL_MESSAGE.test(String(message))) return true;
  }
  return false;
}

/** Tells whether the database was reached and could not do its work: disk or memory full, or a statement over its time limit. */
export function isDatabaseOverloaded(error: unknown): boolean {
  for (const { code } of withCauses(error)) {
    if (typeof code === "string" && OVERLOAD_CODES.test(code) && !SERVER_CODES.test(code)) return true;
  }
  return false;
}

/** Tells whether a statement was never sent, because all connections were in use for too long. */
export function isPoolExhausted(error: unknown): boolean {
  for (const { message } of withCauses(error)) if (POOL_MESSAGE.test(String(message))) return true;
  return false;
}
