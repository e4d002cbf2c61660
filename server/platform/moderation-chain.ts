/** Hash chain of the moderation log, for `npm run moderation:verify`. The trigger `moderation_log_chain` computes the same. */
import { createHash } from "node:crypto";
import type { moderationLog } from "./database/schema/moderation.ts";

export type LogEntry = typeof moderationLog.$inferSelect;

/** Number and hash of an entry. */
export interface ChainLink {
  readonly number: number;
  readonly hash: string;
}

export const CHAIN_START: ChainLink = { number: 0, hash: "0".repeat(64) };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

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

/** Returns the hash of notes stored in the log entry. Salts have a fixed length. */
export function notesHash(salt: string, notes: string): string {
  return sha256(salt + notes);
}

/** Returns why an entry does not follow `before`; undefined if it does. */
export function chainFault(entry: LogEntry, before: ChainLink): string | undefined {
  if (entry.number !== before.number + 1) return `entry ${before.number + 1} is missing`;
  if (entry.previousHash !== before.hash) return "it does not follow the entry before it";
  if (entry.hash !== entryHash(entry, before.hash)) return "its content does not match its hash";
  return undefined;
}
