import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import { languageHeader } from "./api-language.ts";
import { ApiError, isRetryable, toAppError } from "./errors.ts";
import { keepPrivate } from "./private-storage.ts";
import { hasRefreshToken, type Renewal, renewTokens } from "./session-tokens.ts";
import { createSubscribers } from "./subscribers.ts";

/**
 * The snapshot of the session in local storage: what the frame shows, so that a reload is signed in at once. It holds no
 * credentials, those are in HttpOnly cookies, and no e-mail address.
 */
export const SESSION_KEY = "nakamatch-session";

/** The interval of the automatic refresh, and how long before the end it renews, in milliseconds (OPEN-27). */
export const REFRESH = { tickMs: 30_000, marginMs: 90_000 } as const;

/** A call that is sent later than this before the end of the access token would meet an expired one, in seconds. */
const TOO_LATE_SECONDS = 5;

/** Events of `onAuthEvent` (SESSION-07). */
export type AuthEvent = "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "MFA_CHALLENGE_VERIFIED";

/** The auth state of the browser (SESSION-01). `loading` until it is known whether anyone is signed in. */
export interface SessionState {
  user: CurrentSession["user"] | null;
  session: CurrentSession["session"] | null;
  loading: boolean;
}

const nobody: SessionState = { user: null, session: null, loading: false };

let state: SessionState = { ...nobody, loading: true };
let stop: (() => void) | null = null;
const subscribers = createSubscribers();
const listeners = new Set<(event: AuthEvent, state: SessionState) => void>();

/** The current state; the same object until something changes. */
export function readSession(): SessionState {
  return state;
}

/** The state in a page that was rendered beforehand: such pages are those that guests see. */
export function readGuest(): SessionState {
  return nobody;
}

/** Calls a function after each change of the state. Returns one that stops it. */
export const subscribeSession = subscribers.subscribe;

/** Calls `listener` at sign-in, sign-out, refresh and factor verification, in any tab (SESSION-07). */
export function onAuthEvent(listener: (event: AuthEvent, state: SessionState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Starts from the snapshot, so that a reload is signed in at once (SESSION-03), asks the server who is signed in, and
 * keeps the session fresh from then on (SESSION-04). `asGuest`: without a snapshot the person is taken for a guest until
 * the server answers, because the page shows what guests see already. Returns a function that stops it.
 */
export function startSession({ asGuest = false } = {}): () => void {
  stop?.();
  const stored = readSnapshot();
  // Its access token may have expired; `refreshSession` renews it first.
  state = stored ? { ...stored, loading: false } : asGuest ? nobody : { ...nobody, loading: true };
  void refreshSession({ fresh: true });
  const keepFresh = () => {
    if (state.session && isDue()) void refreshSession();
  };
  const tick = setInterval(keepFresh, REFRESH.tickMs);
  // After sleep ticks were missed; a frozen tab or a page from the back-forward cache has missed storage events.
  const onReturn = () => {
    if (document.visibilityState !== "visible") return;
    const next = readSnapshot();
    if (next && next.user.id !== state.user?.id) followSnapshot();
    // A missing snapshot can also mean that storage is not available: ask the server.
    if ((!next && state.user) || Date.now() - askedAt > REFRESH.tickMs) void refreshSession();
    else keepFresh();
  };
  addEventListener("storage", followOtherTab);
  addEventListener("focus", onReturn);
  addEventListener("pageshow", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  stop = () => {
    clearInterval(tick);
    removeEventListener("storage", followOtherTab);
    removeEventListener("focus", onReturn);
    removeEventListener("pageshow", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    stop = null;
  };
  return stop;
}

let running: Promise<SessionState> | null = null;

/**
 * Renews the tokens if they are due, asks the server who is signed in and takes over its answer. An answer without a
 * session that no new tokens change, or an error that is not retryable, ends the session here and in every open tab (SESSION-05, SESSION-06); without an answer it is kept until the
 * server can be reached. Concurrent calls share one request, except a `fresh` one, which is sent because something has
 * changed since the last.
 */
export function refreshSession({ fresh = false, verified = false } = {}): Promise<SessionState> {
  if (running && !fresh) return running;
  const mine = ask(verified).finally(() => {
    if (running === mine) running = null;
  });
  running = mine;
  return mine;
}

/** Why and until when (`null`: permanently) a person is banned. */
export interface SessionBan {
  reason: string;
  until: string | null;
}

/**
 * Forgets the session here and in every open tab, without a request to the server. `onPurpose`: the person has
 * signed out, see `hasSignedOut`; `ban`: they were banned, see `bannedSession`.
 */
export function endSession({
  onPurpose = false,
  ban = null,
}: {
  onPurpose?: boolean;
  ban?: SessionBan | null;
} = {}): void {
  signedOut = onPurpose;
  if (ban) tellOtherTabs(ban);
  banned = ban;
  settle(null, "SIGNED_OUT");
}

/** Whether the last session of this tab ended because the person signed out here. */
export function hasSignedOut(): boolean {
  return signedOut;
}

let signedOut = false;

/**
 * The account of this person is about to be deleted: where their session ends, they are led to the landing page (OPEN-84).
 * Null: it was not deleted.
 */
export function expectDeletion(userId: string | null): void {
  deleted = userId;
}

/** Whether the session of this person ends because their account is deleted here. */
export function isDeleted(userId: string): boolean {
  return deleted === userId;
}

let deleted: string | null = null;

/** The ban that ended the last session of this tab; null: it ended otherwise. */
export function bannedSession(): SessionBan | null {
  return banned;
}

let banned: SessionBan | null = null;

/** Stores a ban in place of the snapshot, for a moment: other tabs find it in their storage event. */
function tellOtherTabs(ban: SessionBan): void {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ban }));
  } catch {
    // They learn it from the server.
  }
}

let asked = 0;
/** When the server was last asked who is signed in. */
let askedAt = 0;
/** How many seconds the clock of this device is ahead of the server's. */
let clockAhead = 0;

/** The present time by the server's clock, as far as it is known: for comparisons with times that the server has given. */
export function serverNow(): Date {
  return new Date(Date.now() - clockAhead * 1000);
}

/** When the request was sent whose answer says how long the access token is valid: it is not valid for longer than that. */
let sentAt = 0;

async function ask(verified: boolean): Promise<SessionState> {
  asked += 1;
  askedAt = Date.now();
  const question = asked;
  try {
    const onRenewed = (renewal: Renewal) => {
      if (question === asked) takeRenewal(renewal);
    };
    if (state.session && isDue() && hasRefreshToken()) await renewTokens(isStillDue, onRenewed);
    let answer = await askWho();
    // The access token has expired unnoticed, or the snapshot is lost.
    if (!answer && question === asked && hasRefreshToken()) {
      sentAt = Date.now();
      await renewTokens(() => true, onRenewed);
      answer = await askWho();
    }
    // Signed out during the request: the answer is about a session that has ended.
    if (question === asked) take(answer, verified);
  } catch (thrown) {
    if (question !== asked) return state;
    if (!isRetryable(toAppError(thrown)) && toAppError(thrown).status !== 429) take(null, false);
    else if (state.loading) settle(null, null);
  }
  return state;
}

async function askWho(): Promise<CurrentSession | null> {
  sentAt = Date.now();
  const response = await fetch("/api/v1/session", { headers: languageHeader(), credentials: "same-origin" });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  // An answer that is not ours (a captive portal's page) does not parse, and does not end the session either.
  return JSON.parse((await response.text()) || "null") as CurrentSession | null;
}

/** Waits for new tokens where the access token has expired, as after sleep, so that a call does not fail for it. */
export async function untilFresh(): Promise<void> {
  if (state.session && secondsLeft(state) <= TOO_LATE_SECONDS && hasRefreshToken()) await refreshSession();
}

/** Whether the access token expires soon. */
function isDue(): boolean {
  return Math.round(secondsLeft(state) * 1000) <= REFRESH.marginMs;
}

/** The same, after another tab may have renewed it. */
function isStillDue(): boolean {
  const stored = readSnapshot();
  if (stored && stored.user.id === state.user?.id) followSnapshot();
  sentAt = Date.now();
  return isDue();
}

function takeRenewal({ expiresAt, expiresIn }: Renewal): void {
  const { user, session } = state;
  if (user && session) settle({ user, session: { ...session, expiresAt, expiresIn } }, "TOKEN_REFRESHED");
}

function take(answer: CurrentSession | null, verified: boolean): void {
  if (!answer) return settle(null, state.user ? "SIGNED_OUT" : null);
  if (state.user?.id !== answer.user.id) return settle(answer, "SIGNED_IN");
  const rose = state.session?.assuranceLevel === "aal1" && answer.session.assuranceLevel === "aal2";
  if (verified || rose) return settle(answer, "MFA_CHALLENGE_VERIFIED");
  settle(answer, answer.session.expiresAt > (state.session?.expiresAt ?? 0) ? "TOKEN_REFRESHED" : null);
}

/** Stores and announces. Other tabs get the storage event. */
function settle(next: CurrentSession | null, event: AuthEvent | null): void {
  if (next) clockAhead = sentAt / 1000 + next.session.expiresIn - next.session.expiresAt;
  else asked += 1;
  keepPrivate(next?.user.id ?? null);
  try {
    if (next) localStorage.setItem(SESSION_KEY, JSON.stringify(snapshotOf(next)));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage a reload has to ask the server first.
  }
  announce(next, event);
}

function snapshotOf({ user, session }: CurrentSession) {
  return { user: { ...user, email: undefined }, session, clockAhead };
}

function announce(next: CurrentSession | null, event: AuthEvent | null): void {
  if (next) {
    signedOut = false;
    banned = null;
  }
  const same = JSON.stringify({ ...next, loading: false }) === JSON.stringify(state);
  if (!same) state = next ? { user: next.user, session: next.session, loading: false } : nobody;
  if (event) for (const listener of [...listeners]) listener(event, state);
  if (!same) subscribers.notify();
}

function followOtherTab(event: StorageEvent): void {
  // `key` is null when the whole storage was cleared.
  if (event.key !== null && event.key !== SESSION_KEY) return;
  banned = readBan(event.newValue) ?? banned;
  followSnapshot();
}

/** The ban in what another tab has stored, if that is one. */
function readBan(stored: string | null): SessionBan | null {
  try {
    const { ban } = JSON.parse(stored ?? "{}") as { ban?: SessionBan };
    return typeof ban?.reason === "string" ? ban : null;
  } catch {
    return null;
  }
}

/** Takes over what another tab has stored. */
function followSnapshot(): void {
  const next = readSnapshot();
  if (!next) {
    if (state.user) announce(null, "SIGNED_OUT");
  } else if (state.user?.id !== next.user.id) announce(next, "SIGNED_IN");
  else announce(next, next.session.expiresAt > (state.session?.expiresAt ?? 0) ? "TOKEN_REFRESHED" : null);
}

function readSnapshot(): CurrentSession | null {
  try {
    type Snapshot = CurrentSession & { clockAhead?: unknown };
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as Snapshot | null;
    if (!stored?.user?.id || !stored.session?.expiresAt) return null;
    if (typeof stored.clockAhead === "number") clockAhead = stored.clockAhead;
    const email = state.user?.id === stored.user.id ? state.user.email : "";
    return { user: { ...stored.user, email }, session: stored.session };
  } catch {
    return null;
  }
}

function secondsLeft({ session }: Pick<SessionState, "session">): number {
  return (session?.expiresAt ?? 0) + clockAhead - Date.now() / 1000;
}
