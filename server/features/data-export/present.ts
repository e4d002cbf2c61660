import type { DataExport } from "@nakamatch/contract/endpoints/data-export";
import type { ExportRow } from "./types.ts";

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
