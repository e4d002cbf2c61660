import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import { languageHeader } from "./api-language.ts";
import { readStoredJson, store } from "./browser-storage.ts";
import { ApiError, isRetryable, toAppError } from "./errors.ts";
import { listen } from "./listen.ts";
import type { PrivateStorage } from "./private-storage.ts";
import { forgetEnd, isToBeTold, keepEnd, readEnd, type SessionEnd, type ToldEnd } from "./session-end.ts";
import { hasRefreshToken, type Renewal, renewTokens } from "./session-tokens.ts";
import { createSubscribers } from "./subscribers.ts";

/** Local storage: data for the frame, so that reloads are signed in at once. No credentials or address. */
export const SESSION_KEY = "nakamatch-session";

/** Interval of checks, and lead time of a refresh, in milliseconds (OPEN-27). */
const REFRESH = { tickMs: 30_000, marginMs: 90_000 } as const;

/** Calls sent later would arrive with an expired token; in seconds before its end. */
const TOO_LATE_SECONDS = 5;

/** Of `onAuthEvent` (SESSION-07). */
export type AuthEvent = "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "MFA_CHALLENGE_VERIFIED";

/** Browser auth state (SESSION-01). `loading` until the server answers. */
export interface SessionState {
  user: CurrentSession["user"] | null;
  session: CurrentSession["session"] | null;
  loading: boolean;
}

export interface SessionBan {
  reason: string;
  /** Null if permanent. */
  until: string | null;
  /** A token to ask whether the ban is still in force. */
  banToken: string | null;
}

const SIGNED_OUT: SessionState = { user: null, session: null, loading: false };

/** The session of this browser; in sync with other tabs between `start` and `stop`. */
export class SessionStore {
  #state: SessionState = { ...SIGNED_OUT, loading: true };
  #stop: (() => void) | null = null;
  #running: Promise<SessionState> | null = null;
  #ended: SessionEnd | null = null;
  /** Why the server is about to end a session of this person, perhaps this one. */
  #announced: SessionEnd["because"] = "unknown";
  #deleted: string | null = null;
  #banned: SessionBan | null = null;
  #asked = 0;
  #askedAt = 0;
  /** Seconds by which the device's clock is ahead of the server's. */
  #clockAhead = 0;
  /** Send time of the request that gave the token's lifetime. */
  #sentAt = 0;
  readonly #storage: PrivateStorage;
  readonly #subscribers = createSubscribers();
  readonly #listeners = new Set<(event: AuthEvent, state: SessionState) => void>();

  constructor(storage: PrivateStorage) {
    this.#storage = storage;
  }

  /** Referentially stable until a change. */
  readonly read = (): SessionState => this.#state;

  /** Prerendered pages are a guest's. */
  readonly readGuest = (): SessionState => SIGNED_OUT;

  readonly subscribe = this.#subscribers.subscribe;

  /** Subscribes to sign-in, sign-out, refresh and factor verification, in any tab (SESSION-07). */
  onAuthEvent(listener: (event: AuthEvent, state: SessionState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Restores the snapshot (SESSION-03), asks the server, and refreshes regularly (SESSION-04). `asGuest`: without a
   * snapshot, starts as guest instead of loading.
   */
  start({ asGuest = false } = {}): void {
    this.stop();
    const stored = this.#readSnapshot();
    this.#state = stored ? { ...stored, loading: false } : asGuest ? SIGNED_OUT : { ...SIGNED_OUT, loading: true };
    this.#subscribers.notify();
    void this.refresh({ fresh: true });
    const keepFresh = () => {
      if (this.#state.session && this.#isDue()) void this.refresh();
    };
    const tick = setInterval(keepFresh, REFRESH.tickMs);
    // Sleep skips ticks; frozen tabs and the back-forward cache skip storage events.
    const onReturn = () => {
      if (document.visibilityState !== "visible") return;
      const next = this.#readSnapshot();
      if (next && next.user.id !== this.#state.user?.id) this.#applySnapshot();
      // Without a snapshot, storage may be unavailable: ask the server.
      if ((!next && this.#state.user) || Date.now() - this.#askedAt > REFRESH.tickMs) void this.refresh();
      else keepFresh();
    };
    addEventListener("storage", this.#onStorage);
    const unlisten = listen(["focus", "pageshow"], onReturn);
    const unwatch = listen(["visibilitychange"], onReturn, document);
    this.#stop = () => {
      clearInterval(tick);
      removeEventListener("storage", this.#onStorage);
      unlisten();
      unwatch();
      this.#stop = null;
    };
  }

  stop(): void {
    this.#stop?.();
  }

  /**
   * Refreshes the tokens if due, and asks for the session. No session or a permanent error ends it in every tab
   * (SESSION-05, SESSION-06); a lost answer does not. Concurrent calls share a request, except a `fresh` one.
   */
  refresh({ fresh = false, verified = false } = {}): Promise<SessionState> {
    if (this.#running && !fresh) return this.#running;
    const mine = this.#ask(verified).finally(() => {
      if (this.#running === mine) this.#running = null;
    });
    this.#running = mine;
    return mine;
  }

  /** Ends the session in every tab, without a request. `onPurpose`: see `hasSignedOut`; `ban`: see `ban`. */
  end({ onPurpose = false, ban = null }: { onPurpose?: boolean; ban?: SessionBan | null } = {}): void {
    if (onPurpose) this.#announced = "signedOut";
    if (ban) tellOtherTabs(ban);
    this.#banned = ban;
    this.#settle(null, "SIGNED_OUT");
  }

  /** The server is about to end a session of this person; an answer that still has this one takes it back. */
  expectEnd(because: SessionEnd["because"]): void {
    if (this.#state.user) this.#announced = because;
  }

  /** Whether the last session ended by a sign-out in this browser. */
  hasSignedOut(): boolean {
    return this.#ended?.because === "signedOut";
  }

  /** How this tab's last session ended, if not by its own person's sign-out, deletion or ban here. */
  readonly ended = (): ToldEnd | null => {
    const isTold = !this.#banned && this.#deleted !== this.#ended?.userId;
    return isTold && this.#ended && isToBeTold(this.#ended) ? this.#ended : null;
  };

  /** The person has read it. */
  closeEnded(): void {
    this.#ended = null;
    this.#subscribers.notify();
  }

  /** Announces a deletion, which leads to the landing page (OPEN-84). Null: cancelled. */
  expectDeletion(userId: string | null): void {
    this.#deleted = userId;
  }

  /** Whether this person's session ended by account deletion here. */
  isDeleted(userId: string): boolean {
    return this.#deleted === userId || (this.#ended?.because === "deleted" && this.#ended.userId === userId);
  }

  /** The ban that ended this tab's last session, if any. */
  ban(): SessionBan | null {
    return this.#banned;
  }

  /** Server time, as far as known. */
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
      // The token expired unnoticed, or the snapshot is lost.
      if (!answer && question === this.#asked && hasRefreshToken()) {
        this.#sentAt = Date.now();
        await renewTokens(() => true, onRenewed);
        answer = await this.#askWho();
      }
      // Signed out meanwhile: the answer is outdated.
      if (question === this.#asked) this.#take(answer, verified);
    } catch (thrown) {
      if (question !== this.#asked) return this.#state;
      if (!isRetryable(toAppError(thrown)) && toAppError(thrown).status !== 429) this.#take(null, false);
      else if (this.#state.loading) this.#settle(null, null);
    }
    return this.#state;
  }

  /** Waits for a refresh if the token has expired, as after sleep. */
  async untilFresh(): Promise<void> {
    if (this.#state.session && this.#secondsLeft(this.#state) <= TOO_LATE_SECONDS && hasRefreshToken())
      await this.refresh();
  }

  #isDue(): boolean {
    return Math.round(this.#secondsLeft(this.#state) * 1000) <= REFRESH.marginMs;
  }

  /** Checks again, as another tab may have refreshed. */
  #isStillDue(): boolean {
    const stored = this.#readSnapshot();
    if (stored && stored.user.id === this.#state.user?.id) this.#applySnapshot();
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

  /** Other tabs get a storage event. */
  #settle(next: CurrentSession | null, event: AuthEvent | null): void {
    if (next) this.#clockAhead = this.#sentAt / 1000 + next.session.expiresIn - next.session.expiresAt;
    else this.#asked += 1;
    if (next) forgetEnd();
    else if (this.#state.user && this.#announced !== "unknown")
      keepEnd({ userId: this.#state.user.id, because: this.#announced });
    this.#storage.keep(next?.user.id ?? null);
    // Without storage a reload asks the server first.
    store(SESSION_KEY, next && JSON.stringify(this.#snapshotOf(next)));
    this.#announce(next, event);
  }

  #snapshotOf({ user, session }: CurrentSession) {
    return { user: { ...user, email: undefined }, session, clockAhead: this.#clockAhead };
  }

  #announce(next: CurrentSession | null, event: AuthEvent | null): void {
    const { user } = this.#state;
    if (next) [this.#ended, this.#banned] = [null, null];
    else if (user) this.#ended = { userId: user.id, because: readEnd(user.id) ?? this.#announced };
    this.#announced = "unknown";
    const same = JSON.stringify({ ...next, loading: false }) === JSON.stringify(this.#state);
    if (!same) this.#state = next ? { user: next.user, session: next.session, loading: false } : SIGNED_OUT;
    if (event) for (const listener of [...this.#listeners]) listener(event, this.#state);
    if (!same) this.#subscribers.notify();
  }

  readonly #onStorage = (event: StorageEvent): void => {
    // `key` is null if all storage was cleared.
    if (event.key !== null && event.key !== SESSION_KEY) return;
    this.#banned = readBan(event.newValue) ?? this.#banned;
    this.#applySnapshot();
  };

  #applySnapshot(): void {
    const next = this.#readSnapshot();
    if (!next) {
      if (this.#state.user) this.#announce(null, "SIGNED_OUT");
    } else if (this.#state.user?.id !== next.user.id) this.#announce(next, "SIGNED_IN");
    else
      this.#announce(next, next.session.expiresAt > (this.#state.session?.expiresAt ?? 0) ? "TOKEN_REFRESHED" : null);
  }

  #readSnapshot(): CurrentSession | null {
    const stored = readStoredJson(SESSION_KEY) as (CurrentSession & { clockAhead?: unknown }) | null;
    if (!stored?.user?.id || !stored.session?.expiresAt) return null;
    if (typeof stored.clockAhead === "number") this.#clockAhead = stored.clockAhead;
    const email = this.#state.user?.id === stored.user.id ? this.#state.user.email : "";
    return { user: { ...stored.user, email }, session: stored.session };
  }

  #secondsLeft({ session }: Pick<SessionState, "session">): number {
    return (session?.expiresAt ?? 0) + this.#clockAhead - Date.now() / 1000;
  }

  async #askWho(): Promise<CurrentSession | null> {
    this.#sentAt = Date.now();
    const response = await fetch("/api/v1/session", { headers: languageHeader(), credentials: "same-origin" });
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
    // Other answers, such as a captive portal's, do not parse and do not end the session.
    return JSON.parse((await response.text()) || "null") as CurrentSession | null;
  }
}

/** Briefly replaces the snapshot: other tabs receive it as storage event. */
function tellOtherTabs(ban: SessionBan): void {
  store(SESSION_KEY, JSON.stringify({ ban }));
}

function readBan(stored: string | null): SessionBan | null {
  try {
    const { ban } = JSON.parse(stored ?? "{}") as { ban?: SessionBan };
    return typeof ban?.reason === "string" ? ban : null;
  } catch {
    return null;
  }
}
