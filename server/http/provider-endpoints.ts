import { COMPLETION_PATH, PROVIDERS, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError, invalidInput } from "../platform/app-error.ts";
import type { Credentials } from "../platform/auth/session-gate.ts";
import { TO_COMPLETION } from "../platform/auth/settle-claims.ts";
import { inTime, SIGN_IN_DEADLINE_MS } from "../platform/deadline.ts";
import { type EndpointName, refuseOtherMethods } from "./allowed-methods.ts";

const ENDPOINTS = [
  { method: "POST", path: "/sign-in/social" },
  { method: "GET", path: "/callback/:provider" },
] as const;

/** An endpoint of this file, such as `POST /sign-in/social`. */
export type ProviderEndpointName = EndpointName<(typeof ENDPOINTS)[number]>;

const startSchema = z.object({
  provider: z.enum(PROVIDERS),
  /** The screen that a sign-in leads to, and the one that everything else leads back to. */
  callbackURL: z.string().max(500).default("/dashboard"),
  errorCallbackURL: z.string().max(500).default("/login"),
});

/** What the library or a provider calls a sign-in that came to nothing, as what the person is told. */
const PROBLEMS: Partial<Record<string, ProviderProblem>> = {
  access_denied: "cancelled",
  consent_required: "cancelled",
  interaction_required: "cancelled",
  login_required: "cancelled",
  state_mismatch: "expired",
  state_not_found: "expired",
  state_invalid: "expired",
  no_code: "expired",
  email_not_found: "noEmail",
  noEmail: "noEmail",
  unconfirmed: "unconfirmed",
};

export interface ProviderEndpointParts {
  publicUrl: string;
  /** The screen of ours that an address leads to, or the one for all others. */
  ownScreen: (address: string) => string;
  /** Lets the library answer a call; within the limit for tries to sign in, of which those count that `isRefused` finds. */
  ask: (
    request: FastifyRequest,
    call: { method: "GET" | "POST"; address: URL; body?: object },
    isRefused: (response: Response) => boolean,
  ) => Promise<Response>;
  /**
   * Hands the session and the cookies of an answer to the browser; true where a second factor is asked for first. A session
   * of the same person in `before` ends.
   */
  handOver: (response: Response, reply: FastifyReply, before?: Credentials) => Promise<boolean>;
  refuse: (request: FastifyRequest, reply: FastifyReply, response: Response) => Promise<FastifyReply>;
}

/**
 * Mounts signing in by a provider. The first call answers with the address at the provider, with our exact way back, scopes,
 * state and a PKCE challenge (SESSION-09). The person comes back by a page load, so whatever happens then leads to a screen.
 */
export function registerProviderEndpoints(app: FastifyInstance, parts: ProviderEndpointParts): void {
  const { publicUrl, ownScreen, ask, handOver, refuse } = parts;

  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const { provider, callbackURL, errorCallbackURL } = parse(request.body);
    const address = new URL("/api/auth/sign-in/social", publicUrl);
    const screens = { callbackURL: ownScreen(callbackURL), errorCallbackURL: ownScreen(errorCallbackURL) };
    const body = { provider, ...screens, disableRedirect: true };
    const response = await ask(request, { method: "POST", address, body }, ({ status }) => status >= 400);
    if (response.status >= 400) return refuse(request, reply, response);
    await handOver(response, reply);
    const { url } = (await response.json()) as { url: string };
    return { url };
  };
  app.post("/api/auth/sign-in/social", (request, reply) => inTime(() => start(request, reply)));

  app.get<{ Params: { provider: string } }>("/api/auth/callback/:provider", async (request, reply) => {
    const { provider } = request.params;
    const { pathname, search } = new URL(request.url, publicUrl);
    const address = new URL(pathname + search, publicUrl);
    const back = (screen: string, problem: ProviderProblem) => {
      const [path] = screen.split(/[?#]/);
      const isKnown = PROVIDERS.some((name) => name === provider);
      return reply.redirect(`${path}?problem=${problem}${isKnown ? `&provider=${provider}` : ""}`);
    };
    try {
      const { location, error, isHeldBack } = await inTime(async () => {
        const response = await ask(request, { method: "GET", address }, (answer) => isFailure(errorOf(answer)));
        const location = response.headers.get("location");
        // Who is signed in already has come to prove who they are: the new session takes the place of the old one.
        const isHeldBack = location !== null && (await handOver(response, reply, request.headers));
        return { location, error: errorOf(response), isHeldBack };
      }, SIGN_IN_DEADLINE_MS);
      if (location === null) return back("/login", "failed");
      if (isHeldBack) return reply.redirect(`/login?next=${encodeURIComponent(ownScreen(location))}`);
      if (error === TO_COMPLETION) return reply.redirect(COMPLETION_PATH);
      return error === null ? reply.redirect(ownScreen(location)) : back(ownScreen(location), problemOf(error));
    } catch (error) {
      if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return back("/login", "tooMany");
      request.log.warn({ err: error, provider }, "a sign-in by a provider failed");
      return back("/login", "failed");
    }
  });

  refuseOtherMethods(app, ENDPOINTS);
}

/** Who cancels, or has to register first, has not been refused. */
function isFailure(error: string | null): boolean {
  return error !== null && error !== TO_COMPLETION && problemOf(error) !== "cancelled";
}

/** The error in the library's redirect; `failed` where it answers with none. */
function errorOf({ status, headers }: Response): string | null {
  const location = headers.get("location");
  if (status >= 400 || location === null) return "failed";
  return new URL(location, "http://localhost").searchParams.get("error");
}

function problemOf(error: string): ProviderProblem {
  return PROBLEMS[error] ?? "failed";
}

function parse(body: unknown): z.infer<typeof startSchema> {
  const { data, error } = startSchema.safeParse(body);
  if (data) return data;
  throw invalidInput(error.issues.map(({ path, code }) => ({ path: path.join("."), reason: code })));
}
