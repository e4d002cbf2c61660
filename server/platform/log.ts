import { type DestinationStream, type Logger, pino } from "pino";
import { withCauses } from "./causes.ts";
import { isDatabaseAway } from "./database/failure-kinds.ts";

export type Log = Logger;

/**
 * Creates a log in JSON, or readable lines if `pretty`. Never log personal data: email, birth date, coordinates, token
 * or message text.
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

/** Fields of driver errors. */
const SAFE_FIELDS = ["code", "severity", "constraint", "table", "column", "responseCode", "command"] as const;

/** Removes values repeated by drivers: parameters, the offending row, email addresses. */
function describeError(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return typeof error;
  const { name, message, stack, query, cause } = error as Partial<Error> & { query?: unknown };
  // Without the parameters that the query builder appends.
  const said = typeof query === "string" ? `Failed query: ${query}` : withoutValues(String(message ?? ""));
  const frames = String(stack ?? "").match(/^\s+at .*$/gm) ?? [];
  const fields = error as Record<string, unknown>;
  return {
    type: name ?? error.constructor.name,
    message: said,
    // Useless if the database is unreachable.
    ...(!isDatabaseAway(error) && { stack: [`${name ?? "Error"}: ${said}`, ...frames].join("\n") }),
    ...Object.fromEntries(
      SAFE_FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
    ),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Returns an error's first cause in one line, without its stack. */
export function plainReason(error: unknown): string {
  const { name, code, message } = [...withCauses(error)].at(-1) ?? {};
  return [code ?? name, withoutValues(String(message ?? "")).split("\n", 1)[0]].filter(Boolean).join(": ");
}

/** Removes email addresses, and values that PostgreSQL quotes at the end. */
function withoutValues(message: string): string {
  return message.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, "…").replace(/: ".*"$/s, ": …");
}
