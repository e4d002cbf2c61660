/** Signing in at a provider (OPEN-29, SESSION-09). */
import { COMPLETION_PATH, type Provider, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError } from "../../platform/app-error.ts";
import type { ProviderClaims } from "../../platform/auth/provider-identity.ts";
import type { ProviderScreens, Providers } from "../../platform/auth/providers.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../../platform/deadline.ts";
import { findByProvider } from "../accounts/service.ts";
import { openSession } from "./open-session.ts";
import { type Caller, countTry, type SignInDeps } from "./sign-in.ts";
import { endTokens } from "./tokens.ts";
import type { OpenedSession } from "./types.ts";

/** Less than the whole request has: whatever happens leads to a screen. */
const DEADLINE_MS = SIGN_IN_DEADLINE_MS - 1000;

/** The maximum that a cookie keeps of each name. */
const NAME_MAX = 100;

export interface ProviderDeps extends SignInDeps {
  providers: Providers;
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
  { providers, limiter }: ProviderDeps,
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
  deps: ProviderDeps,
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
    const opened = await openSession(deps, userId, { by: "identity" }, caller).catch((error: unknown) => {
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
    return await inTime(() => countTry(limiter, { address: caller.network }, arrive, isRefusal), DEADLINE_MS);
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

/** Who cancels has not been refused. */
function isRefusal(error: unknown): boolean {
  return !(error instanceof Turned && error.problem === "cancelled");
}

/** Keeps an identity without an account in the browser, until registration is completed. */
function keep({ identities }: ProviderDeps, claims: ProviderClaims, email: string): string {
  const { provider, accountId } = claims;
  const [firstName, lastName] = [claims.firstName.slice(0, NAME_MAX), claims.lastName.slice(0, NAME_MAX)];
  return identities.keep({ provider, accountId, email, firstName, lastName });
}
