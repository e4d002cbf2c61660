/**
 * What the product notices by itself and shows to moderators: a listed word in a name or bio, one first message to many
 * people, a registration with the e-mail address of a banned person.
 */
export const SIGNAL_KINDS = ["listed_word", "repeated_message", "returning_person"] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** Where a listed word was found: first and last name together, or the bio. */
export const LISTED_WORD_FIELDS = ["name", "bio"] as const;
export type ListedWordField = (typeof LISTED_WORD_FIELDS)[number];
