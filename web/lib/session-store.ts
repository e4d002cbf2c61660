import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import { languageHeader } from "./api-language.ts";
import { ApiError, isRetryable, toAppError } from "./errors.ts";
import { listen } from "./listen.ts";
import type { PrivateStorage } from "./private-storage.ts";
import { hasRefreshToken, type Renewal, renewTokens } from "./session-tokens.ts";
import { createSubscribers } from "./subscribers.ts";

/** In local storage: what the frame shows, so that a reload is signed in at once. No credentials, and no e-mail address. */
export const SESSION_KEY = "nakamatch-session";

/** How often it is looked whether to renew, and how long before the end that is done, in milliseconds (OPEN-27). */
const REFRESH = { tickMs: 30_000, marginMs: 90_000 } as const;

/** A call sent later than this before the token's end would meet an expired one, in seconds. */
const TOO_LATE_SECONDS = 5;

/** Events of `onAuthEvent` (SESSION-07). */
export type AuthEvent = "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "MFA_CHALLENGE_VERIFIED";

/** The auth state of the browser (SESSION-01). `loading` until it is known whether anyone is signed in. */
export interface SessionState {
  user: CurrentSession["user"] | null;
  session: CurrentSession["session"] | null;
  loading: boolean;
}

/** Why and until when (`null`: permanently) a person is banned. */
export interface SessionBan {
  reason: string;
  until: string | null;
}

const nobody: SessionState = { user: null, session: null, loading: false };

/** Who is signed in in this browser; from `start` to `stop` in step with the other tabs. */
export class SessionStore {
  #state: SessionState = { ...nobody, loading: true };
  #stop: (() => void) | null = null;
  #running: Promise<SessionState> | null = null;
  #signedOut = false;
  #deleted: string | null = null;
  #banned: SessionBan | null = null;
  #asked = 0;
  #askedAt = 0;
  /** How many seconds the clock of this device is ahead of the server's. */
  #clockAhead = 0;
  /** When the request was sent whose answer says how long the access token is valid: from then on at most. */
  #sentAt = 0;
  readonly #storage: PrivateStorage;
  readonly #subscribers = createSubscribers();
  readonly #listeners = new Set<(event: AuthEvent, state: SessionState) => void>();

  constructor(storage: PrivateStorage) {
    this.#storage = storage;
  }

  /** The same object until something changes. */
  readonly read = (): SessionState => this.#state;

  /** The state in prerendered pages, which are those of guests. */
  readonly readGuest = (): SessionState => nobody;

  readonly subscribe = this.#subscribers.subscribe;

  /** Calls `listener` at sign-in, sign-out, refresh and factor verification, in any tab (SESSION-07). */
  onAuthEvent(listener: (event: AuthEvent, state: SessionState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Starts from the snapshot (SESSION-03), asks the server, and keeps the session fresh (SESSION-04). `asGuest`: without a
   * snapshot the person is a guest until the server answers, as the page shows what guests see.
   */
  start({ asGuest = false } = {}): void {
    this.stop();
    const stored = this.#readSnapshot();
    this.#state = stored ? { ...stored, loading: false } : asGuest ? nobody : { ...nobody, loading: true };
    this.#subscribers.notify();
    void this.refresh({ fresh: true });
    const keepFresh = () => {
      if (this.#state.session && this.#isDue()) void this.refresh();
    };
    const tick = setInterval(keepFresh, REFRESH.tickMs);
    // After sleep ticks were missed; a frozen tab or a page from the back-forward cache has missed storage events.
    const onReturn = () => {
      if (document.visibilityState !== "visible") return;
      const next = this.#readSnapshot();
      if (next && next.user.id !== this.#state.user?.id) this.#followSnapshot();
      // A missing snapshot can also mean that storage is not available: ask the server.
      if ((!next && this.#state.user) || Date.now() - this.#askedAt > REFRESH.tickMs) void this.refresh();
      else keepFresh();
    };
    addEventListener("storage", this.#followOtherTab);
    const unlisten = listen(["focus", "pageshow"], onReturn);
    const unwatch = listen(["visibilitychange"], onReturn, document);
    this.#stop = () => {
      clearInterval(tick);
      removeEventListener("storage", this.#followOtherTab);
      unlisten();
      unwatch();
      this.#stop = null;
    };
  }

  stop(): void {
    this.#stop?.();
  }

  /**
   * Renews the tokens if they are due, and asks the server who is signed in. An answer without a session, or an error that is
   * not retryable, ends it in every tab (SESSION-05, SESSION-06); without an answer it is kept. Concurrent calls share one
   * request, except a `fresh` one: something has changed since the last.
   */
  refresh({ fresh = false, verified = false } = {}): Promise<SessionState> {
    if (this.#running && !fresh) return this.#running;
    const mine = this.#ask(verified).finally(() => {
      if (this.#running === mine) this.#running = null;
    });
    this.#running = mine;
    return mine;
  }

  /** Forgets the session in every tab, without a request. `onPurpose`: see `hasSignedOut`; `ban`: see `ban`. */
  end({ onPurpose = false, ban = null }: { onPurpose?: boolean; ban?: SessionBan | null } = {}): void {
    this.#signedOut = onPurpose;
    if (ban) tellOtherTabs(ban);
    this.#banned = ban;
    this.#settle(null, "SIGNED_OUT");
  }

  /** Whether the last session of this tab ended because the person signed out here. */
  hasSignedOut(): boolean {
    return this.#signedOut;
  }

  /** This person's account is about to be deleted: they are led to the landing page (OPEN-84). Null: it was not deleted. */
  expectDeletion(userId: string | null): void {
    this.#deleted = userId;
  }

  /** Whether the session of this person ends because their account is deleted here. */
  isDeleted(userId: string): boolean {
    return this.#deleted === userId;
  }

  /** The ban that ended the last session of this tab; null: it ended otherwise. */
  ban(): SessionBan | null {
    return this.#banned;
  }

  /** The time by the server's clock, as far as it is known. */
  now(): Date {
    return new Date(Date.now() - this.#clockAhead * 1000);
  }

  async #ask(verified: boolean): Promise<SessionState> {
    this.#asked += 1;
    this.#askedAt = Date.now();
    const question = this.#asked;
    try {
      const onRenewed = (renewal: Renewal) => {
        if (question === this.#asked) this.#takeRenewal(renewal);
      };
      if (this.#state.session && this.#isDue() && hasRefreshToken())
        await renewTokens(() => this.#isStillDue(), onRenewed);
      let answer = await this.#askWho();
      // The access token has expired unnoticed, or the snapshot is lost.
      if (!answer && question === this.#asked && hasRefreshToken()) {
        this.#sentAt = Date.now();
        await renewTokens(() => true, onRenewed);
        answer = await this.#askWho();
      }
      // Signed out during the request: the answer is about a session that has ended.
      if (question === this.#asked) this.#take(answer, verified);
    } catch (thrown) {
      if (question !== this.#asked) return this.#state;
      if (!isRetryable(toAppError(thrown)) && toAppError(thrown).status !== 429) this.#take(null, false);
      else if (this.#state.loading) this.#settle(null, null);
    }
    return this.#state;
  }

  /** Waits for new tokens where the access token has expired, as after sleep, so that a call does not fail for it. */
  async untilFresh(): Promise<void> {
    if (this.#state.session && this.#secondsLeft(this.#state) <= TOO_LATE_SECONDS && hasRefreshToken())
      await this.refresh();
  }

  #isDue(): boolean {
    return Math.round(this.#secondsLeft(this.#state) * 1000) <= REFRESH.marginMs;
  }

  /** The same, after another tab may have renewed it. */
  #isStillDue(): boolean {
    const stored = this.#readSnapshot();
    if (stored && stored.user.id === this.#state.user?.id) this.#followSnapshot();
    this.#sentAt = Date.now();
    return this.#isDue();
  }

  #takeRenewal({ expiresAt, expiresIn }: Renewal): void {
    const { user, session } = this.#state;
    if (user && session) this.#settle({ user, session: { ...session, expiresAt, expiresIn } }, "TOKEN_REFRESHED");
  }

  #take(answer: CurrentSession | null, verified: boolean): void {
    if (!answer) return this.#settle(null, this.#state.user ? "SIGNED_OUT" : null);
    if (this.#state.user?.id !== answer.user.id) return this.#settle(answer, "SIGNED_IN");
    const rose = this.#state.session?.assuranceLevel === "aal1" && answer.session.assuranceLevel === "aal2";
    if (verified || rose) return this.#settle(answer, "MFA_CHALLENGE_VERIFIED");
    this.#settle(answer, answer.session.expiresAt > (this.#state.session?.expiresAt ?? 0) ? "TOKEN_REFRESHED" : null);
  }

  /** Other tabs get the storage event. */
  #settle(next: CurrentSession | null, event: AuthEvent | null): void {
    if (next) this.#clockAhead = this.#sentAt / 1000 + next.session.expiresIn - next.session.expiresAt;
    else this.#asked += 1;
    this.#storage.keep(next?.user.id ?? null);
    try {
      if (next) localStorage.setItem(SESSION_KEY, JSON.stringify(this.#snapshotOf(next)));
      else localStorage.removeItem(SESSION_KEY);
    } catch {
      // Without storage a reload has to ask the server first.
    }
    this.#announce(next, event);
  }

  #snapshotOf({ user, session }: CurrentSession) {
    return { user: { ...user, email: undefined }, session, clockAhead: this.#clockAhead };
  }

  #announce(next: CurrentSession | null, event: AuthEvent | null): void {
    if (next) {
      this.#signedOut = false;
      this.#banned = null;
    }
    const same = JSON.stringify({ ...next, loading: false }) === JSON.stringify(this.#state);
    if (!same) this.#state = next ? { user: next.user, session: next.session, loading: false } : nobody;
    if (event) for (const listener of [...this.#listeners]) listener(event, this.#state);
    if (!same) this.#subscribers.notify();
  }

  readonly #followOtherTab = (event: StorageEvent): void => {
    // `key` is null when the whole storage was cleared.
    if (event.key !== null && event.key !== SESSION_KEY) return;
    this.#banned = readBan(event.newValue) ?? this.#banned;
    this.#followSnapshot();
  };

  #followSnapshot(): void {
    const next = this.#readSnapshot();
    if (!next) {
      if (this.#state.user) this.#announce(null, "SIGNED_OUT");
    } else if (this.#state.user?.id !== next.user.id) this.#announce(next, "SIGNED_IN");
    else
      this.#announce(next, next.session.expiresAt > (this.#state.session?.expiresAt ?? 0) ? "TOKEN_REFRESHED" : null);
  }

  #readSnapshot(): CurrentSession | null {
    try {
      type Snapshot = CurrentSession & { clockAhead?: unknown };
      const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as Snapshot | null;
      if (!stored?.user?.id || !stored.session?.expiresAt) return null;
      if (typeof stored.clockAhead === "number") this.#clockAhead = stored.clockAhead;
      const email = this.#state.user?.id === stored.user.id ? this.#state.user.email : "";
      return { user: { ...stored.user, email }, session: stored.session };
    } catch {
      return null;
    }
  }

  #secondsLeft({ session }: Pick<SessionState, "session">): number {
    return (session?.expiresAt ?? 0) + this.#clockAhead - Date.now() / 1000;
  }

  async #askWho(): Promise<CurrentSession | null> {
    this.#sentAt = Date.now();
    const response = await fetch("/api/v1/session", { headers: languageHeader(), credentials: "same-origin" });
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
    // An answer that is not ours (a captive portal's page) does not parse, and does not end the session either.
    return JSON.parse((await response.text()) || "null") as CurrentSession | null;
  }
}

/** In place of the snapshot, for a moment: other tabs find it in their storage event. */
function tellOtherTabs(ban: SessionBan): void {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ban }));
  } catch {
    // They learn it from the server.
  }
}

function readBan(stored: string | null): SessionBan | null {
  try {
    const { ban } = JSON.parse(stored ?? "{}") as { ban?: SessionBan };
    return typeof ban?.reason === "string" ? ban : null;
  } catch {
    return null;
  }
}
