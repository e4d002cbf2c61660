import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** Everything that is held about a person, as `data.json` in the archive has it. Times are ISO texts; null is "none". */
export interface PersonalData {
  account: OwnRecords["account"];
  profile: OwnRecords["profile"];
  interests: { name: string; kind: string; addedAt: string }[];
  likes: LikeRecord[];
  blocks: { nickname: string | null; since: string }[];
  /** Hidden from the own dashboard; without a nickname where the person may not see them now. */
  hidden: { nickname: string | null; since: string }[];
  chats: ChatRecord[];
  reports: {
    nickname: string | null;
    reason: string;
    description: string | null;
    sentAt: string;
    isReviewed: boolean;
  }[];
  decisions: Statement[];
  /** What the product noticed by itself, for moderators to look at. */
  signals: { kind: string; noticedAt: string; isClosed: boolean }[];
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

/** The person's own rows that need nobody else. */
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
    lookingFor: string | null;
    friendshipPreference: string[];
    relationshipPreference: string[];
    language: Language;
    avatarUrl: string | null;
    photo: { state: string; since: string } | null;
    hasNewLikes: boolean;
    hasNewChats: boolean;
    /** What they want to be notified of; null where they have changed nothing. */
    alerts: Record<string, unknown> | null;
    /** How often they get an email with what is new, when it is next looked for, and until when the last one told it. */
    digest: { frequency: string; dueAt: string | null; toldUntil: string };
  };
  interests: PersonalData["interests"];
  signals: PersonalData["signals"];
  subscriptions: PersonalData["subscriptions"];
  sessions: PersonalData["sessions"];
}

/** A like in either direction. Without a nickname: somebody whom the person may not see. */
export interface LikeRecord {
  nickname: string | null;
  likedByMe: boolean;
  likesMe: boolean;
  matchedAt: string | null;
  changedAt: string;
}

/** A chat; without a nickname the other side is gone or may not be seen. */
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

/** The row of a person's archive without the archive itself. */
export interface ExportRow {
  progress: number;
  requestedAt: Date;
  readyAt: Date | null;
  bytes: number | null;
  isStale: boolean;
}
