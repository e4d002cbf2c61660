/**
 * Ways in: a password, a passkey, an identity at a provider (OPEN-29), a registration's link. Each ends at `openSession`.
 */

import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import { COMPLETION_PATH, type Provider, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import type { LimitSubject } from "@nakamatch/contract/vocabulary/rate-limits";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError } from "../../platform/app-error.ts";
import { readConfirmationToken } from "../../platform/auth/confirmation-token.ts";
import type { Passwords } from "../../platform/auth/passwords.ts";
import type { ProviderClaims, ProviderIdentities, ProviderIdentity } from "../../platform/auth/provider-identity.ts";
import type { ProviderScreens, Providers } from "../../platform/auth/providers.ts";
import type { QueueTickets } from "../../platform/auth/queue-tickets.ts";
import type { Registrations } from "../../platform/auth/registrations.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../../platform/deadline.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { Log } from "../../platform/log.ts";
import { confirmAccount, findAccount, findByProvider, replaceHash } from "../accounts/service.ts";
import { answeringPasskey, hasPasskey, type PasskeyDeps } from "../passkeys/service.ts";
import { endTokens, type OpenDeps, openSession } from "../sessions/service.ts";
import type { Device, OpenedSession, Proof } from "../sessions/types.ts";

/** Less than the whole request has: whatever happens at a provider leads to a screen. */
const PROVIDER_DEADLINE_MS = SIGN_IN_DEADLINE_MS - 1000;

/** The maximum that a cookie keeps of each name. */
const NAME_MAX = 100;

export interface SignInDeps extends OpenDeps {
  limiter: Limiter;
  log: Log;
  passwords: Passwords;
  tickets: QueueTickets;
  passkeys: PasskeyDeps;
  identities: ProviderIdentities;
  providers: Providers;
  registrations: Registrations;
  /** Signs confirmation links. */
  secret: string;
  /** Called after too many wrong passwords for an address in a day. */
  onManyWrongPasswords: (email: string) => void;
}

/** A device with the network that limits count. */
export interface Caller extends Device {
  network: string;
}

/**
 * Signs in by e-mail address and password (LOGIN-03). A device on which the account has signed in before has limits and a
 * turn of its own: strangers cannot use up either. Unknown addresses take as long as known ones.
 *
 * @param ticket of an earlier refusal: keeps the place in the queue
 * @throws {AppError} `INVALID_CREDENTIALS`, `TOO_MANY_REQUESTS`, `UNAVAILABLE` with a ticket, and those of `openSession`
 */
export async function signInByPassword(
  deps: SignInDeps,
  {
    email,
    password,
    ticket: given,
    linkProvider = false,
  }: { email: string; password: string; ticket?: string | undefined; linkProvider?: boolean },
  caller: Caller,
): Promise<OpenedSession> {
  const { limiter, passwords, devices, identities, tickets } = deps;
  const account = normalizeEmail(email);
  const device = devices.recognise(caller.cookies, account);
  const ticket = tickets.read(given, `${account} ${device ?? caller.network}`);
  // One place for each account, whatever devices it has: a lane of members cannot be filled by one of them.
  const turn = { from: device === undefined ? caller.network : account, isMember: device !== undefined, ticket };
  const identity = linkProvider ? identities.read(caller.cookies) : undefined;
  const attempt = async (triesLeft: number): Promise<OpenedSession> => {
    const stored = await findAccount(deps.db, { email: account });
    const hash = stored?.passwordHash ?? undefined;
    const isRight = await passwords.verify(hash, password, turn);
    tickets.use(ticket);
    if (!stored || hash === undefined || !isRight) throw wrongCredentials();
    const isOutdated = passwords.isOutdated(hash);
    const opened = await openSession(deps, stored.id, byPassword(hash, identity), caller).catch((error: unknown) => {
      // A concurrent sign-in may have replaced the hash.
      if (triesLeft > 0 && isOutdated && isWrong(error)) return attempt(triesLeft - 1);
      throw error;
    });
    if (isOutdated) await hashAnew(deps, { userId: stored.id, hash, password });
    return opened;
  };
  return countTry(limiter, subjectsOf(account, caller.network, device), async () => {
    try {
      return await attempt(1);
    } catch (error) {
      if (isWrong(error)) {
        await limiter.count("wrongPasswords", { account }).catch(() => deps.onManyWrongPasswords(account));
      }
      throw error;
    }
  });
}

const isWrong = (error: unknown) => error instanceof AppError && error.code === "INVALID_CREDENTIALS";

/** The session is open: where this fails, the next sign-in tries again. */
async function hashAnew(
  { db, log, passwords }: SignInDeps,
  { userId, hash, password }: { userId: string; hash: string; password: string },
): Promise<void> {
  try {
    const to = await passwords.hash(password, { from: userId, isMember: true });
    await replaceHash(db, userId, { from: hash, to });
  } catch (err) {
    log.warn({ err }, "a password could not be hashed anew");
  }
}

/** @throws {AppError} `PASSKEY_EXPIRED`, `PASSKEY_UNKNOWN`, `PASSKEY_REFUSED`, and those of `openSession` */
export function signInByPasskey(deps: SignInDeps, passkey: Assertion, caller: Caller): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const { id: passkeyId, userId } = await answeringPasskey(deps.passkeys, passkey);
    return openSession(deps, userId, byPasskey(passkeyId), caller);
  });
}

/** Signs in by the identity that waits in this browser. @throws {AppError} `PROVIDER_IDENTITY_MISSING` */
export function signInByIdentity(deps: SignInDeps, caller: Caller): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const identity = deps.identities.read(caller.cookies);
    const userId = identity && (await findByProvider(deps.db, identity));
    if (!identity || userId === undefined) throw identityMissing();
    return openSession(deps, userId, byIdentity(identity), caller);
  });
}

/**
 * Opens the link in a confirmation email: `confirmed` now, confirmed `before`, `invalid`. It only looks, with the same
 * answer, for `isHead`, as programs do before people open it. Where the account `isHere`, in the browser that registered
 * it, it waits for that person to press.
 */
export async function openConfirmation(
  { db, secret }: Pick<SignInDeps, "db" | "secret">,
  token: string,
  { isHead, isHere }: { isHead: boolean; isHere: (userId: string) => boolean },
): Promise<"confirmed" | "before" | "here" | "invalid"> {
  const link = await readConfirmationToken(secret, token);
  if (!link) return "invalid";
  return db.transaction(async (tx) => {
    const userId = link.userId ?? (await findAccount(tx, link))?.id;
    if (userId === undefined) return "invalid";
    await holdPerson(tx, userId, { toChange: true });
    const account = await findAccount(tx, { id: userId });
    if (account?.email !== link.email) return "invalid";
    if (account.emailVerified) return "before";
    if (isHere(userId)) return "here";
    if (!isHead) await confirmAccount(tx, userId);
    return "confirmed";
  });
}

/**
 * Confirms the address by the link in the email and signs in, in the browser that registered the account: once, and not
 * over another session (`isSignedIn`).
 *
 * @throws {AppError} `LINK_INVALID`, which opening the link explains, and those of `openSession`
 */
export function signInByRegistration(
  deps: SignInDeps,
  { token, isSignedIn }: { token: string; isSignedIn: boolean },
  caller: Caller,
): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const link = await readConfirmationToken(deps.secret, token);
    const registration = deps.registrations.read(caller.cookies);
    if (isSignedIn || !link || !registration || link.userId !== registration.userId) throw linkInvalid();
    return openSession(deps, registration.userId, byRegistration(link.email), caller);
  });
}

/** Where a person who comes back is sent. */
export interface Arrival {
  screen: string;
  opened?: OpenedSession;
  /** `Set-Cookie` values. */
  cookies: string[];
}

/** Begins a sign-in: the address at the provider, and the cookie that binds it to this browser. */
export function startAtProvider(
  { providers, limiter }: SignInDeps,
  provider: Provider,
  screens: ProviderScreens,
  { network }: Caller,
): Promise<{ url: string; cookie: string }> {
  return countTry(limiter, { address: network }, () => providers.begin(provider, screens));
}

/**
 * Takes a person who comes back from a provider, by a page load: every outcome is a screen. `actor` has come to prove
 * who they are: the new session takes the place of theirs.
 */
export async function finishAtProvider(
  deps: SignInDeps,
  { provider, query }: { provider: string; query: string },
  caller: Caller,
  actor: Actor | undefined,
): Promise<Arrival> {
  const { providers, limiter, log } = deps;
  const cookies = [providers.clear()];
  const back = (screen: string | undefined, problem: ProviderProblem): Arrival => {
    const [path] = (screen ?? "/login").split(/[?#]/);
    const named = providers.names.some((name) => name === provider) ? `&provider=${provider}` : "";
    return { screen: `${path}?problem=${problem}${named}`, cookies };
  };
  const arrive = async (): Promise<Arrival> => {
    const outcome = await providers.finish(provider, query, caller.cookies);
    if ("problem" in outcome) throw new Turned(outcome.screens?.back, outcome.problem);
    const { claims, screens } = outcome;
    const waits = (email: string) => ({ screen: COMPLETION_PATH, cookies: [...cookies, keep(deps, claims, email)] });
    const userId = await findByProvider(deps.db, claims);
    if (userId === undefined) {
      if (emailProblem(claims.email ?? "")) throw new Turned(screens.back, "noEmail");
      if (!claims.isEmailConfirmed) throw new Turned(screens.back, "unconfirmed");
      return waits(normalizeEmail(claims.email ?? ""));
    }
    const opened = await openSession(deps, userId, byIdentity(claims), caller).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "ACCOUNT_BANNED") return undefined;
      throw error;
    });
    // Registration tells a banned person why.
    if (!opened) return waits("");
    if (actor?.id === userId) await endTokens(deps, { sessionId: actor.sessionId });
    const screen = opened.isHeldBack ? `/login?next=${encodeURIComponent(screens.next)}` : screens.next;
    return { screen, opened, cookies };
  };
  try {
    return await inTime(() => countTry(limiter, { address: caller.network }, arrive, isRefusal), PROVIDER_DEADLINE_MS);
  } catch (error) {
    if (error instanceof Turned) return back(error.screen, error.problem);
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return back("/login", "tooMany");
    log.warn({ err: error, provider }, "a sign-in by a provider failed");
    return back("/login", "failed");
  }
}

/** The person goes back to where they began. */
class Turned extends Error {
  readonly screen: string | undefined;
  readonly problem: ProviderProblem;

  constructor(screen: string | undefined, problem: ProviderProblem) {
    super(problem);
    this.screen = screen;
    this.problem = problem;
  }
}

/** Who cancels has not been refused, nor who meets a fault of ours. */
function isRefusal(error: unknown): boolean {
  return error instanceof Turned ? error.problem !== "cancelled" : error instanceof AppError && error.status < 500;
}

/** Keeps an identity without an account in the browser, until registration is completed. */
function keep({ identities }: SignInDeps, claims: ProviderClaims, email: string): string {
  const { provider, accountId } = claims;
  const [firstName, lastName] = [claims.firstName.slice(0, NAME_MAX), claims.lastName.slice(0, NAME_MAX)];
  return identities.keep({ provider, accountId, email, firstName, lastName });
}

/** The proof by a compared password, which was not replaced meanwhile. It links an identity of the same address. */
export function byPassword(hash: string, identity?: ProviderIdentity): Proof {
  return {
    links: identity,
    hasTwoFactors: false,
    comparedHash: hash,
    holds: (_, { passwordHash }) => passwordHash === hash,
    refusal: wrongCredentials,
  };
}

/** Having the device and unlocking it are two factors. */
export function byPasskey(passkeyId: string): Proof {
  return {
    hasTwoFactors: true,
    holds: (tx) => hasPasskey(tx, passkeyId),
    refusal: () => new AppError("PASSKEY_UNKNOWN", "there is no such passkey"),
  };
}

export function byIdentity(identity: { provider: Provider; accountId: string }): Proof {
  return {
    hasTwoFactors: false,
    holds: async (tx, { id }) => (await findByProvider(tx, identity)) === id,
    refusal: identityMissing,
  };
}

/** Both the mailbox and the device that registered; used up by confirming. */
function byRegistration(address: string): Proof {
  return {
    hasTwoFactors: false,
    confirmsEmail: true,
    holds: (_, { email, emailVerified }) => email === address && !emailVerified,
    refusal: linkInvalid,
  };
}

function linkInvalid(): AppError {
  return new AppError("LINK_INVALID", "the link signs nobody in here");
}

/** Whatever is wrong with them (SESSION-14). */
function wrongCredentials(): AppError {
  return new AppError("INVALID_CREDENTIALS", "e-mail address or password is wrong");
}

function identityMissing(): AppError {
  return new AppError("PROVIDER_IDENTITY_MISSING", "no provider has vouched for anybody here lately");
}

/** A known device counts alone; others by network and account. */
export function subjectsOf(account: string, network: string, device: string | undefined) {
  if (device !== undefined) return { accountAtDevice: `${account} ${device}` };
  return { address: network, account, accountAtAddress: `${account} ${network}` };
}

/** Only refused tries count towards the limit. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function countTry<Result>(
  limiter: Limiter,
  subjects: Partial<Record<LimitSubject, string>>,
  work: () => Promise<Result>,
  isRefusal = (error: unknown) => error instanceof AppError && error.status < 500,
): Promise<Result> {
  const takeBack = await limiter.count("signIn", subjects);
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (!isRefusal(error)) await takeBack();
    throw error;
  }
}
