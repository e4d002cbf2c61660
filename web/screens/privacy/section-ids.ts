/** Sections in order; ids are link targets. */
export const SECTION_IDS = [
  "summary",
  "who",
  "data",
  "bases",
  "times",
  "others",
  "device",
  "machines",
  "rights",
  "age",
  "changes",
] as const;

/** Data by topic. */
export const DATA = [
  "account",
  "profile",
  "photo",
  "verification",
  "meetings",
  "chats",
  "afterPlans",
  "sessions",
  "reports",
  "moderation",
  "premium",
  "alerts",
  "technical",
] as const;

/** Retention beyond the account's lifetime. */
export const TIMES = [
  "unconfirmed",
  "sessions",
  "links",
  "addresses",
  "emails",
  "jobs",
  "requests",
  "exports",
  "devices",
  "identity",
  "alerts",
  "language",
  "uploads",
  "firstMessages",
  "dailyPeople",
  "words",
  "takenBack",
  "plans",
  "afterPlans",
  "evidence",
  "outcomes",
  "noteDrafts",
  "gestures",
  "readings",
  "privateNotes",
  "signals",
  "bannedEmail",
  "log",
  "backups",
] as const;

/** Other parties. */
export const OTHERS = [
  "members",
  "hosting",
  "mail",
  "lists",
  "passwords",
  "payment",
  "providers",
  "push",
  "translation",
  "flags",
  "law",
] as const;
