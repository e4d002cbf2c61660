import { withCauses } from "../causes.ts";

/** What Node says of a connection that cannot be made or that broke. */
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

/** What PostgreSQL says when it stops, starts, or has no connection left: class 08, 53300, 57P01 to 57P03. */
const SERVER_CODES = /^(08...|53300|57P0[123])$/;

/** What the driver says, without a code, when a connection ended. */
const DRIVER_WORDS = /^(Connection terminated|Client has encountered a connection)/;

/** What the pool says when none of its connections came free in time. */
const POOL_WORDS = /^timeout exceeded when trying to connect/;

/** Stands on errors of connections to the database. A field, not a list of errors: copies keep it. */
const IS_CONNECTION_ERROR = Symbol("connection to the database");

/** Notes that a connection to the database failed with this. */
export function markAsConnectionError(error: Error): void {
  Object.assign(error, { [IS_CONNECTION_ERROR]: true });
}

/** Tells whether a statement failed because the database could not be reached, not because of what it says. */
export function isDatabaseAway(error: unknown): boolean {
  for (const failure of withCauses(error)) {
    const { code, message } = failure;
    const isOwn = IS_CONNECTION_ERROR in failure;
    if (typeof code === "string" && ((isOwn && CONNECTION_CODES.has(code)) || SERVER_CODES.test(code))) return true;
    if (DRIVER_WORDS.test(String(message)) || POOL_WORDS.test(String(message))) return true;
  }
  return false;
}

/** Tells whether a statement was never asked, because others kept every connection for too long. */
export function isPoolExhausted(error: unknown): boolean {
  for (const { message } of withCauses(error)) if (POOL_WORDS.test(String(message))) return true;
  return false;
}
