import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { Interest } from "@nakamatch/contract/schemas/people";

export interface NewWords {
  authorId: string;
  receiverId: string;
  text: string;
  about: WordsAbout;
}

export interface WordsRow {
  otherId: string;
  isMine: boolean;
  text: string;
  aboutKind: "title" | "prompt" | "photo";
  title: Interest | null;
  question: string | null;
  writtenAt: Date;
}

/** What stands in the way of new words. */
export interface WordsState {
  /** In `matches`. */
  pairId: string;
  isReceiving: boolean;
  isOnProfile: boolean;
  /** Written before. */
  written: { text: string; aboutKind: string; aboutId: string } | null;
}
