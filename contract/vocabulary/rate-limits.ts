/**
 * Whose requests a limit counts: a network (an IPv4 address or an IPv6 /64), a signed-in member, an account that somebody
 * tries to sign in to, tries to sign in to one account from one network or from a device that has signed in to it before, or
 * one socket.
 */
export type LimitSubject = "address" | "member" | "account" | "accountAtAddress" | "accountAtDevice" | "socket";

/** At most `most` in each window of `seconds`, which begins with the first that it counts. */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

/** For so many days after registering a person is a newcomer, for whom some limits are lower. */
export const NEWCOMER_DAYS = 3;

/**
 * How often what may be done, by policy and by whom it counts; `docs/limits.md` shows the same table. A request that is one
 * too many is refused with `TOO_MANY_REQUESTS` and the seconds until its window ends.
 */
export const RATE_LIMITS = {
  /** Every call of the API and of authentication. Many members share the address of a hostel or a mobile carrier. */
  api: { address: { most: 3000, seconds: 60 }, member: { most: 600, seconds: 60 } },
  /** Everything else: pages, scripts, pictures. */
  files: { address: { most: 3000, seconds: 60 } },
  signUp: { address: { most: 10, seconds: 60 } },
  /** Whether an e-mail address or nickname is free (OPEN-19). */
  availability: { address: { most: 60, seconds: 60 } },
  /**
   * Tries to sign in that failed. Guesses on one account are slowed wherever they come from. Those from a device that has
   * signed in to the account before count for that device alone, so that a stranger who guesses does not keep the member
   * out there; elsewhere not for long, since the windows are short.
   */
  signIn: {
    address: { most: 60, seconds: 60 },
    accountAtAddress: { most: 10, seconds: 300 },
    account: { most: 30, seconds: 600 },
    accountAtDevice: { most: 10, seconds: 300 },
  },
  /** Wrong passwords for one account, from everywhere; beyond it the member is told by email, and nothing is refused. */
  wrongPasswords: { account: { most: 20, seconds: 86_400 } },
  /** Giving the own password again before something that cannot be undone. */
  proof: { member: { most: 10, seconds: 600 } },
  /** Adding, renaming and removing passkeys, and beginning to prove by one who one is. */
  passkey: { member: { most: 60, seconds: 600 } },
  /** Beginning to sign in by a passkey, as browsers do that offer passkeys in the form. */
  passkeySignIn: { address: { most: 120, seconds: 60 } },
  /** Asking for an email with a link. How often one mailbox gets one is limited in the database besides. */
  emailRequest: { address: { most: 10, seconds: 60 } },
  /** Opening and using the links in emails. */
  emailLink: { address: { most: 60, seconds: 60 } },
  missingPaths: { address: { most: 20, seconds: 60 } },
  message: { member: { most: 60, seconds: 60 } },
  /** Saying over the socket that one is writing: two devices of a person who writes without a pause. What is more is ignored. */
  typing: { member: { most: 40, seconds: 60 } },
  /** Changing what one is notified of, and in which browsers. */
  alerts: { member: { most: 60, seconds: 600 } },
  /** Using the link that ends emails with what is new. Mail providers do it for many people from few addresses. */
  unsubscribe: { address: { most: 300, seconds: 60 } },
  /** Likes and taking them back. */
  like: { member: { most: 120, seconds: 60 } },
  /** Likes of newcomers: more than a first long evening has, far less than a program sends. */
  newcomerLike: { member: { most: 60, seconds: 3600 } },
  /** Beginning a conversation: a message in a chat in which nobody has written yet. */
  firstMessage: { member: { most: 60, seconds: 86_400 } },
  /** The same for newcomers. */
  newcomerFirstMessage: { member: { most: 15, seconds: 86_400 } },
  /** Blocking people and taking it back. */
  block: { member: { most: 60, seconds: 60 } },
  /** Reporting people. Each report may store a photo. */
  report: { member: { most: 20, seconds: 3600 } },
  /** Warning, banning, unbanning people and dismissing reports. */
  decision: { member: { most: 60, seconds: 60 } },
  /** Appeals against decisions, with and without a session. */
  appeal: { address: { most: 30, seconds: 600 }, member: { most: 10, seconds: 600 } },
  /** What suspended people do with their data, without a session. Archives and recovery codes of one person count besides. */
  suspension: { address: { most: 60, seconds: 600 } },
  /** Starting to subscribe, cancelling, taking that back, paying a renewal, withdrawing: each calls the payment provider. */
  payment: { member: { most: 30, seconds: 600 } },
  /** Changing the own profile, and removing its photo. */
  profile: { member: { most: 30, seconds: 60 } },
  /** Setting the own photo; each takes the server about half a second. */
  upload: { member: { most: 10, seconds: 600 } },
  /** Matching a part of a list; the longest list takes 100. */
  listMatch: { member: { most: 300, seconds: 600 } },
  /** Adding the chosen titles of a list. */
  listImport: { member: { most: 20, seconds: 600 } },
  /** Asking for an archive of the own data. */
  dataExport: { member: { most: 3, seconds: 86_400 } },
  /** Opening a live connection. */
  socketConnect: { address: { most: 240, seconds: 60 }, member: { most: 60, seconds: 60 } },
  /** What one socket sends; a browser sends two or three events a minute. */
  socketEvent: { socket: { most: 20, seconds: 10 } },
} as const satisfies Record<string, Partial<Record<LimitSubject, RateLimit>>>;

/** Name of a policy. */
export type LimitPolicy = keyof typeof RATE_LIMITS;
