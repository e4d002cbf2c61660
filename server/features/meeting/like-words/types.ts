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
  /** Null once the photo is no longer shown. */
  photoUrl: string | null;
  writtenAt: Date;
}

/** Words for a report, including withdrawn ones. */
export interface ReceivedWords {
  text: string;
  /** A title's name, a question's key, or "photo"; null if it no longer exists. */
  about: string | null;
  writtenAt: Date;
}

export interface WithdrawnRow {
  authorId: string;
  text: string;
  writtenAt: Date;
}

/** What decides whether new words are accepted. */
export interface WordsState {
  isReceiving: boolean;
  isOnProfile: boolean;
  /** Words written earlier. `isThere`: not withdrawn. */
  written: { text: string; aboutKind: string; aboutId: string; isThere: boolean } | null;
}
