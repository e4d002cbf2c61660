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

/** What the driver says, without a code, when a connection ended or none came in time. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Tells whether a statement failed because the database could not be reached, not because of what it says. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; typeof current === "object" && current !== null; ) {
    const { code, message, cause } = current as { code?: unknown; message?: unknown; cause?: unknown };
    if (typeof code === "string" && (CONNECTION_CODES.has(code) || SERVER_CODES.test(code))) return true;
    if (DRIVER_WORDS.test(String(message))) return true;
    current = cause;
  }
  return false;
}
