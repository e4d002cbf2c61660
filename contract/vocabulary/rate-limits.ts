/**
 * `address`: an IPv4 address or IPv6 /64. `accountAtDevice`: sign-ins to an account from a known device. `service`:
 * another company's, for all members together.
 */
export type LimitSubject =
  | "address"
  | "member"
  | "account"
  | "accountAtAddress"
  | "accountAtDevice"
  | "service"
  | "socket";

/** A window starts with the first counted call. */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

/** Days of lower limits after registration. */
export const NEWCOMER_DAYS = 3;

/** As in `docs/limits.md`. */
export const RATE_LIMITS = {
  /** Hostels and mobile carriers share addresses. */
  api: { address: { most: 3000, seconds: 60 }, member: { most: 600, seconds: 60 } },
  files: { address: { most: 3000, seconds: 60 } },
  signUp: { address: { most: 10, seconds: 60 } },
  /** Of an email or nickname (OPEN-19). */
  availability: { address: { most: 60, seconds: 60 } },
  /** Known devices count separately, so that a stranger's guesses do not lock the member out. */
  signIn: {
    address: { most: 60, seconds: 60 },
    accountAtAddress: { most: 10, seconds: 300 },
    account: { most: 30, seconds: 600 },
    accountAtDevice: { most: 10, seconds: 300 },
  },
  /** The member gets an email; nothing is refused. */
  wrongPasswords: { account: { most: 20, seconds: 86_400 } },
  /** Step-up by password. */
  proof: { member: { most: 10, seconds: 600 } },
  /** Changes and step-ups. */
  passkey: { member: { most: 60, seconds: 600 } },
  /** Also started for autofill on the form. */
  passkeySignIn: { address: { most: 120, seconds: 60 } },
  /** The database also limits them per mailbox. */
  emailRequest: { address: { most: 10, seconds: 60 } },
  emailLink: { address: { most: 60, seconds: 60 } },
  missingPaths: { address: { most: 20, seconds: 60 } },
  message: { member: { most: 60, seconds: 60 } },
  /** Each may read all messages of a member. */
  messageSearch: { member: { most: 60, seconds: 60 } },
  /** Includes taking them away. */
  reaction: { member: { most: 120, seconds: 60 } },
  takeBack: { member: { most: 60, seconds: 60 } },
  /** Two devices of a person typing without pause. Excess is ignored. */
  typing: { member: { most: 40, seconds: 60 } },
  notificationSettings: { member: { most: 60, seconds: 600 } },
  /** Mail providers unsubscribe many people from few addresses. */
  unsubscribe: { address: { most: 300, seconds: 60 } },
  /** Lists, searches and calendar files. */
  events: { member: { most: 180, seconds: 60 } },
  /** Includes unliking. */
  like: { member: { most: 120, seconds: 60 } },
  /** Above a first long evening, far below a bot. */
  newcomerLike: { member: { most: 60, seconds: 3600 } },
  /** Includes reopening. */
  chatEnd: { member: { most: 30, seconds: 600 } },
  /** Proposals and answers. */
  plan: { member: { most: 60, seconds: 600 } },
  planOfDay: { member: { most: 20, seconds: 86_400 } },
  newcomerPlan: { member: { most: 5, seconds: 86_400 } },
  /** Making links to plans, ending them, saying that all is well. */
  planLink: { member: { most: 60, seconds: 600 } },
  /** Who opens them has no account. */
  planLinkPage: { address: { most: 60, seconds: 60 } },
  /** Also ending and answering, which must not be refused. */
  checkIn: { member: { most: 120, seconds: 600 } },
  /** Tries: the database counts whom they ask, and invitations per mailbox. */
  trustedPerson: { member: { most: 30, seconds: 3600 } },
  /** Pages that emails lead to, without session. */
  checkInPage: { address: { most: 60, seconds: 60 } },
  firstMessage: { member: { most: 60, seconds: 86_400 } },
  newcomerFirstMessage: { member: { most: 15, seconds: 86_400 } },
  /** Includes unblocking. */
  block: { member: { most: 60, seconds: 60 } },
  /** Each search excludes all blocked people. There is no limit to their number. */
  blocksOfDay: { member: { most: 1000, seconds: 86_400 } },
  /** Each may store a photo. */
  report: { member: { most: 20, seconds: 3600 } },
  concern: { member: { most: 60, seconds: 3600 } },
  /** Includes dismissals. */
  decision: { member: { most: 60, seconds: 60 } },
  appeal: { address: { most: 30, seconds: 600 }, member: { most: 10, seconds: 600 } },
  /** Archives and recovery codes also count per person. */
  suspension: { address: { most: 60, seconds: 600 } },
  /** Each calls the payment provider. */
  payment: { member: { most: 30, seconds: 600 } },
  /** Reading must not use up what cancelling needs. */
  paymentDetails: { member: { most: 60, seconds: 600 } },
  /** Includes removing and reordering photos. */
  profile: { member: { most: 30, seconds: 60 } },
  /** Each takes about half a second. */
  upload: { member: { most: 10, seconds: 600 } },
  /** The longest list takes 100 calls. */
  listMatch: { member: { most: 300, seconds: 600 } },
  publicList: { member: { most: 10, seconds: 600 } },
  /** Of lists by user name, the longest of which takes 21; what a list service serves to one address. */
  listRequest: { member: { most: 30, seconds: 600 }, service: { most: 30, seconds: 60 } },
  titleRequest: { member: { most: 20, seconds: 86_400 } },
  listImport: { member: { most: 20, seconds: 600 } },
  logExport: { member: { most: 10, seconds: 600 } },
  dataExport: { member: { most: 3, seconds: 86_400 } },
  socketConnect: { address: { most: 240, seconds: 60 }, member: { most: 60, seconds: 60 } },
  /** A browser sends two or three a minute. */
  socketEvent: { socket: { most: 20, seconds: 10 } },
} as const satisfies Record<string, Partial<Record<LimitSubject, RateLimit>>>;

export type LimitPolicy = keyof typeof RATE_LIMITS;
