import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import type { DigestSchedule } from "@nakamatch/domain/alerts/digest";

/** A person's digest as it stands. */
export interface DigestRow {
  personId: string;
  frequency: DigestFrequency;
  schedule: DigestSchedule;
  /** What happened until then is no news: the last digest has told it, or the person was here. */
  knownUntil: Date;
  /** When the last one was sent, or the account made. */
  toldUntil: Date;
  /** The account is confirmed and not banned now. */
  isReachable: boolean;
}

/** What is new for a person; only people whom they may see count. */
export interface DigestNews {
  /** Chats with messages that are new and unread; the nicknames of those who wrote, the latest first, are some of them. */
  chats: PeopleNews;
  matches: PeopleNews;
  /** How many people have liked them. */
  likes: number;
}

export interface PeopleNews {
  count: number;
  nicknames: string[];
}
