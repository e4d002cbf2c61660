import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isRetryable, toAppError } from "./errors.ts";
import { onAuthEvent, readSession, refreshSession } from "./session-store.ts";

const ATTEMPTS = 3;

/**
 * The cache of what the server said. Tries again only what may succeed then: no answer, or the server's own failure;
 * never a refusal. Data of one person never reaches another: it is dropped when somebody else signs in or out.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndedSession }),
    mutationCache: new MutationCache({ onError: noticeEndedSession }),
    defaultOptions: {
      queries: {
        // Without a connection a call fails and says so, instead of waiting in silence; when it is back, asked again.
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, thrown) => failures < ATTEMPTS - 1 && isRetryable(toAppError(thrown)),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
      },
      // A change is never repeated behind the person's back, nor kept back to be made later.
      mutations: { networkMode: "always", retry: false },
    },
  });
  let owner = readSession().user?.id ?? null;
  onAuthEvent((_event, { user }) => {
    const next = user?.id ?? null;
    if (owner !== null && owner !== next) client.clear();
    owner = next;
  });
  return client;
}

/** A call that needed a session and found none, or met a ban: the whole app learns of it. */
function noticeEndedSession(thrown: unknown): void {
  const { code } = toAppError(thrown);
  if ((code === "SESSION_MISSING" || code === "ACCOUNT_BANNED") && readSession().user) void refreshSession();
}
