import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import type { DigestSchedule } from "@nakamatch/domain/notifications/digest";
import type { SearchNews } from "../../meeting/saved-searches/types.ts";

export interface DigestRow {
  personId: string;
  frequency: DigestFrequency;
  schedule: DigestSchedule;
  /** Time of the last digest, or of registration. */
  toldUntil: Date;
  /** Null if never active. */
  lastSeenAt: Date | null;
  /** Confirmed, not banned, and not on a break. */
  isReachable: boolean;
}

/** News, of visible people only. */
export interface DigestNews {
  /** Chats with new unread messages. Nicknames: a few, latest first. */
  chats: PeopleNews;
  /** Chats in which an answer became due. */
  turns: PeopleNews;
  matches: PeopleNews;
  likes: number;
  searches: SearchNews[];
}

export interface PeopleNews {
  count: number;
  nicknames: string[];
}
