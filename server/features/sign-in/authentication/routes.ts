import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { publicProcedures, type RequestContext } from "../../../http/procedures.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { SessionCookies } from "../../../platform/auth/session-cookies.ts";
import { readCredentials } from "../../../platform/auth/session-gate.ts";
import { inTime } from "../../../platform/deadline.ts";
import { type AccountDeps, isResetLink, requestLink } from "../accounts/service.ts";
import { type IdentityDeps, resetPassword } from "../identity/service.ts";
import { accessTokenReader, endTokens, readOwnSession, refreshSession } from "../sessions/service.ts";
import type { IssuedPair, OpenedSession } from "../sessions/types.ts";
import {
  confirmEmail,
  correctEmail,
  finishAtProvider,
  openConfirmation,
  type SignInDeps,
  signInByIdentity,
  signInByPasskey,
  signInByPassword,
  signInByRegistration,
  startAtProvider,
} from "./service.ts";

/** In seconds. Clients must refetch for an unknown key, as new keys sign at once. */
const KEY_SET_CACHE = "public, max-age=300";

export type AuthDeps = SignInDeps & AccountDeps & IdentityDeps & { cookies: SessionCookies };

/** Binds the sign-in endpoints. Browsers get tokens in cookies that scripts cannot read (decisions: Sessions). */
export function authenticationRoutes(deps: AuthDeps) {
  const { authentication } = publicProcedures;
  const { cookies, devices, identities, keys, registrations } = deps;
  const read = accessTokenReader(deps);
  const { origin } = new URL(deps.publicUrl);
  const ownScreen = (address: string) => screenAddress(address, origin) ?? "/login";

  const setCookies = ({ resHeaders }: RequestContext, values: string[]) => {
    for (const value of values) resHeaders?.append("set-cookie", value);
  };
  const redirect = ({ resHeaders }: RequestContext, screen: string) => resHeaders?.set("location", screen);
  /** Sets the cookies of session and device. */
  const handOver = (context: RequestContext, { pair, account, securedAt }: OpenedSession) =>
    setCookies(context, [...cookies.hand(pair), devices.remember(context.client.cookies, account.email, securedAt)]);
  /** Whether there is a session, or one that can be refreshed. */
  const isSignedIn = ({ client, pending }: RequestContext) =>
    pending !== undefined || cookies.read(client.cookies, "refresh") !== undefined;

  return {
    signInByPassword: authentication.signInByPassword.handler(async ({ context, input }) => {
      const { rememberMe: isRemembered, linkProvider, callbackURL } = input;
      const opened = await signInByPassword(deps, input, { ...context.client, isRemembered });
      const isLinked = linkProvider && identities.read(context.client.cookies)?.email === opened.account.email;
      handOver(context, opened);
      if (isLinked) setCookies(context, [identities.clear()]);
      const url = callbackURL === undefined ? undefined : ownScreen(callbackURL);
      return { redirect: url !== undefined, ...(url !== undefined && { url }), user: opened.account };
    }),
    signInByPasskey: authentication.signInByPasskey.handler(async ({ context, input }) => {
      handOver(context, await signInByPasskey(deps, input.passkey, context.client));
      return { success: true as const };
    }),
    signInByIdentity: authentication.signInByIdentity.handler(async ({ context }) => {
      handOver(context, await signInByIdentity(deps, context.client));
      setCookies(context, [identities.clear()]);
      return { success: true as const };
    }),
    startProvider: authentication.startProvider.handler(async ({ context, input }) => {
      const screens = { next: ownScreen(input.callbackURL), back: ownScreen(input.errorCallbackURL) };
      const { url, cookie } = await startAtProvider(deps, input.provider, screens, context.client);
      setCookies(context, [cookie]);
      return { url };
    }),
    finishProvider: authentication.finishProvider.handler(async ({ context, input }) => {
      const call = { provider: input.provider, query: context.query };
      const { screen, opened, cookies: set } = await finishAtProvider(deps, call, context.client, context.pending);
      if (opened) handOver(context, opened);
      setCookies(context, set);
      redirect(context, screen);
    }),
    token: authentication.token.handler(async ({ context, input }) => {
      if (input.grant_type === "password") return bearer((await signInByPassword(deps, input, context.client)).pair);
      const { refresh_token: given } = input;
      if (given !== undefined) {
        const pair = await inTime(() => refreshSession(deps, given));
        if (!pair) throw noSession();
        return bearer(pair);
      }
      const kept = cookies.read(context.client.cookies, "refresh");
      const pair = kept === undefined ? undefined : await inTime(() => refreshSession(deps, kept));
      setCookies(context, pair ? cookies.hand(pair) : cookies.clear());
      if (!pair) throw noSession();
      return { expires_at: pair.expiresAt, expires_in: pair.expiresIn };
    }),
    signOut: authentication.signOut.handler(async ({ context }) => {
      const { cookies: cookie, authorization } = context.client;
      const claims = await readCredentials({ cookie, authorization }, { cookies, read });
      const refreshToken = cookies.read(cookie, "refresh");
      if (claims) await endTokens(deps, { sessionId: claims.sid }, "signedOut");
      else if (refreshToken !== undefined) await endTokens(deps, { refreshToken }, "signedOut");
      // The browser's next user must not complete this registration.
      setCookies(context, [...cookies.clear(), identities.clear()]);
      return { success: true as const };
    }),
    keySet: authentication.keySet.handler(async ({ context }) => {
      const keySet = await keys.list();
      context.resHeaders?.set("cache-control", KEY_SET_CACHE);
      return keySet;
    }),
    session: authentication.session.handler(({ context }) => readOwnSession(deps, context.actor)),
    requestConfirmation: authentication.requestConfirmation.handler(({ context, input }) => {
      const { email, callbackURL } = input;
      // Renewed, as the new link outlives the registration's cookie.
      const registration = registrations.read(context.client.cookies);
      if (registration) setCookies(context, [registrations.keep(registration)]);
      return requestLink(deps, "confirmation", { email, next: ownScreen(callbackURL), language: context.language });
    }),
    correctEmail: authentication.correctEmail.handler(({ context, input: { callbackURL, ...input } }) =>
      correctEmail(deps, { ...input, next: ownScreen(callbackURL), language: context.language }, context.client),
    ),
    openConfirmation: authentication.openConfirmation.handler(async ({ context, input }) => {
      const { token } = input;
      const screen = ownScreen(input.callbackURL);
      const registrar = isSignedIn(context) ? undefined : registrations.read(context.client.cookies)?.userId;
      const isHere = (userId: string) => userId === registrar;
      const outcome = await openConfirmation(deps, token, { isHere });
      if (outcome === "invalid") return redirect(context, withQuery(screen, "error", "INVALID_TOKEN"));
      if (outcome === "before") return redirect(context, withQuery(screen, "confirmed", "again"));
      const { search } = new URL(withQuery(screen, "confirmed", outcome), origin);
      // Fragments are sent neither to servers nor in `Referer`.
      redirect(context, `/login${search}#token=${token}`);
    }),
    confirmEmail: authentication.confirmEmail.handler(({ input }) => confirmEmail(deps, input.token)),
    confirmAndSignIn: authentication.confirmAndSignIn.handler(async ({ context, input }) => {
      const press = { token: input.token, isSignedIn: isSignedIn(context) };
      handOver(context, await signInByRegistration(deps, press, context.client));
      setCookies(context, [registrations.clear()]);
      return { success: true as const };
    }),
    requestPasswordReset: authentication.requestPasswordReset.handler(async ({ context, input }) => {
      const { email } = input;
      const accepted = await requestLink(deps, "password-reset", { email, next: "/", language: context.language });
      return { ...accepted, message: "if there is an account with this address, it gets an email" };
    }),
    openResetLink: authentication.openResetLink.handler(async ({ context, input }) => {
      const screen = ownScreen(input.callbackURL || "/reset-password");
      const isGood = await isResetLink(deps, input.token);
      redirect(context, isGood ? withQuery(screen, "token", input.token) : withQuery(screen, "error", "INVALID_TOKEN"));
    }),
    resetPassword: authentication.resetPassword.handler(async ({ context, input }) => {
      const { email, securedAt } = await resetPassword(deps, input);
      setCookies(context, [devices.remember(context.client.cookies, email, securedAt)]);
      return { status: true as const };
    }),
  };
}

function withQuery(screen: string, name: string, value: string): string {
  const url = new URL(screen, "http://localhost");
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

function bearer({ accessToken, refreshToken, expiresAt, expiresIn, userId }: IssuedPair) {
  return {
    access_token: accessToken,
    token_type: "bearer" as const,
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: { id: userId },
  };
}

function noSession(): AppError {
  return new AppError("SESSION_MISSING", "the refresh token is not valid, or its session has ended");
}
