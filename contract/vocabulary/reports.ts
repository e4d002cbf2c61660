/** Report reasons as codes (OPEN-93), in database, API and moderation log; the phrases `reasons` are their texts. */

/** From a chat (REPORT-02, OPEN-67). */
export const CHAT_REPORT_REASONS = ["spam", "fake_profile", "harassment", "inappropriate_content", "other"] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** From a profile, and of decisions (REPORT-03, OPEN-67). */
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

/** A person's profile, or their messages in a chat. */
export const REPORT_KINDS = ["profile", "chat"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REASONS_OF = {
  profile: PROFILE_REPORT_REASONS,
  chat: CHAT_REPORT_REASONS,
} as const satisfies Record<ReportKind, readonly ReportReason[]>;

/** In UTF-16 units: `max` is the maximum, above `warn` the counter turns yellow. */
export const REPORT_DESCRIPTION = { max: 1000, warn: 900 } as const;

/** Maximum evidence of a report: latest messages, most popular interests. */
export const EVIDENCE_MAX = { messages: 50, interests: 200 } as const;

/** Maximum reports in a notice to their reporter. */
export const REVIEWED_MAX = 100;
