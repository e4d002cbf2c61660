/** What one says when ending a conversation; each side reads it in its own language. */
export const CHAT_END_SENTENCES = ["thanks", "noTime", "noSpark", "foundSomebody"] as const;
export type ChatEndSentence = (typeof CHAT_END_SENTENCES)[number];

/** How often a pair may end its conversation, and for how long the ender may reopen it alone. */
export const CHAT_ENDS = { most: 3, reopenHours: 24 } as const;
