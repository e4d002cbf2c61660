import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { dataExports } from "../../../platform/database/schema/people.ts";
import type { DownloadPlace } from "./types.ts";

/** A build fails after `STALE`; an archive expires after `KEPT`. */
export const STALE = sql`interval '1 hour'`;
export const KEPT = sql`interval '1 day'`;

/** How long a download keeps its place without reading on. */
export const PLACE_MS = 60_000;
export const placeEnd = sql`now() + make_interval(secs => ${PLACE_MS / 1000})`;

export const isKept = gt(dataExports.readyAt, sql`now() - ${KEPT}`);
export const isStale = and(isNull(dataExports.readyAt), lt(dataExports.requestedAt, sql`now() - ${STALE}`));

export const isWanted = (exportId: string) => and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));

export const hasPlace = ({ personId, downloadId }: DownloadPlace) =>
  and(eq(dataExports.personId, personId), eq(dataExports.downloadId, downloadId));

export function isoText<Value extends string | null = string | null>(time: unknown) {
  return sql<Value>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
