/** Ways to sign in: a password, a passkey, a provider's identity (OPEN-29), a registration's link. Each ends at `openSession`. */

import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import { COMPLETION_PATH, type Provider, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import type { LimitSubject } from "@nakamatch/contract/vocabulary/rate-limits";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import { type ConfirmationLink, readConfirmationToken } from "../../../platform/auth/confirmation-token.ts";
import type { Passwords } from "../../../platform/auth/passwords.ts";
import type { ProviderClaims, ProviderIdentities, ProviderIdentity } from "../../../platform/auth/provider-identity.ts";
import type { ProviderScreens, Providers } from "../../../platform/auth/providers.ts";
import type { QueueTickets } from "../../../platform/auth/queue-tickets.ts";
import type { Registrations } from "../../../platform/auth/registrations.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../../../platform/deadline.ts";
import type { Limiter } from "../../../platform/limits/limiter.ts";
import type { Log } from "../../../platform/log.ts";
import { refusals } from "../../../platform/metrics.ts";
import {
  confirmAccount,
  correctAddress,
  findAccount,
  findByProvider,
  type LinkDeps,
  replaceHash,
} from "../accounts/service.ts";
import type { LinkRequest, Proof } from "../accounts/types.ts";
import { answeringPasskey, hasPasskey, type PasskeyDeps } from "../passkeys/service.ts";
import { addressProblem, refusalOfRace } from "../registration/service.ts";
import { endTokens, type OpenDeps, openSession } from "../sessions/service.ts";
import type { Device, OpenedSession } from "../sessions/types.ts";

/** Below the request's deadline, so that a timeout still leads to a screen. */
const PROVIDER_DEADLINE_MS = SIGN_IN_DEADLINE_MS - 1000;

/** Maximum length of a name in the cookie. */
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
  secret: string;
  /** Called after too many for one address in a day. */
  onManyWrongPasswords: (email: string) => void;
}

export interface Caller extends Device {
  /** The client's network, by which tries are limited. */
  network: string;
}

/**
 * Signs in by email address and password (LOGIN-03). Known devices have their own limits and lane, out of reach of
 * strangers. Unknown addresses take as long as known ones.
 *
 * @param ticket of an earlier refusal
 * @throws {AppError} `INVALID_CREDENTIALS`, `TOO_MANY_REQUESTS`, `UNAVAILABLE` with a ticket, and those of
 * `openSession`
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
  const securedAt = (await findAccount(deps.db, { email: account }))?.securedAt ?? null;
  const device = devices.recognise(caller.cookies, account, securedAt);
  const ticket = tickets.read(given, `${account} ${device ?? caller.network}`);
  // Known devices queue per account, so that one member's devices cannot fill the lane.
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
    if (isOutdated) await rehash(deps, { userId: stored.id, hash, password });
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

/** Upgrades an outdated hash. If it fails, the next sign-in retries. */
async function rehash(
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

/** Signs in by the identity in the browser's cookie. @throws {AppError} `PROVIDER_IDENTITY_MISSING` */
export function signInByIdentity(deps: SignInDeps, caller: Caller): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const identity = deps.identities.read(caller.cookies);
    const userId = identity && (await findByProvider(deps.db, identity));
    if (!identity || userId === undefined) throw identityMissing();
    return openSession(deps, userId, byIdentity(identity), caller);
  });
}

type ConfirmationDeps = Pick<SignInDeps, "db" | "secret">;

/**
 * What a confirmation link is good for: a press, also to sign in where the account was registered (`isHere`). Changes
 * nothing, as mail scanners open links.
 */
export async function openConfirmation(
  { db, secret }: ConfirmationDeps,
  token: string,
  { isHere }: { isHere: (userId: string) => boolean },
): Promise<"press" | "here" | "before" | "invalid"> {
  const link = await readConfirmationToken(secret, token);
  const account = link && (await accountOf(db, link));
  if (!account) return "invalid";
  if (account.emailVerified) return "before";
  return isHere(account.id) ? "here" : "press";
}

/** Confirms an address by a link's token. @throws {AppError} `LINK_INVALID` */
export async function confirmEmail(
  { db, secret }: ConfirmationDeps,
  token: string,
): Promise<{ success: true; wasConfirmed: boolean }> {
  const link = await readConfirmationToken(secret, token);
  return db.transaction(async (tx) => {
    const found = link && (await accountOf(tx, link));
    if (found) await lockPerson(tx, found.id, { toChange: true });
    // As it is now that others wait.
    const account = link && found && (await accountOf(tx, { ...link, userId: found.id }));
    if (!account) throw new AppError("LINK_INVALID", "the link confirms nothing");
    if (!account.emailVerified) await confirmAccount(tx, account.id);
    return { success: true, wasConfirmed: account.emailVerified };
  });
}

/**
 * Corrects the address of an account that nobody has confirmed (REG-13 holds), by its password; guesses count as those of
 * a sign-in.
 *
 * @throws {AppError} `INVALID_CREDENTIALS`, also once it is confirmed; `VALIDATION_FAILED`, `TOO_MANY_REQUESTS`,
 * `UNAVAILABLE` with a ticket
 */
export function correctEmail(
  deps: SignInDeps & LinkDeps,
  {
    email,
    password,
    newEmail,
    ticket: given,
    ...link
  }: { email: string; password: string; newEmail: string; ticket?: string | undefined } & Omit<LinkRequest, "email">,
  { network }: Pick<Caller, "network">,
): Promise<{ status: true }> {
  const { db, limiter, passwords, tickets } = deps;
  const account = normalizeEmail(email);
  const ticket = tickets.read(given, `${account} ${network}`);
  return countTry(limiter, subjectsOf(account, network, undefined), async () => {
    const stored = await findAccount(db, { email: account });
    const hash = stored?.passwordHash ?? undefined;
    const isRight = await passwords.verify(hash, password, { from: network, isMember: false, ticket });
    tickets.use(ticket);
    if (!stored || !isRight || stored.emailVerified) throw wrongCredentials();
    const reason = await addressProblem(db, newEmail);
    if (reason) throw invalidInput([{ path: "email", reason }]);
    const correct = async (tx: Tx) => {
      await lockPerson(tx, stored.id, { toChange: true });
      const current = await findAccount(tx, { id: stored.id });
      const isSame = current?.email === account && current.passwordHash === hash;
      if (!isSame || current.emailVerified || current.isClosed) throw wrongCredentials();
      await correctAddress(deps, tx, { ...link, userId: stored.id, email: normalizeEmail(newEmail) });
    };
    await db.transaction(correct).catch((error: unknown) => {
      throw refusalOfRace(error);
    });
    return { status: true };
  });
}

/** The account that a link was sent for, unless its address is another one now. */
async function accountOf(db: Queryable, { email, userId }: ConfirmationLink) {
  const account = await findAccount(db, userId === undefined ? { email } : { id: userId });
  return account?.email === email ? account : undefined;
}

/**
 * Confirms the address and signs in, once, in the browser that registered the account; refused if signed in.
 *
 * @throws {AppError} `LINK_INVALID`, and those of `openSession`
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

/** The result of returning from a provider. */
export interface Arrival {
  screen: string;
  opened?: OpenedSession;
  /** `Set-Cookie` headers. */
  cookies: string[];
  problem?: ProviderProblem;
}

/** Returns the provider's URL, and the cookie that binds the sign-in to this browser. */
export function startAtProvider(
  { providers, limiter }: SignInDeps,
  provider: Provider,
  screens: ProviderScreens,
  { network }: Caller,
): Promise<{ url: string; cookie: string }> {
  return countTry(limiter, { address: network }, () => providers.begin(provider, screens));
}

/** Handles the callback, a page load: every outcome is a screen. An `actor` is stepping up: the new session replaces theirs. */
export async function finishAtProvider(
  deps: SignInDeps,
  { provider, query }: { provider: string; query: string },
  caller: Caller,
  actor: Actor | undefined,
): Promise<Arrival> {
  const { providers, limiter, log } = deps;
  const cookies = [providers.clear()];
  const back = (problem: ProviderProblem, screen = "/login"): Arrival => {
    // Counted here, as responses with a screen carry no error code.
    refusals.inc({ endpoint: "authentication.finishProvider", code: problem });
    const [path] = screen.split(/[?#]/);
    const named = providers.names.some((name) => name === provider) ? `&provider=${provider}` : "";
    return { screen: `${path}?problem=${problem}${named}`, cookies, problem };
  };
  const arrive = async (): Promise<Arrival> => {
    const outcome = await providers.finish(provider, query, caller.cookies);
    if ("problem" in outcome) return back(outcome.problem, outcome.screens?.back);
    const { claims, screens } = outcome;
    const waits = (email: string) => ({ screen: COMPLETION_PATH, cookies: [...cookies, keep(deps, claims, email)] });
    const userId = await findByProvider(deps.db, claims);
    if (userId === undefined) {
      if (emailProblem(claims.email ?? "")) return back("noEmail", screens.back);
      if (!claims.isEmailConfirmed) return back("unconfirmed", screens.back);
      return waits(normalizeEmail(claims.email ?? ""));
    }
    const opened = await openSession(deps, userId, byIdentity(claims), caller).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "ACCOUNT_BANNED") return undefined;
      throw error;
    });
    // The registration screen explains the ban.
    if (!opened) return waits("");
    if (actor?.id === userId) await endTokens(deps, { sessionId: actor.sessionId });
    const screen = opened.needsSecondFactor ? `/login?next=${encodeURIComponent(screens.next)}` : screens.next;
    return { screen, opened, cookies };
  };
  const isRefused = ({ problem }: Arrival) => problem !== undefined && problem !== "cancelled";
  try {
    return await inTime(() => countTry(limiter, { address: caller.network }, arrive, isRefused), PROVIDER_DEADLINE_MS);
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return back("tooMany");
    log.warn({ err: error, provider }, "a sign-in by a provider failed");
    return back("failed");
  }
}

/** Keeps the identity in the browser until registration is completed. */
function keep({ identities }: SignInDeps, claims: ProviderClaims, email: string): string {
  const { provider, accountId } = claims;
  const [firstName, lastName] = [claims.firstName.slice(0, NAME_MAX), claims.lastName.slice(0, NAME_MAX)];
  return identities.keep({ provider, accountId, email, firstName, lastName });
}

/** Valid until the password is replaced; links an identity of the same address. */
export function byPassword(hash: string, identity?: ProviderIdentity): Proof {
  return {
    links: identity,
    hasTwoFactors: false,
    comparedHash: hash,
    holds: (_, { passwordHash }) => passwordHash === hash,
    refusal: wrongCredentials,
  };
}

/** Two factors: possessing the device and unlocking it. */
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

/** Mailbox and registering device; works once. */
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

/** The same error for a wrong address or password (SESSION-14). */
function wrongCredentials(): AppError {
  return new AppError("INVALID_CREDENTIALS", "e-mail address or password is wrong");
}

function identityMissing(): AppError {
  return new AppError("PROVIDER_IDENTITY_MISSING", "no provider has vouched for anybody here lately");
}

export function subjectsOf(account: string, network: string, device: string | undefined) {
  if (device !== undefined) return { accountAtDevice: `${account} ${device}` };
  return { address: network, account, accountAtAddress: `${account} ${network}` };
}

/** Counts failed attempts: results that `isRefused`, and client errors. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function countTry<Result>(
  limiter: Limiter,
  subjects: Partial<Record<LimitSubject, string>>,
  work: () => Promise<Result>,
  isRefused = (_: Result) => false,
): Promise<Result> {
  const takeBack = await limiter.count("signIn", subjects);
  try {
    const result = await work();
    if (!isRefused(result)) await takeBack();
    return result;
  } catch (error) {
    if (!(error instanceof AppError && error.status < 500)) await takeBack();
    throw error;
  }
}
