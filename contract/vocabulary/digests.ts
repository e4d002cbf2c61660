export const DIGEST_FREQUENCIES = ["daily", "weekly", "off"] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** Linked in emails, and the target of one-click unsubscription (RFC 8058). */
export const UNSUBSCRIBE_PATH = "/unsubscribe";
