import type { ApiClient, CallContext } from "@nakamatch/contract/contract";
import { apiBase } from "@nakamatch/contract/vocabulary/fixed-paths";
import { NAME_CHOICE_HEADER } from "@nakamatch/contract/vocabulary/headers";
import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { languageHeader } from "./api-language.ts";
import { apiRoutes } from "./api-routes.ts";
import { apiSession } from "./api-session.ts";
import { currencyHeader } from "./currency.ts";
import { ApiError } from "./errors.ts";

const routes = apiRoutes as Record<string, Record<string, { "~orpc": { route: { path?: string } } }>>;

const link = new OpenAPILink<CallContext>(apiRoutes, {
  url: (_, [area = "", name = ""]) =>
    new URL(apiBase(routes[area]?.[name]?.["~orpc"].route.path ?? ""), location.origin),
  headers: ({ context: { nameChoice } }) => ({
    ...languageHeader(),
    ...currencyHeader(),
    ...(nameChoice && { [NAME_CHOICE_HEADER]: nameChoice }),
  }),
  fetch: async (request, init, { context }) => {
    if (context.isLast) return fetch(request, { ...init, credentials: "same-origin", keepalive: true });
    await apiSession()?.untilFresh();
    const options = { ...init, credentials: "same-origin" } as const;
    const again = request.clone();
    const response = await fetch(request, options);
    // A proxy's, in whatever format.
    const isForeign = !response.headers.get("content-type")?.includes("json");
    if (response.status >= 502 && response.status <= 504 && isForeign) throw new ApiError(response.status, null);
    return (await isWorthAgain(response)) ? fetch(again, options) : response;
  },
  // Other bodies than `{ code, status, message, data? }` fall back to the status.
  customErrorResponseBodyDecoder: (body, response) => {
    if (typeof body !== "object" || body === null || !("code" in body) || typeof body.code !== "string") return null;
    // Endpoints at the specification's paths answer with `error`.
    const {
      code,
      message,
      error = message,
      data,
    } = body as { code: string } & Partial<Record<"message" | "error", string> & { data: unknown }>;
    return new ORPCError(code, { status: response.status, ...(error && { message: error }), data });
  },
});

/** The access token was renewed; the refused call had no effect. */
async function isWorthAgain(response: Response): Promise<boolean> {
  const session = apiSession();
  if (response.status !== 401 || !session?.read().session) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code === "SESSION_MISSING" && (await session.refresh()).user !== null;
}

/** `await api.likes.like({ personId })`. Throws; see `toAppError`. */
export const api: ApiClient = createORPCClient(link);

/** `useQuery(orpc.likes.matches.queryOptions())`; `orpc.likes.key()` to invalidate. */
export const orpc = createTanstackQueryUtils(api);
