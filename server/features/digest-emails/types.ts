import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import type { DigestSchedule } from "@nakamatch/domain/alerts/digest";
import type { SearchNews } from "../saved-searches/types.ts";

export interface DigestRow {
  personId: string;
  frequency: DigestFrequency;
  schedule: DigestSchedule;
  /** Of the last digest, or the registration. */
  toldUntil: Date;
  /** Null for people who were never here. */
  lastSeenAt: Date | null;
  /** Confirmed, not banned, and not on a break. */
  isReachable: boolean;
}

/** Of visible people only. */
export interface DigestNews {
  /** With new unread messages. Nicknames: a few, latest first. */
  chats: PeopleNews;
  matches: PeopleNews;
  likes: number;
  searches: SearchNews[];
}

export interface PeopleNews {
  count: number;
  nicknames: string[];
}
