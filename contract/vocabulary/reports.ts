/**
 * Why a person can be reported, as language-neutral codes (OPEN-93): the same in the database, the API and the moderation log.
 * Their texts are the phrases `reasons`.
 */

/** The generic list, of a report from the chat (REPORT-02, OPEN-67). */
export const CHAT_REPORT_REASONS = ["spam", "fake_profile", "harassment", "inappropriate_content", "other"] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** The list of a report from a profile, and of a moderator's decision (REPORT-03, OPEN-67). */
export const PROFILE_REPORT_REASONS = [
  "inappropriate_photo",
  "inappropriate_nickname",
  "impersonation",
  "offensive_content",
  "spam",
  "other",
] as const;
export type ProfileReportReason = (typeof PROFILE_REPORT_REASONS)[number];

export type ReportReason = ChatReportReason | ProfileReportReason;

/** What a report is about: what a person's profile shows, or what they wrote in a chat. */
export const REPORT_KINDS = ["profile", "chat"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The reasons that a report of each kind can have. */
export const REASONS_OF = {
  profile: PROFILE_REPORT_REASONS,
  chat: CHAT_REPORT_REASONS,
} as const satisfies Record<ReportKind, readonly ReportReason[]>;

/** A report's description in UTF-16 units: `max` is refused above, `warn` turns the counter yellow above. */
export const REPORT_DESCRIPTION = { max: 1000, warn: 900 } as const;

/** What a report seals at most: messages of the chat, the latest; names of interests, the best known. */
export const EVIDENCE_MAX = { messages: 50, interests: 200 } as const;

/** Reports that one notice to their reporter can be about. */
export const REVIEWED_MAX = 100;
