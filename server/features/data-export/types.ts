import type { ReportOutcome } from "@nakamatch/contract/endpoints/report-outcomes";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";

/** `data.json` of the archive. Times are ISO texts; null is "none". */
export interface PersonalData {
  account: OwnRecords["account"];
  profile: OwnRecords["profile"];
  interests: {
    name: string;
    kind: string;
    addedAt: string;
    /** Place on the shelf, from 1. */
    pinnedAs: number | null;
    status: string | null;
    statusSince: string | null;
  }[];
  likes: LikeRecord[];
  blocks: { nickname: string | null; since: string }[];
  /** Without nickname if invisible. */
  hidden: { nickname: string | null; since: string }[];
  searches: OwnRecords["searches"];
  chats: ChatRecord[];
  reports: {
    nickname: string | null;
    reason: string;
    description: string | null;
    sentAt: string;
    isReviewed: boolean;
    /** Against nothing being done. */
    appeal: string | null;
  }[];
  reportOutcomes: ReportOutcome[];
  decisions: Statement[];
  /** For moderators. */
  signals: { kind: string; noticedAt: string; isClosed: boolean }[];
  /** Of moderators about the person. */
  notes: { text: string; writtenAt: string }[];
  subscriptions: {
    plan: string;
    status: string;
    from: string;
    until: string | null;
    endsAtPeriodEnd: boolean;
    number: string | null;
  }[];
  sessions: { device: string | null; address: string | null; startedAt: string; usedAt: string; expiresAt: string }[];
}

export interface OwnRecords {
  account: {
    email: string;
    isConfirmed: boolean;
    memberSince: string;
    waysIn: { kind: string; since: string }[];
    emailChanges: { from: string | null; to: string; askedAt: string; confirmedAt: string | null }[];
    factors: {
      kind: string;
      name: string | null;
      issuer: string | null;
      phone: string | null;
      isInUse: boolean;
      since: string;
    }[];
    passkeys: { name: string; since: string; usedAt: string | null }[];
    lastSeenAt: string | null;
    isModerator: boolean;
    isOperator: boolean;
  };
  profile: {
    nickname: string | null;
    firstName: string | null;
    lastName: string | null;
    birthDate: string | null;
    gender: string | null;
    country: string | null;
    city: string | null;
    bio: string | null;
    prompts: PromptAnswer[];
    lookingFor: string | null;
    friendshipPreference: string[];
    relationshipPreference: string[];
    language: Language;
    avatarUrl: string | null;
    photo: { state: string; since: string } | null;
    /** In their order; without a state if others see it. */
    morePhotos: { url: string; state: string | null; since: string | null }[];
    hasNewLikes: boolean;
    hasNewChats: boolean;
    verification: {
      /** With the mark. */
      since: string | null;
      requests: {
        gesture: string;
        state: string;
        drawnAt: string;
        sentAt: string | null;
        endedAt: string | null;
        reason: string | null;
      }[];
      /** When moderators saw photos of gestures. */
      readAt: string[];
    };
    isPaused: boolean;
    receivesWords: boolean;
    /** Notification settings; null if unchanged. */
    alerts: Record<string, unknown> | null;
    /** Email digests; the last one covered until `toldUntil`. */
    digest: { frequency: string; dueAt: string | null; toldUntil: string };
  };
  interests: PersonalData["interests"];
  /** The digest has told of people up to `toldUntil`. */
  searches: {
    name: string;
    sort: string;
    filters: Record<string, unknown>;
    inDigest: boolean;
    savedAt: string;
    toldUntil: string;
  }[];
  signals: PersonalData["signals"];
  notes: PersonalData["notes"];
  subscriptions: PersonalData["subscriptions"];
  sessions: PersonalData["sessions"];
}

/** In either direction; without nickname if invisible. */
export interface LikeRecord {
  nickname: string | null;
  likedByMe: boolean;
  likesMe: boolean;
  matchedAt: string | null;
  changedAt: string;
  /** `about`: the name of a title, the key of a question or "photo"; null once it is gone. */
  words: { from: "me" | "other"; text: string; about: string | null; writtenAt: string; withdrawnAt: string | null }[];
}

/** Without nickname if the other side is gone or invisible. */
export interface ChatRecord {
  nickname: string | null;
  startedAt: string;
  isArchived: boolean;
  messages: MessageRecord[];
}

export interface MessageRecord {
  from: "me" | "other";
  text: string;
  sentAt: string;
  readAt: string | null;
}

/** Without the archive. */
export interface ExportRow {
  progress: number;
  requestedAt: Date;
  readyAt: Date | null;
  bytes: number | null;
  isStale: boolean;
}
