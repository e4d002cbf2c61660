import { withCauses } from "../causes.ts";

/** Node's codes. */
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

/** PostgreSQL is stopping, starting, or out of connections. */
const SERVER_CODES = /^(08...|53300|57P0[123])$/;

/** Out of disk, memory or files, or a statement timeout. */
const OVERLOAD_CODES = /^(53...|58...|57014)$/;

/** A standby, or `default_transaction_read_only`. */
const READ_ONLY_CODE = "25006";

/** The driver's errors without a code. */
const DRIVER_MESSAGES = /^(Connection terminated|Client has encountered a connection)/;

const POOL_MESSAGE = /^timeout exceeded when trying to connect/;

/** A property, as it survives copying the error. */
const IS_CONNECTION_ERROR = Symbol("connection to the database");

export function markAsConnectionError(error: Error): void {
  Object.assign(error, { [IS_CONNECTION_ERROR]: true });
}

/** Whether the database could not be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (const failure of withCauses(error)) {
    const { code, severity, message } = failure;
    // No session can begin, for example with a full disk.
    if (code === "XX000" && severity === "FATAL") return true;
    const isOwn = IS_CONNECTION_ERROR in failure;
    if (typeof code === "string" && ((isOwn && CONNECTION_CODES.has(code)) || SERVER_CODES.test(code))) return true;
    if (DRIVER_MESSAGES.test(String(message)) || POOL_MESSAGE.test(String(message))) return true;
  }
  return false;
}

/** Whether the database ran out of disk, memory or time. */
export function isDatabaseOverloaded(error: unknown): boolean {
  for (const { code } of withCauses(error)) {
    if (typeof code === "string" && OVERLOAD_CODES.test(code) && !SERVER_CODES.test(code)) return true;
  }
  return false;
}

/** Whether a statement exceeded its time limit. */
export function isStatementTooLong(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (code === "57014") return true;
  return false;
}

/** Whether the database took no write. */
export function isDatabaseReadOnly(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (code === READ_ONLY_CODE) return true;
  return false;
}

/** Whether no connection became free in time. */
export function isPoolExhausted(error: unknown): boolean {
  for (const { message } of withCauses(error)) if (POOL_MESSAGE.test(String(message))) return true;
  return false;
}
