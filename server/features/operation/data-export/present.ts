import type { DataExport } from "@nakamatch/contract/endpoints/operation/data-export";
import type { ExportRow, StoredData } from "./types.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far an archive is, for the person. */
export function presentExport({ progress, requestedAt, readyAt, bytes, isStale }: ExportRow): DataExport {
  return {
    state: readyAt ? "ready" : isStale ? "failed" : "building",
    progress,
    requestedAt: requestedAt.toISOString(),
    expiresAt: readyAt && new Date(readyAt.getTime() + DAY_MS).toISOString(),
    bytes,
  };
}

/** Writes `data.json`, a `PersonalData`, in parts. */
export async function* presentJson({ chats, ...rest }: StoredData): AsyncGenerator<string> {
  yield `${openEnd(rest, "\n")},\n  "chats": [`;
  for (const [index, { count: _, messages, ...chat }] of chats.entries()) {
    yield `${index === 0 ? "" : ","}\n    ${openEnd(chat, "\n    ")},\n      "messages": [`;
    let isFirst = true;
    for await (const batch of messages()) {
      const written = batch.map((message) => `\n        ${indented(message, "\n        ")}`).join(",");
      yield `${isFirst ? "" : ","}${written}`;
      isFirst &&= batch.length === 0;
    }
    yield "\n      ]\n    }";
  }
  yield "\n  ]\n}\n";
}

function indented(value: object, newLine: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", newLine);
}

/** An object to which more entries can be added. */
function openEnd(value: object, newLine: string): string {
  return indented(value, newLine).slice(0, -`${newLine}}`.length);
}
