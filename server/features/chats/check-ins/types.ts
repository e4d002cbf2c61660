import type { TrustedState } from "@nakamatch/contract/vocabulary/check-ins";
import type { CheckInTerms } from "@nakamatch/domain/meeting/check-in";

/** As stored, without the trusted person's address. */
export interface CheckInRow extends CheckInTerms {
  id: string;
  personId: string;
  planId: string | null;
  chatId: string | null;
  timeZone: string;
  /** When the plan begins; null once it is erased. */
  planStartsAt: Date | null;
  /** Of the other person, if the maker sees them. */
  nickname: string | null;
  answeredAt: Date | null;
  keptAt: Date | null;
  isPlanCancelled: boolean;
  trusted: TrustedState;
  letters: string | null;
  invitedAt: Date | null;
  sendingUntil: Date | null;
  refusedAt: Date | null;
  /** Whether the trusted person's address is kept. */
  hasAddress: boolean;
  /** By the clock that wrote these times. */
  now: Date;
}

/** What the invitation of a trusted person is known by. */
export interface Invitation {
  checkInId: string;
  invitedAt: Date;
  /** Keyed hashes of the mailbox. */
  emailKeys: string[];
}

/** A check-in whose trusted person is to be told. */
export interface UnansweredRow {
  id: string;
  personId: string;
  planId: string | null;
  dueAt: Date;
  remindedAt: Date | null;
  timeZone: string;
  trustedEmail: string;
  emailKeys: string[];
  letters: string;
  invitedAt: Date;
}

/** A pending invitation. */
export interface InvitedRow {
  email: string;
  emailKeys: string[];
  letters: string;
  personId: string;
  dueAt: Date;
  timeZone: string;
}
