import { type ErrorBody, type ErrorCode, isErrorCode } from "@nakamatch/contract/errors";
import type { LimitPolicy } from "@nakamatch/contract/vocabulary/rate-limits";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { libraryCookie, libraryCookieName } from "../platform/auth/auth.ts";
import { isConfirmationToken } from "../platform/auth/confirmation.ts";
import type { KnownDevices } from "../platform/auth/known-devices.ts";
import type { ProviderIdentities } from "../platform/auth/provider-identity.ts";
import type { SessionCookies } from "../platform/auth/session-cookies.ts";
import type { Actor, Credentials, SessionGate } from "../platform/auth/session-gate.ts";
import { clientNetwork } from "../platform/client-address.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../platform/deadline.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import { type EndpointName, refuseOtherMethods } from "./allowed-methods.ts";
import { errorBody, internalError, retryAfterOf } from "./error-body.ts";
import { type ProviderEndpointName, registerProviderEndpoints } from "./provider-endpoints.ts";
import { registerSessionEndpoints, type ServedTokens, type SessionEndpointName } from "./session-endpoints.ts";
import { toWebRequest } from "./web-request.ts";

const TRANSLATIONS: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  INVALID_EMAIL: "INVALID_CREDENTIALS",
  INVALID_PASSWORD: "INVALID_CREDENTIALS",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "INVALID_CREDENTIALS",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_CONFIRMED",
  INVALID_TOKEN: "LINK_INVALID",
  TOKEN_EXPIRED: "LINK_INVALID",
  PASSWORD_TOO_LONG: "VALIDATION_FAILED",
  VALIDATION_ERROR: "VALIDATION_FAILED",
  UNAUTHORIZED: "SESSION_MISSING",
};

interface AuthEndpoint {
  method: "GET" | "POST";
  path: string;
  /** Besides `api`. */
  limit?: LimitPolicy;
  /** Where it redirects, or its email leads. */
  redirect?: string;
}

/** The rest of the library bypasses our rules or shows more than screens need. */
const ENDPOINTS = [
  { method: "POST", path: "/sign-in/email", limit: "signIn" },
  { method: "POST", path: "/sign-in/provider", limit: "signIn" },
  { method: "POST", path: "/sign-in/passkey", limit: "signIn" },
  { method: "GET", path: "/get-session" },
  { method: "POST", path: "/send-verification-email", limit: "emailRequest" },
  { method: "GET", path: "/verify-email", limit: "emailLink" },
  { method: "POST", path: "/request-password-reset", limit: "emailRequest", redirect: "/reset-password" },
  { method: "GET", path: "/reset-password/:token", limit: "emailLink" },
  { method: "POST", path: "/reset-password", limit: "emailLink" },
] as const satisfies AuthEndpoint[];

/** Such as `POST /sign-out`. */
export type AuthEndpointName = ProviderEndpointName | SessionEndpointName | EndpointName<(typeof ENDPOINTS)[number]>;

/** Replaces redirects to foreign addresses. */
const OTHERWISE = "/login";

export interface AuthEndpointParts {
  handler: (request: Request) => Promise<Response>;
  gate: SessionGate;
  publicUrl: string;
  /** Signs the library's cookie. */
  secret: string;
  tokens: ServedTokens;
  cookies: SessionCookies;
  identities: Pick<ProviderIdentities, "clear">;
  limiter: Limiter;
  devices: KnownDevices;
  /** Called after too many wrong passwords for an email in a day. */
  onManyWrongPasswords: (email: string) => void;
}

/**
 * Authentication under `/api/auth`, with the API's errors. The library's cookie stays on the server: clients have
 * tokens, see `session-endpoints.ts`.
 */
export function registerAuthEndpoints(app: FastifyInstance, parts: AuthEndpointParts): void {
  const { handler, gate, publicUrl, secret, tokens, cookies, identities, limiter, devices, onManyWrongPasswords } =
    parts;
  const cookieName = libraryCookieName(publicUrl);
  const { origin: ownOrigin } = new URL(publicUrl);
  const ownScreen = (address: string) => screenAddress(address, ownOrigin) ?? OTHERWISE;

  /** The library's request, with its cookie for the caller's session. */
  const askedBy = async (request: FastifyRequest, actor: Actor | undefined, redirect: string | undefined) => {
    const asked = toWebRequest(request, publicUrl, (address) => redirect ?? ownScreen(address));
    const { headers } = asked;
    const token = actor && (await tokens.libraryToken(actor.sessionId));
    const kept = (headers.get("cookie") ?? "").split("; ").filter((pair) => !pair.startsWith(`${cookieName}=`));
    const sent = [...kept, ...(token === undefined ? [] : [libraryCookie(cookieName, secret, token)])].join("; ");
    headers.delete("cookie");
    if (sent !== "") headers.set("cookie", sent);
    // Other origins were refused; programs send none.
    if (!headers.has("origin")) headers.set("origin", ownOrigin);
    return asked;
  };

  /** Of sign-ins only refused ones count towards the limit. */
  const handle = async (
    request: FastifyRequest,
    asked: Request,
    limit: LimitPolicy | undefined,
    refuses = ({ status }: Response) => status >= 400 && status < 500,
  ): Promise<Response> => {
    const subjects = limit === "signIn" ? signInSubjects(request, devices) : { address: clientNetwork(request.ip) };
    const takeBack = limit && (await limiter.count(limit, subjects));
    let isRefused = false;
    try {
      const response = await handler(asked);
      isRefused = refuses(response);
      if (limit === "signIn" && response.status === 401) await countWrongPassword(accountOf(request));
      return response;
    } finally {
      if (limit === "signIn" && !isRefused) await takeBack?.();
    }
  };
  const countWrongPassword = async (account: string | undefined): Promise<void> => {
    if (account === undefined) return;
    await limiter.count("wrongPasswords", { account }).catch(() => onManyWrongPasswords(account));
  };

  /** True where a code has to follow. A session of the same person in `before` ends. */
  const handOver = async (response: Response, reply: FastifyReply, before?: Credentials): Promise<boolean> => {
    const { opened, others } = takeLibraryCookie(response, cookieName);
    return inTime(async () => {
      const pair = opened === undefined ? undefined : await tokens.issue(opened);
      for (const cookie of [...(pair ? cookies.hand(pair) : []), ...others]) reply.header("set-cookie", cookie);
      const found = pair && (await gate.identify({ authorization: `Bearer ${pair.accessToken}` }));
      const earlier = found && before && (await gate.identify({ cookie: before.cookie }));
      if (earlier?.actor.id === found?.actor.id && earlier) await tokens.end({ sessionId: earlier.actor.sessionId });
      return found?.isHeldBack ?? false;
    });
  };

  const refuse = async (request: FastifyRequest, reply: FastifyReply, response: Response) => {
    const body = await translateError(response, request.id);
    if (body.code === "INTERNAL") request.log.error({ status: response.status }, "authentication failed");
    const retryAfter = retryAfterOf(body);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    return reply.status(body.status).send(body);
  };

  /** Programs open links before people do: redirects without confirming. */
  const lookAhead = async ({ url }: Request): Promise<string> => {
    const { searchParams } = new URL(url);
    const target = new URL(searchParams.get("callbackURL") ?? OTHERWISE, ownOrigin);
    const isGood = await isConfirmationToken(secret, searchParams.get("token") ?? "");
    if (!isGood) target.searchParams.set("error", "INVALID_TOKEN");
    return ownScreen(target.href);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, endpoint: AuthEndpoint) => {
    const actor = await inTime(() => gate.admit(request.headers));
    // The library knows nothing of bans.
    if (endpoint.path === "/get-session" && !actor) return reply.type("application/json").send("null");
    const asked = await askedBy(request, actor, endpoint.redirect);
    if (request.method === "HEAD" && endpoint.path === "/verify-email") return reply.redirect(await lookAhead(asked));
    const response = await handle(request, asked, endpoint.limit);
    const location = response.headers.get("location");
    if (location === null && response.status >= 400) return refuse(request, reply, response);
    await handOver(response, reply);
    if (location === null) return withoutCredentials(response);
    return reply.headers(Object.fromEntries(response.headers)).redirect(ownScreen(location), response.status);
  };

  for (const endpoint of ENDPOINTS as readonly AuthEndpoint[]) {
    app.route({
      method: endpoint.method,
      url: `/api/auth${endpoint.path}`,
      handler: (request, reply) =>
        inTime(() => answer(request, reply, endpoint), endpoint.limit === "signIn" ? SIGN_IN_DEADLINE_MS : undefined),
    });
  }
  refuseOtherMethods(app, ENDPOINTS);

  const asking = async (request: FastifyRequest, { method, address, body }: LibraryCall): Promise<Request> => {
    const { headers } = await askedBy(request, undefined, undefined);
    if (body) headers.set("content-type", "application/json");
    return new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  registerProviderEndpoints(app, {
    publicUrl,
    ownScreen,
    ask: async (request, call, refuses) => handle(request, await asking(request, call), "signIn", refuses),
    handOver,
    refuse,
  });
  registerSessionEndpoints(app, {
    tokens,
    cookies,
    identities,
    async signIn(request, reply, body) {
      const address = new URL("/api/auth/sign-in/email", publicUrl);
      const asked = await asking(request, { method: "POST", address, body });
      const response = await handle(request, asked, "signIn");
      const { opened } = takeLibraryCookie(response, cookieName);
      if (opened === undefined) await refuse(request, reply, response);
      return opened;
    },
  });
}

interface LibraryCall {
  method: "GET" | "POST";
  address: URL;
  body?: object;
}

function takeLibraryCookie({ headers }: Response, name: string): { opened: string | undefined; others: string[] } {
  const all = headers.getSetCookie();
  const own = all.find((cookie) => cookie.startsWith(`${name}=`));
  const others = all.filter((cookie) => cookie !== own);
  headers.delete("set-cookie");
  const value = decodeURIComponent(own?.slice(name.length + 1).split(";")[0] ?? "");
  return { opened: value.slice(0, value.lastIndexOf(".")) || undefined, others };
}

/**
 * A device where the member has signed in counts alone: strangers cannot use up its tries. Others count by network and
 * account.
 */
function signInSubjects(request: FastifyRequest, devices: KnownDevices) {
  const address = clientNetwork(request.ip);
  const account = accountOf(request);
  if (account === undefined) return { address };
  const device = devices.recognise(request.headers.cookie, account);
  if (device !== undefined) return { accountAtDevice: `${account} ${device}` };
  return { address, account, accountAtAddress: `${account} ${address}` };
}

/** Elsewhere an email in the body names no account. */
const PASSWORD_ROUTES: ReadonlySet<string | undefined> = new Set(["/api/auth/sign-in/email", "/api/auth/token"]);

function accountOf({ body, routeOptions }: FastifyRequest): string | undefined {
  if (!PASSWORD_ROUTES.has(routeOptions.url)) return undefined;
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === "string" ? normalizeEmail(email) : undefined;
}

/** Scripts must not read the session's token (decisions: Sessions). */
async function withoutCredentials(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get("content-type")?.includes("application/json")) return response;
  const body: unknown = await response.json();
  const safe = JSON.stringify(body, (key, value) => (key === "token" ? undefined : value));
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(safe, { status: response.status, headers });
}

async function translateError(response: Response, requestId: string): Promise<ErrorBody> {
  const { code, message, ...details } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const own = isErrorCode(code) ? code : (TRANSLATIONS[String(code)] ?? byStatus(response.status));
  if (own === "INTERNAL") return internalError(requestId);
  return errorBody(own, String(message ?? own), isErrorCode(code) ? (details as ErrorBody["data"]) : undefined);
}

function byStatus(status: number): ErrorCode {
  if (status === 401) return "SESSION_MISSING";
  if (status === 403) return "FORBIDDEN";
  if (status === 404) return "NOT_FOUND";
  return status < 500 ? "MALFORMED_REQUEST" : "INTERNAL";
}
