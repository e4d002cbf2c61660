/**
 * The hash chain of the moderation log, computed without the database: what `npm run moderation:verify` compares the stored
 * hashes with. The trigger `moderation_log_chain` computes the same.
 */
import { createHash } from "node:crypto";
import type { moderationLog } from "./database/schema/moderation.ts";

export type LogEntry = typeof moderationLog.$inferSelect;

/** A place in the chain: the number and the hash of an entry. */
export interface ChainLink {
  readonly number: number;
  readonly hash: string;
}

/** What the first entry follows. */
export const CHAIN_START: ChainLink = { number: 0, hash: "0".repeat(64) };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The hash of an entry that follows the one with the hash `previous`. */
export function entryHash(entry: LogEntry, previous: string): string {
  return sha256(
    [
      entry.number,
      entry.id,
      entry.createdAt.getTime(),
      entry.action,
      entry.subject,
      entry.actor ?? "-",
      entry.reason ?? "-",
      entry.banUntil?.getTime() ?? "-",
      entry.concerns ?? "-",
      entry.evidence.join(","),
      entry.notesHash ?? "-",
      previous,
    ].join("|"),
  );
}

/** The hash of notes, which the entry keeps in place of the text. A salt has always the same length. */
export function notesHash(salt: string, notes: string): string {
  return sha256(salt + notes);
}

/** What is wrong with an entry as the next one after `before`; undefined: nothing. */
export function chainFault(entry: LogEntry, before: ChainLink): string | undefined {
  if (entry.number !== before.number + 1) return `entry ${before.number + 1} is missing`;
  if (entry.previousHash !== before.hash) return "it does not follow the entry before it";
  if (entry.hash !== entryHash(entry, before.hash)) return "its content does not match its hash";
  return undefined;
}
