import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Creates the process's log: JSON in production, readable lines in development. Log lines contain nothing personal: no e-mail,
 * birth date, coordinates, token or message text.
 */
export function createLog({ level, pretty }: { level: string; pretty: boolean }, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    serializers: { err: describeError, error: describeError },
    redact: { paths: ["email", "*.email", "token", "*.token", "password", "*.password"], censor: "…" },
    ...(pretty && {
      transport: { target: "pino-pretty", options: { translateTime: "HH:MM:ss", ignore: "pid,hostname" } },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Fields of driver errors that contain nothing personal. */
const SAFE_FIELDS = ["code", "severity", "constraint", "table", "column", "responseCode", "command"] as const;

/**
 * An error as it may be logged: what happened and where, without the values that drivers repeat (parameters of a statement,
 * the offending row, the addresses of an email).
 */
function describeError(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return typeof error;
  const { name, message, stack, query, cause } = error as Partial<Error> & { query?: unknown };
  // The query builder appends parameters to the statement.
  const said = typeof query === "string" ? `Failed query: ${query}` : withoutValues(String(message ?? ""));
  const frames = String(stack ?? "").match(/^\s+at .*$/gm) ?? [];
  const fields = error as Record<string, unknown>;
  return {
    type: name ?? error.constructor.name,
    message: said,
    stack: [`${name ?? "Error"}: ${said}`, ...frames].join("\n"),
    ...Object.fromEntries(
      SAFE_FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
    ),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** A message without e-mail addresses and without the value that a database quotes at its end. */
function withoutValues(message: string): string {
  return message.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, "…").replace(/: ".*"$/s, ": …");
}
