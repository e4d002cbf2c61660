import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import type { GoerView } from "@nakamatch/contract/vocabulary/going";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import type { InterestKind, NameChoice } from "@nakamatch/contract/vocabulary/people";
import type { PlanStanding } from "@nakamatch/contract/vocabulary/plans";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";

/** The archive's `data.json`. Times are ISO strings; null means none. */
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
  going: OwnRecords["going"];
  chats: ChatRecord[];
  reports: {
    nickname: string | null;
    reason: string;
    description: string | null;
    /** The answer beside the sent report. */
    concern: Concern | null;
    sentAt: string;
    isReviewed: boolean;
    /** Appeal against the outcome that nothing was done. */
    appeal: string | null;
  }[];
  reportOutcomes: ReportOutcome[];
  decisions: Statement[];
  /** Flags shown to moderators. */
  signals: { kind: string; noticedAt: string; isClosed: boolean }[];
  /** Moderators' notes about the person. */
  notes: { text: string; writtenAt: string }[];
  /** What moderators asked the person. */
  questions: {
    template: string;
    note: string | null;
    askedAt: string;
    answer: string | null;
    answeredAt: string | null;
  }[];
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
    recentActivity: string | null;
    isModerator: boolean;
    isOperator: boolean;
  };
  profile: {
    nickname: string | null;
    firstName: string | null;
    lastName: string | null;
    nameChoice: NameChoice;
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
    languages: string[];
    avatarUrl: string | null;
    photo: { state: string; since: string } | null;
    /** In order; the state is null if publicly visible. */
    morePhotos: { url: string; state: string | null; since: string | null }[];
    hasNewLikes: boolean;
    hasNewChats: boolean;
    verification: {
      /** Since when the person has the mark. */
      since: string | null;
      requests: {
        gesture: string;
        state: string;
        drawnAt: string;
        sentAt: string | null;
        endedAt: string | null;
        reason: string | null;
      }[];
      /** When moderators viewed gesture photos. */
      readAt: string[];
    };
    isPaused: boolean;
    showsActivity: boolean;
    receivesWords: boolean;
    isRemindedOfTurns: boolean;
    hasPlanEmails: boolean;
    showsMetPeople: boolean;
    /** Without the address of the trusted person. */
    checkIns: {
      dueAt: string;
      timeZone: string;
      answer: string | null;
      answeredAt: string | null;
      letters: string | null;
      trusted: string;
      toldAt: string | null;
    }[];
    /** Settings of "six for today"; null if unchanged. */
    today: { maxDistance: number | null; minAge: number | null; maxAge: number | null; sharedLanguage: boolean } | null;
    /** Notification settings; null if unchanged. */
    alerts: Record<string, unknown> | null;
    /** Email digests; the last one covered until `toldUntil`. */
    digest: { frequency: string; dueAt: string | null; toldUntil: string };
  };
  interests: PersonalData["interests"];
  /** The digest has covered arrivals up to `toldUntil`. */
  /** The events to which they go, with whom they show it to. */
  going: {
    event: string;
    city: string | null;
    firstDay: string;
    lastDay: string;
    view: GoerView;
    isVerifiedOnly: boolean;
    since: string;
  }[];
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
  questions: PersonalData["questions"];
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
  /** `about`: a title's name, a question's key or "photo"; null if it no longer exists. */
  words: { from: "me" | "other"; text: string; about: string | null; writtenAt: string; withdrawnAt: string | null }[];
}

/** Without nickname if the other side is deleted or invisible. */
export interface ChatRecord {
  nickname: string | null;
  startedAt: string;
  isArchived: boolean;
  /** How it was ended kindly, oldest first. */
  ends: EndRecord[];
  /** Oldest first; erased 30 days after their time. */
  plans: PlanRecord[];
  messages: MessageRecord[];
}

export interface EndRecord {
  from: "me" | "other";
  sentence: ChatEndSentence;
  endedAt: string;
  readAt: string | null;
  reopenedAt: string | null;
}

export interface PlanRecord {
  /** Who proposed it. */
  from: "me" | "other";
  what: string;
  titleKind: InterestKind | null;
  place: string | null;
  startsAt: string;
  minutes: number;
  timeZone: string;
  standing: PlanStanding;
  proposedAt: string;
  acceptedAt: string | null;
  changedAt: string;
  /** What the person said came of it. */
  meeting: MeetingAnswer | null;
  /** Another time that somebody asked for. */
  asked: { from: "me" | "other"; startsAt: string; minutes: number; timeZone: string; askedAt: string } | null;
  /** The person's own, for somebody they trust; never its address. */
  link: { madeAt: string; opened: number; wellAt: string | null } | null;
}

/** A chat whose messages are read when they are written, in batches, and more than once. */
export interface StoredChat extends Omit<ChatRecord, "messages"> {
  count: number;
  messages: () => AsyncIterable<MessageRecord[]> | Iterable<MessageRecord[]>;
}

/** What an archive is made of, with the messages still in the database. */
export type StoredData = Omit<PersonalData, "chats"> & { chats: StoredChat[] };

export interface MessageRecord {
  from: "me" | "other";
  text: string;
  sentAt: string;
  readAt: string | null;
  /** By its sender, whose archive has the words while they are kept. */
  takenBackAt?: string;
  /** What it answers. */
  quoted?: { from: "me" | "other"; text: string };
  /** By the one who received it. */
  reaction?: ReactionCode;
}

/** A request, without the archive's content. */
export interface ExportRow {
  progress: number;
  requestedAt: Date;
  readyAt: Date | null;
  bytes: number | null;
  isStale: boolean;
}

/** The only running download of a person's archive. */
export interface DownloadPlace {
  personId: string;
  downloadId: string;
}
