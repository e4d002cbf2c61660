import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError, invalidInput } from "../platform/app-error.ts";
import type { AccessClaims } from "../platform/auth/access-token.ts";
import type { ProviderIdentities } from "../platform/auth/provider-identity.ts";
import type { SessionCookies, TokenPair } from "../platform/auth/session-cookies.ts";
import { readCredentials } from "../platform/auth/session-gate.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../platform/deadline.ts";
import { type EndpointName, refuseOtherMethods } from "./allowed-methods.ts";

const ENDPOINTS = [
  { method: "POST", path: "/token" },
  { method: "POST", path: "/sign-out" },
  { method: "GET", path: "/jwks" },
] as const;

/** An endpoint of this file, such as `POST /token`. */
export type SessionEndpointName = EndpointName<(typeof ENDPOINTS)[number]>;

/** What is asked of the tokens of sessions. */
export interface ServedTokens {
  read(token: string): Promise<AccessClaims | undefined>;
  issue(libraryToken: string): Promise<(TokenPair & { userId: string }) | undefined>;
  refresh(refreshToken: string): Promise<(TokenPair & { userId: string }) | undefined>;
  libraryToken(sessionId: string): Promise<string | undefined>;
  end(token: { sessionId: string } | { refreshToken: string }): Promise<void>;
  keySet(): Promise<{ keys: object[] }>;
}

interface SessionEndpointParts {
  tokens: ServedTokens;
  cookies: SessionCookies;
  identities: Pick<ProviderIdentities, "clear">;
  /** Signs in by password, within the limits, and returns the library's token; undefined when it has refused. */
  signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    body: { email: string; password: string },
  ): Promise<string | undefined>;
}

const tokenSchema = z.discriminatedUnion("grant_type", [
  z.object({ grant_type: z.literal("password"), email: z.string().max(320), password: z.string().max(1000) }),
  z.object({ grant_type: z.literal("refresh_token"), refresh_token: z.string().min(1).max(200).optional() }),
]);

/** For how long the key set may be kept, in seconds: a new key signs at once, and its first readers ask again. */
const KEY_SET_CACHE = "public, max-age=300";

/**
 * Mounts what authentication adds to the library: tokens, their keys and signing out. Who sends a refresh token in the body
 * gets the next pair in the answer. Who sends it in the cookie, as browsers do, gets the pair in cookies, and in the
 * answer only when it expires.
 */
export function registerSessionEndpoints(
  app: FastifyInstance,
  { tokens, cookies, identities, signIn }: SessionEndpointParts,
): void {
  const setCookies = (reply: FastifyReply, values: string[]) => {
    for (const value of values) reply.header("set-cookie", value);
  };

  const answerToken = async (request: FastifyRequest, reply: FastifyReply, asked: z.infer<typeof tokenSchema>) => {
    if (asked.grant_type === "password") {
      const { email, password } = asked;
      const opened = await signIn(request, reply, { email, password });
      if (opened === undefined) return reply;
      const pair = await inTime(() => tokens.issue(opened));
      if (!pair) throw noSession();
      return bearerAnswer(pair);
    }
    const { refresh_token: given } = asked;
    if (given !== undefined) {
      const pair = await tokens.refresh(given);
      if (!pair) throw noSession();
      return bearerAnswer(pair);
    }
    const kept = cookies.read(request.headers.cookie, "refresh");
    const pair = kept === undefined ? undefined : await tokens.refresh(kept);
    setCookies(reply, pair ? cookies.hand(pair) : cookies.clear());
    if (!pair) throw noSession();
    return { expires_at: pair.expiresAt, expires_in: pair.expiresIn };
  };
  app.post("/api/auth/token", async (request, reply) => {
    const asked = parse(request.body);
    const longest = asked.grant_type === "password" ? SIGN_IN_DEADLINE_MS : undefined;
    return inTime(() => answerToken(request, reply, asked), longest);
  });

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const claims = await readCredentials(request.headers, { cookies, read: tokens.read });
    const refreshToken = cookies.read(request.headers.cookie, "refresh");
    if (claims) await tokens.end({ sessionId: claims.sid });
    else if (refreshToken !== undefined) await tokens.end({ refreshToken });
    // The next person at this browser must not complete what a provider has said of somebody else.
    setCookies(reply, [...cookies.clear(), identities.clear()]);
    return { success: true };
  };
  app.post("/api/auth/sign-out", (request, reply) => inTime(() => signOut(request, reply)));

  app.get("/api/auth/jwks", async (_, reply) => {
    const keySet = await inTime(() => tokens.keySet());
    reply.header("cache-control", KEY_SET_CACHE);
    return keySet;
  });

  refuseOtherMethods(app, ENDPOINTS);
}

function parse(body: unknown): z.infer<typeof tokenSchema> {
  const { data, error } = tokenSchema.safeParse(body);
  if (data) return data;
  throw invalidInput(error.issues.map(({ path, code }) => ({ path: path.join("."), reason: code })));
}

function bearerAnswer({ accessToken, refreshToken, expiresAt, expiresIn, userId }: TokenPair & { userId: string }) {
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: { id: userId },
  };
}

function noSession(): AppError {
  return new AppError("SESSION_MISSING", "the refresh token is not valid, or its session has ended");
}
