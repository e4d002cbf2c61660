import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { keepChanges } from "./cached-changes.ts";
import { isRetryable, toAppError } from "./errors.ts";
import type { SessionStore } from "./session-store.ts";

const ATTEMPTS = 3;

/**
 * The query cache of a session. Retries lost answers and server errors, up to three tries. Cleared when the person
 * changes. After a refusal for lack of a session or for a ban, the session is fetched again.
 */
export function createQueryClient(session: SessionStore): QueryClient {
  const noticeEndedSession = (thrown: unknown) => endIfRefused(session, thrown);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndedSession }),
    mutationCache: new MutationCache({ onError: noticeEndedSession }),
    defaultOptions: {
      queries: {
        // Fails visibly while offline, and refetches on reconnect.
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, thrown) => failures < ATTEMPTS - 1 && isRetryable(toAppError(thrown)),
      },
      // No hidden retries or queueing.
      mutations: { networkMode: "always", retry: false },
    },
  });
  const changes = keepChanges(client);
  let owner = session.read().user?.id ?? null;
  session.subscribe(() => {
    const next = session.read().user?.id ?? null;
    if (next === owner) return;
    changes.forget();
    if (owner !== null) client.clear();
    owner = next;
  });
  return client;
}

/** Fetches the session again if the call found none, or a ban. */
function endIfRefused(session: SessionStore, thrown: unknown): void {
  const { code } = toAppError(thrown);
  if ((code === "SESSION_MISSING" || code === "ACCOUNT_BANNED") && session.read().user) void session.refresh();
}
