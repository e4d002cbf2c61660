/** Moderators' view of the log, and its check; decisions write it. */
import type { DayFigures, LogEntry, LogQuery } from "@nakamatch/contract/endpoints/moderation/log";
import { z } from "zod";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { CHAIN_START, type ChainLink, chainFault, notesHash } from "../../../platform/moderation-chain.ts";
import { presentEntry, presentFigures } from "./present.ts";
import { findLogHead, readEntries, readFigures, readLogged } from "./store.ts";
import type { LogReport } from "./types.ts";

/** Number of the last entry on the previous page. */
const position = z.tuple([z.int()]);

/**
 * Returns a page of the log, latest first. Omits entries about people in whose case the moderator is a party.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listEntries(
  db: Queryable,
  actor: Actor,
  { cursor, limit, ...wanted }: LogQuery,
): Promise<{ entries: LogEntry[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(position, cursor)[0];
  const rows = await readLogged(db, actor.id, { ...wanted, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { entries: page.map(presentEntry), nextCursor: last ? writeCursor([last.number]) : null };
}

/** Figures about decisions of the last 30 days. */
export async function showFigures(
  db: Queryable,
  actor: Actor,
): Promise<{ days: DayFigures[]; all: Omit<DayFigures, "day"> }> {
  return presentFigures(await readFigures(db, actor.id));
}

/** Entries per statement of the check. */
const CHECK_BATCH = 1000;

/**
 * Verifies entries against their hashes and predecessors, notes against their entries, and the stored head against the
 * last entry. `head`, from an earlier check, must be in the chain; otherwise the end was rewritten.
 */
export function checkLog(db: Db, { head }: { head?: string | undefined } = {}): Promise<LogReport> {
  return db.transaction(
    async (tx) => {
      let last: ChainLink = CHAIN_START;
      let erasedNotes = 0;
      let isHeadFound = head === undefined || head === CHAIN_START.hash;
      const report = (fault?: string): LogReport => ({
        sound: last.number,
        head: last.hash,
        erasedNotes,
        ...(fault !== undefined && { fault }),
      });
      for (let batch = await readEntries(tx, 0, CHECK_BATCH); batch.length > 0; ) {
        for (const { entry, notes } of batch) {
          const fault = chainFault(entry, last) ?? notesFault(entry.notesHash, notes);
          if (fault) return report(`entry ${entry.number} (${entry.id}): ${fault}`);
          if (entry.notesHash !== null && !notes) erasedNotes++;
          last = { number: entry.number, hash: entry.hash };
          isHeadFound ||= entry.hash === head;
        }
        batch = await readEntries(tx, last.number, CHECK_BATCH);
      }
      const stored = await findLogHead(tx);
      if (stored?.number !== last.number || stored.hash !== last.hash) {
        return report(`the log ends with entry ${last.number}, but its head is entry ${stored?.number ?? "unknown"}`);
      }
      return isHeadFound
        ? report()
        : report(`no entry has the hash ${head}: entries at the end were replaced or removed`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Erased notes are no fault. */
function notesFault(hash: string | null, notes: { salt: string; notes: string } | null): string | undefined {
  if (!notes) return undefined;
  if (hash === null) return "it has notes, although it was written without";
  return notesHash(notes.salt, notes.notes) === hash ? undefined : "its notes do not match their hash";
}

export { findLogHead };
