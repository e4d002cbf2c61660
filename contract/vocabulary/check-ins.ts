/**
 * Of a check-in after a plan ("I'm home"): hours after the plan's end until which it may be set; minutes after its reminder until
 * the trusted person is written to, and hours after that until nothing is sent any more; hours to answer an invitation; how
 * many of them an address gets in a day and in 30 days, and how many addresses a member asks; minutes in which an email is given to the mail server, and after which one that it
 * refused is given again; and days after
 * its hour until it is erased.
 */
export const CHECK_IN = {
  hoursAfterPlan: 12,
  tellAfterMinutes: 30,
  dropAfterHours: 24,
  invitationHours: 48,
  invitations: { day: 1, month: 3, perMember: { most: 3, days: 7 } },
  sendingMinutes: 5,
  retryMinutes: 10,
  keptDays: 3,
  listed: 50,
} as const;

/** `due`: reminded and unanswered. `told`: the trusted person got an email. `over`: its time has passed, and nobody was told. */
export const CHECK_IN_STATES = ["waiting", "due", "told", "home", "ended", "over"] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];

/** The trusted person. `undeliverable`: their mail server refused the email. */
export const TRUSTED_STATES = ["none", "asked", "confirmed", "declined", "unanswered", "undeliverable"] as const;
export type TrustedState = (typeof TRUSTED_STATES)[number];

/** What the maker says. `keep`: also after the plan was cancelled. */
export const CHECK_IN_ANSWERS = ["home", "end", "keep"] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

export const TRUSTED_ANSWERS = ["yes", "no", "never"] as const;
export type TrustedAnswer = (typeof TRUSTED_ANSWERS)[number];

/** Pages for those who come from an email, without session and script. */
export const CHECK_IN_PATH = "/check-in";
export const TRUSTED_PATH = "/trusted-person";
