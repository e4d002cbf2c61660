/** A listed word in a name, a bio or words with a like, one first message to many people, registration with a banned person's mailbox. */
export const SIGNAL_KINDS = ["listed_word", "repeated_message", "returning_person"] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export const LISTED_WORD_FIELDS = ["name", "bio", "words"] as const;
export type ListedWordField = (typeof LISTED_WORD_FIELDS)[number];
