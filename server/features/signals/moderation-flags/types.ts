import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { SignalKind } from "@nakamatch/contract/vocabulary/signals";
import type { ListedWordPlace } from "@nakamatch/domain/safety/listed-words";

export type NewFlag = { personId: string } & (
  | { kind: "listed_word"; field: ListedWordPlace }
  /** Stored here because words disappear with their like. `textKey`: a keyed hash. */
  | { kind: "listed_word"; field: "words"; textKey: string; text: string }
  | {
      kind: "repeated_message";
      /** Keyed hash. */
      textKey: string;
      /** The refused text. */
      text: string;
      /** Earlier recipients. */
      people: number;
    }
  | {
      kind: "returning_person";
      by: "email";
      /** Row of `banned_emails`; undoing the ban closes its flags. */
      bannedEmail: string;
      /** Null once deleted. */
      bannedId: string | null;
      /** Null is permanent. */
      bannedUntil: Date | null;
    }
);

export interface FlagRow {
  id: string;
  kind: SignalKind;
  key: string;
  detail: { text?: string; people?: number; bannedUntil?: string | null; bannedEmail?: string };
  createdAt: Date;
  person: PersonBadge;
  realName: string | null;
  bio: string | null;
  /** Answer to the question named by the key. */
  answer: string | null;
  bannedPerson: { id: string; nickname: string } | null;
}
