/** Pinned titles and title statuses, shown on profiles and in reports. */
import type { OwnShelf, OwnStatus } from "@nakamatch/contract/endpoints/people/shelf";
import type { StatusLists } from "@nakamatch/contract/schemas/shelf";
import { TITLE_STATUSES, type TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { AppError } from "../../../platform/app-error.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { presentStatus } from "./present.ts";
import { deleteStatus, insertStatuses, readPins, readStatuses, replacePins, upsertStatus } from "./store.ts";

/** Returns one's own shelf, including statuses no longer shown to others. */
export async function showOwnShelf(db: Queryable, personId: string): Promise<OwnShelf> {
  const [pinned, statuses] = await Promise.all([readPins(db, personId), readStatuses(db, personId)]);
  return { pinned, statuses: statuses.map(presentStatus) };
}

/**
 * Replaces the pinned titles. Idempotent; the last call wins.
 *
 * @throws {AppError} `INTEREST_NOT_FOUND` for a title that the person has not chosen
 */
export function pinTitles(db: Db, personId: string, interestIds: number[]): Promise<{ interestIds: number[] }> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId, { toChange: true });
    const stored = await replacePins(tx, personId, interestIds);
    if (stored < interestIds.length) throw notChosen();
    return { interestIds };
  });
}

/**
 * Sets a status; null removes it. Repeating a status keeps its time, except "now", which is renewed.
 *
 * @throws {AppError} `INTEREST_NOT_FOUND` for a title that the person has not chosen
 */
export async function setStatus(
  db: Queryable,
  personId: string,
  { interestId, status }: { interestId: number; status: TitleStatus | null },
): Promise<{ status: OwnStatus | null }> {
  if (status === null) {
    await deleteStatus(db, personId, interestId);
    return { status: null };
  }
  const stored = await upsertStatus(db, personId, interestId, status);
  if (!stored) throw notChosen();
  return { status: presentStatus(stored) };
}

/** Adds statuses from an imported list; existing ones stay. Run it with the person locked. */
export function addStatuses(
  tx: Tx,
  personId: string,
  { interestIds, statuses }: { interestIds: readonly number[]; statuses: StatusLists },
): Promise<void> {
  const wanted = new Set(interestIds);
  const given = TITLE_STATUSES.flatMap((status) =>
    (statuses[status] ?? []).filter((id) => wanted.delete(id)).map((id) => ({ id, status })),
  );
  return insertStatuses(tx, personId, given);
}

function notChosen(): AppError {
  return new AppError("INTEREST_NOT_FOUND", "the title is not among the person's interests");
}
