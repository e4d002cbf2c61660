import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Makes the one log. Machines read JSON in production; people read lines in development. Nothing personal belongs in a
 * log line: no e-mail, birth date, coordinates, token or message text.
 */
export function createLog({ level, pretty }: { level: string; pretty: boolean }): Log {
  return pino({
    level,
    base: null,
    redact: { paths: ["email", "*.email", "token", "*.token", "password", "*.password"], censor: "…" },
    ...(pretty && {
      transport: { target: "pino-pretty", options: { translateTime: "HH:MM:ss", ignore: "pid,hostname" } },
    }),
  });
}
