/** How often a person gets the email with what is new. */
export const DIGEST_FREQUENCIES = ["daily", "weekly", "off"] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** The screen that the link in the email leads to; one-click unsubscription (RFC 8058) posts to the same address. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";
