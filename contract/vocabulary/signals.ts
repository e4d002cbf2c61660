/**
 * A listed word in a name, a bio, an answer or words with a like, one first message to many people, registration with a
 * banned person's mailbox.
 */
export const SIGNAL_KINDS = ["listed_word", "repeated_message", "returning_person"] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export const LISTED_WORD_FIELDS = ["name", "bio", "prompt", "words"] as const;
