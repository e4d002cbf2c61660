import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { ListedWordField, SignalKind } from "@nakamatch/contract/vocabulary/signals";

/** What the product has noticed about a person. */
export type NewSignal = { personId: string } & (
  | { kind: "listed_word"; field: ListedWordField }
  | {
      kind: "repeated_message";
      /** The keyed hash by which the text is recognised. */
      textKey: string;
      /** The message that was refused. */
      text: string;
      /** To how many people it was sent before. */
      people: number;
    }
  | {
      kind: "returning_person";
      /** How they were recognised. */
      by: "email";
      /** Who was banned; null once that account is gone. */
      bannedId: string | null;
      /** The end of that ban; null is permanent. */
      bannedUntil: Date | null;
    }
);

/** An open signal as read for a moderator. */
export interface SignalRow {
  id: string;
  kind: SignalKind;
  key: string;
  detail: { text?: string; people?: number; bannedUntil?: string | null };
  createdAt: Date;
  person: PersonBadge;
  realName: string | null;
  bio: string | null;
  /** The badge of who was banned; null where there is none. */
  bannedPerson: { id: string; nickname: string } | null;
}
