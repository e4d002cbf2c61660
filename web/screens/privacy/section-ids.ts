/** The sections of the privacy page in their order; each can be linked to by its name. */
export const SECTION_IDS = [
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
export type SectionId = (typeof SECTION_IDS)[number];

/** What is held about people, by topic. */
export const DATA = [
  "account",
  "profile",
  "photo",
  "meetings",
  "chats",
  "sessions",
  "reports",
  "moderation",
  "premium",
  "alerts",
  "technical",
] as const;

/** What is kept for how long, beyond what lasts as long as the account. */
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
  "evidence",
  "signals",
  "bannedEmail",
  "log",
  "backups",
] as const;

/** Who else may be involved. */
export const OTHERS = [
  "members",
  "hosting",
  "mail",
  "passwords",
  "payment",
  "providers",
  "push",
  "flags",
  "law",
] as const;
