import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import { ERRORS, type ErrorBody, type ErrorCode } from "@nakamatch/contract/errors";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session-cookie";
import { vi } from "vitest";

export interface Call {
  method: string;
  /** Includes the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** The segments at each `*`. */
  params: string[];
}

export type Answer = (call: Call) => unknown;

/** For tests: simulates the presence of a refresh token. */
export function letBrowserRefresh(has = true): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, and at once.
  document.cookie = `${SIGNED_IN_COOKIE}=1; Max-Age=${has ? 2_592_000 : -1}`;
}

/** `/api` and `/api/v1` are optional; `*` matches a segment. */
function patternOf(key: string): RegExp {
  return new RegExp(`^${key.replace(/ \/api(\/v1)?(?=\/)/, " ").replaceAll("*", "([^/]+)")}$`);
}

const nameOf = ({ method, path }: Call) => `${method} ${path.replace(/^\/api(\/v1)?(?=\/)|\?.*$/g, "")}`;

/**
 * For tests: a fake server in place of `fetch`. The first matching key of `answers` (`POST /chats`) applies: its result
 * is the body of a 200 or a `Response`; a throw is a broken connection.
 */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  const fake = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
    const { pathname, search, searchParams: query } = new URL(request.url);
    const { method, headers } = request;
    const text = await request.text();
    const path = pathname + search;
    const call: Call = { method, path, query, headers, body: text === "" ? undefined : JSON.parse(text), params: [] };
    calls.push(call);
    for (const [key, answer] of Object.entries(answers)) {
      const match = patternOf(key).exec(nameOf(call));
      if (!match) continue;
      call.params = match.slice(1);
      const result = await answer(call);
      return result instanceof Response ? result : Response.json(result ?? null);
    }
    return refusal("NOT_FOUND");
  };
  vi.stubGlobal("fetch", fake);
  return {
    answers,
    calls,
    /** Calls of one endpoint, oldest first. */
    of: (key: string) => calls.filter((call) => patternOf(key).test(nameOf(call))),
  };
}

/** An error answer in the server's format. */
export function refusal(code: ErrorCode, data?: ErrorBody["data"]): Response {
  const status = ERRORS[code];
  return Response.json({ code, status, message: code, ...(data && { data }) }, { status });
}

/** A broken connection. */
export function offline(): never {
  throw new TypeError("Failed to fetch");
}

/** A signed-in person whose session lasts `seconds`. */
export function signedIn(user: Partial<CurrentSession["user"]> = {}, seconds = 3600): CurrentSession {
  return {
    user: {
      id: "0199f7c4-0000-7000-8000-000000000001",
      email: "nami@example.test",
      nickname: "Nami",
      avatarUrl: null,
      isPremium: false,
      isModerator: false,
      interestCount: 3,
      seeksNobody: false,
      isPaused: false,
      ...user,
    },
    session: { expiresAt: Math.floor(Date.now() / 1000) + seconds, expiresIn: seconds, assuranceLevel: "aal1" },
  };
}
