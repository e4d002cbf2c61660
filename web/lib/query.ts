import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { keepChanges } from "./cached-changes.ts";
import { isRetryable, toAppError } from "./errors.ts";
import type { SessionStore } from "./session-store.ts";

const ATTEMPTS = 3;

/**
 * The query cache of a session. Queries are tried three times where the next may succeed: no answer, or an error of the
 * server. It is emptied when its person signs out or another takes their place, and a refusal for want of a session, or for a
 * ban, ends the session.
 */
export function createQueryClient(session: SessionStore): QueryClient {
  const noticeEndedSession = (thrown: unknown) => endIfRefused(session, thrown);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndedSession }),
    mutationCache: new MutationCache({ onError: noticeEndedSession }),
    defaultOptions: {
      queries: {
        // Without a connection a query fails visibly instead of waiting in silence; it is fetched again on reconnect.
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, thrown) => failures < ATTEMPTS - 1 && isRetryable(toAppError(thrown)),
      },
      // A mutation is never retried unnoticed, nor queued for later.
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

/** A call that found no session, or a banned person: signs out the whole app. */
function endIfRefused(session: SessionStore, thrown: unknown): void {
  const { code } = toAppError(thrown);
  if ((code === "SESSION_MISSING" || code === "ACCOUNT_BANNED") && session.read().user) void session.refresh();
}
