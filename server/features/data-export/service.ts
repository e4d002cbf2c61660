/** "Download my data": an archive with everything that is held about a person, built by a job and kept for a day. */
import type { DataExport } from "@nakamatch/contract/endpoints/data-export";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { buildJob } from "./jobs.ts";
import { presentExport } from "./present.ts";
import { insertExport, readArchive, readExport } from "./store.ts";

/** A person's archive: being built, ready, or failed; null where there is none. */
export async function currentExport(db: Queryable, person: Pick<Actor, "id">): Promise<{ export: DataExport | null }> {
  const row = await readExport(db, person.id);
  return { export: row ? presentExport(row) : null };
}

/** Has an archive built, in `language`. One that is being built already goes on, and a finished one is replaced. */
export function requestExport(
  { db, outbox }: { db: Db; outbox: Outbox },
  person: Pick<Actor, "id">,
  language: Language,
): Promise<{ export: DataExport | null }> {
  return db.transaction(async (tx) => {
    const exportId = await insertExport(tx, person.id, language);
    if (exportId !== undefined) await outbox.add(tx, buildJob, { exportId });
    return currentExport(tx, person);
  });
}

/**
 * A person's archive, as a file.
 *
 * @throws {AppError} `NOT_FOUND` where none is ready, or its day is over
 */
export async function downloadArchive(db: Queryable, person: Pick<Actor, "id">): Promise<File> {
  const archive = await readArchive(db, person.id);
  if (!archive) throw new AppError("NOT_FOUND", "there is no archive");
  return new File([new Uint8Array(archive)], "nakamatch.zip", { type: "application/zip" });
}
