import type { Evidence, SealedPlan, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import type { ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import type { Report } from "@nakamatch/domain/safety/report";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import type { Storage } from "../../../storage/storage.ts";

export interface ReportDeps {
  db: Db;
  /** The storage for avatars. */
  storage: Storage;
  clock: Clock;
  log: Log;
  onReported?: () => void;
  /** Keyed hash, which names withdrawn words without their author. */
  hashText: (text: string) => string;
}

export interface ReportPair {
  reporterId: string;
  personId: string;
}

/** What the reporter was shown. */
export type ShownRow = Omit<SealedProfile, "age" | "photo" | "morePhotos" | "words"> & {
  photo: string | null;
  /** All photos on a profile; none in a chat. */
  photos: string[];
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
};

export interface ShownMessage {
  id: string;
  senderId: string | null;
  message: string;
  sentAt: Date;
  takenBackAt: Date | null;
  /** The message right before it in the chat. */
  previousId: string | null;
  quoted: { senderId: string | null; message: string; takenBackAt: Date | null } | null;
  reaction: ReactionCode | null;
}

export interface EndRow {
  enderId: string | null;
  sentence: ChatEndSentence;
  endedAt: Date;
}

export type PlanRow = Omit<SealedPlan, "by" | "startsAt" | "proposedAt" | "changedAt"> & {
  proposerId: string | null;
  startsAt: Date;
  proposedAt: Date;
  changedAt: Date;
};

export interface ReadPhoto {
  url: string | null;
  /** Undefined without a photo, or if unreadable. */
  file?: { path: string; image: Buffer } | undefined;
  /** Left out, as the reporter has had too many sealed within a day. */
  isLimited?: boolean;
}

export interface NewEvidence {
  kind: Report["kind"];
  reportId: string;
  personId: string;
  content: Evidence["content"];
  /** The first is the profile's. */
  photos: ReadPhoto[];
}

export interface EvidenceRow {
  id: string;
  reportId: string | null;
  kind: Evidence["kind"];
  content: Evidence["content"];
  hash: string;
  /** The same for the same content and photos. */
  snapshot: string;
  sealedAt: Date;
  eraseAt: Date;
}

/** Input of the hash, with the stored hash. */
export interface SealedRow {
  id: string;
  hash: string;
  subject: string;
  kind: Evidence["kind"];
  sealedAt: Date;
  /** SHA-256 in hex; null without a photo. */
  photoHash: string | null;
  /** Hashes of the readable photos after the first. */
  moreHashes: string[];
  /** As serialized by the database. */
  content: string;
}

/** A report made by the person. */
export interface MadeReportRow {
  id: string;
  reason: string;
  reportedAt: Date;
  resolved: boolean;
  /** The last decision about its evidence; null without one. */
  action: string | null;
  isReversed: boolean;
}
