import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { Gesture, REQUEST_STATES, RefusalReason } from "@nakamatch/contract/vocabulary/verification";
import type { AvatarDeps } from "../profile-photos/types.ts";

export type VerificationDeps = Pick<AvatarDeps, "db" | "outbox" | "encoder" | "realtime">;

export interface OwnRow {
  verifiedAt: Date | null;
  /** Publicly visible. */
  hasPhoto: boolean;
  /** Sent in the last seven days, except expired ones. */
  tries: number;
  /** State of the last request, while it counts. */
  state: (typeof REQUEST_STATES)[number] | null;
  gesture: Gesture | null;
  reason: RefusalReason | null;
  until: Date | null;
}

export interface WaitingRow {
  id: string;
  person: PersonBadge;
  gesture: Gesture;
  sentAt: Date;
}

/** Approved, expired, or rejected for a reason. */
export type VerificationEnd = "approved" | "expired" | RefusalReason;

export interface Verdict {
  requestId: string;
  /** Undefined for an approval. */
  reason: RefusalReason | undefined;
}
