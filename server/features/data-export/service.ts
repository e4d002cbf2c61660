/** "Download my data": an archive built by a job and kept for a day. */
import type { DataExport } from "@nakamatch/contract/endpoints/data-export";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { buildJob } from "./jobs.ts";
import { presentExport } from "./present.ts";
import { insertExport, readArchive, readExport } from "./store.ts";

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

/** Returns the archive. @throws {AppError} `NOT_FOUND` unless one is ready and less than a day old */
export async function downloadArchive(db: Queryable, person: Pick<Actor, "id">): Promise<File> {
  const archive = await readArchive(db, person.id);
  if (!archive) throw new AppError("NOT_FOUND", "there is no archive");
  return new File([new Uint8Array(archive)], "nakamatch.zip", { type: "application/zip" });
}
