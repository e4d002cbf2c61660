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
  /** While it is shown. */
  photoUrl: string | null;
  writtenAt: Date;
}

/** Of a report; also withdrawn ones. */
export interface ReceivedWords {
  text: string;
  /** The name of a title, the key of a question, or "photo"; null once it is gone. */
  about: string | null;
  writtenAt: Date;
}

/** What stands in the way of new words. */
export interface WordsState {
  isReceiving: boolean;
  isOnProfile: boolean;
  /** Written before. `isThere`: not withdrawn. */
  written: { text: string; aboutKind: string; aboutId: string; isThere: boolean } | null;
}
