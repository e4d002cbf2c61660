/** Codes (OPEN-93) in database, API and moderation log; the phrases `reasons` are their texts. */

/** REPORT-02, OPEN-67. */
export const CHAT_REPORT_REASONS = ["spam", "fake_profile", "harassment", "inappropriate_content", "other"] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** Of what happened at a meeting; such a report is one of the chat. Gravest first. */
export const MEETING_REPORT_REASONS = ["violence", "pressure", "theft", "other_person", "other"] as const;
export type MeetingReportReason = (typeof MEETING_REPORT_REASONS)[number];

/** REPORT-03, OPEN-67. */
export const PROFILE_REPORT_REASONS = [
  "inappropriate_photo",
  "inappropriate_nickname",
  "impersonation",
  "offensive_content",
  "spam",
  "other",
] as const;
export type ProfileReportReason = (typeof PROFILE_REPORT_REASONS)[number];

export type ReportReason = ChatReportReason | MeetingReportReason | ProfileReportReason;

export const REPORT_REASONS: readonly ReportReason[] = [
  ...new Set([...CHAT_REPORT_REASONS, ...PROFILE_REPORT_REASONS, ...MEETING_REPORT_REASONS]),
];

/** `words`: those that came with a like. */
export const REPORT_KINDS = ["profile", "chat", "words"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What reports of a kind take. */
export const REASONS_OF = {
  profile: PROFILE_REPORT_REASONS,
  chat: [...CHAT_REPORT_REASONS, ...MEETING_REPORT_REASONS],
  words: CHAT_REPORT_REASONS,
} as const satisfies Record<ReportKind, readonly ReportReason[]>;

/** UTF-16 units; above `warn` the counter turns yellow. */
export const REPORT_DESCRIPTION = { max: 1000, warn: 900 } as const;

/** Latest messages of a chat, and of the reported person; on each side of a marked one; most popular interests. */
export const EVIDENCE_MAX = { messages: 50, around: 25, plans: 20, interests: 200 } as const;

/** Reports in a notice to their reporter. */
export const REVIEWED_MAX = 100;

/** The newest reports of an outcome that are shown. */
export const REPORTS_PER_OUTCOME = 10;

/** Newest first. */
export const OUTCOMES_SHOWN = 50;
