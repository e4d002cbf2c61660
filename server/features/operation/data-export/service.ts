/** "Download my data": an archive built by a job and kept for a day. */
import type { UnderlyingSource } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import type { DataExport } from "@nakamatch/contract/endpoints/operation/data-export";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { PLACE_MS } from "./conditions.ts";
import { buildJob } from "./jobs.ts";
import { presentExport } from "./present.ts";
import { freePlace, insertExport, readExport, readPart, takePlace } from "./store.ts";
import type { DownloadPlace } from "./types.ts";

/** Bytes of an archive in memory per download. */
const PART = 256 * 1024;

/** Milliseconds in which a download that has just broken off frees its place. */
const WAIT_MS = 3000;
const ASK_AGAIN_MS = 200;

/** A person's archive, if any. */
export async function currentExport(db: Queryable, person: Pick<Actor, "id">): Promise<{ export: DataExport | null }> {
  const row = await readExport(db, person.id);
  return { export: row ? presentExport(row) : null };
}

/** Requests an archive. Replaces a finished one; a running build continues. */
export function requestExport(
  { db, outbox }: { db: Db; outbox: Outbox },
  person: Pick<Actor, "id">,
): Promise<{ export: DataExport | null }> {
  return db.transaction(async (tx) => {
    const exportId = await insertExport(tx, person.id);
    if (exportId !== undefined) await outbox.add(tx, buildJob, { exportId });
    return currentExport(tx, person);
  });
}

export interface ArchiveDownload {
  bytes: number;
  /** To be read or cancelled, once. */
  stream: () => ReadableStream<Uint8Array>;
}

/**
 * Begins the only download of the archive at a time, on whichever server. It keeps its place while it is read, for a minute
 * after a server is killed, and breaks off if the archive is replaced.
 *
 * @throws {AppError} `NOT_FOUND` unless one is ready and less than a day old; `DOWNLOAD_RUNNING`
 */
export async function downloadArchive(db: Db, { id: personId }: Pick<Actor, "id">): Promise<ArchiveDownload> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const { downloadId, bytes } = (await takePlace(db, personId)) ?? { downloadId: null, bytes: 0 };
    if (downloadId !== null) return { bytes, stream: () => readInParts(db, { personId, downloadId }, bytes) };
    if (!(await readExport(db, personId))?.readyAt) throw new AppError("NOT_FOUND", "there is no archive");
    if (performance.now() > end) throw new AppError("DOWNLOAD_RUNNING", "another download of the archive is running");
    await wait(ASK_AGAIN_MS);
  }
}

function readInParts(db: Db, place: DownloadPlace, bytes: number): ReadableStream<Uint8Array> {
  let from = 0;
  let timer: NodeJS.Timeout | undefined;
  const free = async () => {
    clearTimeout(timer);
    // It is lost by itself after `PLACE_MS`.
    await freePlace(db, place).catch(() => {});
  };
  const source: UnderlyingSource<Uint8Array> = {
    async pull(controller) {
      clearTimeout(timer);
      if (from === bytes) {
        await free();
        return controller.close();
      }
      const part = await readPart(db, place, { from, length: PART });
      if (!part?.length) throw new Error("the place of the download is lost");
      from += part.length;
      controller.enqueue(part);
      timer = setTimeout(() => controller.error(new Error("the archive is read too slowly")), PLACE_MS);
    },
    cancel: free,
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
