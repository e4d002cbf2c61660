import type { Evidence, SealedChat, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import type { Report } from "@nakamatch/domain/safety/report";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../storage/storage.ts";

/** What the use cases of reports need. */
export interface ReportDeps {
  db: Db;
  /** The storage's area of avatars. */
  storage: Storage;
  clock: Clock;
  log: Log;
  /** Called after each report. */
  onReported?: () => void;
}

/** Who reports whom. */
export interface ReportPair {
  reporterId: string;
  personId: string;
}

/** A person as their profile or a chat shows them to a reporter. */
export type ShownRow = Omit<SealedProfile, "age" | "photo"> & {
  avatarUrl: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
};

/** A message of the chat between reporter and reported person. */
export interface ShownMessage {
  senderId: string | null;
  message: string;
  sentAt: Date;
}

/** The photo at an address that was shown, as far as it could be read. */
export interface ReadPhoto {
  avatarUrl: string | null;
  /** Path and file; undefined where there is no photo, or it could not be read. */
  file?: { path: string; image: Buffer } | undefined;
}

/** Evidence about to be stored. */
export type NewEvidence = Pick<Report, "kind"> & {
  reportId: string;
  personId: string;
  content: SealedProfile | SealedChat;
  photoPath: string | undefined;
};

/** Evidence as read. */
export interface EvidenceRow {
  id: string;
  reportId: string | null;
  kind: Evidence["kind"];
  content: SealedProfile | SealedChat;
  hash: string;
  sealedAt: Date;
  eraseAt: Date;
}

/** What the hash of evidence is made of, and the hash that is stored. */
export interface SealedRow {
  id: string;
  hash: string;
  subject: string;
  kind: Evidence["kind"];
  sealedAt: Date;
  /** SHA-256 of the photo, in hex; null: without one. */
  photoHash: string | null;
  /** As the database writes it. */
  content: string;
}
