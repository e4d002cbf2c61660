import { ConfigError } from "../../platform/config/config.ts";
import { connectionProblem } from "../../platform/connection-problem.ts";
import { inTime } from "../../platform/deadline.ts";

/** A line of the table, without secrets. */
export interface Finding {
  part: string;
  /** A note does not fail the run. */
  state: "ok" | "note" | "failed";
  text: string;
  toDo?: string;
}

const LIMIT_MS = 60_000;

export function ok(part: string, text: string): Finding {
  return { part, state: "ok", text };
}

export function note(part: string, text: string, toDo: string): Finding {
  return { part, state: "note", text, toDo };
}

export function failed(part: string, text: string, toDo: string): Finding {
  return { part, state: "failed", text, toDo };
}

/** Runs a check; an error, or no result within a minute, becomes its finding. `subject` begins the sentence. */
export async function examine(
  part: string,
  { subject, toDo }: { subject: string; toDo: string | ((error: unknown) => string) },
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await inTime(check, LIMIT_MS);
  } catch (error) {
    const text =
      error instanceof ConfigError ? error.message : `${subject} cannot be used: ${connectionProblem(error)}.`;
    return [failed(part, text, typeof toDo === "string" ? toDo : toDo(error))];
  }
}

const MARKS = { ok: "✓", note: "!", failed: "✗" } as const;

/** Formats the table, with advice below everything that is not right. */
export function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const indent = " ".repeat(width + 4);
  return findings
    .flatMap(({ part, state, text, toDo }) => [
      `${MARKS[state]} ${part.padEnd(width)}  ${text}`,
      ...(toDo === undefined ? [] : [`→ ${toDo}`]),
    ])
    .map((line) => line.replace(/^(?=→)|\n/g, (start) => `${start}${indent}`))
    .join("\n");
}
