import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { keepChanges } from "./cached-changes.ts";
import { isRetryable, toAppError } from "./errors.ts";
import { scheduleNotice } from "./query-notices.ts";
import type { SessionStore } from "./session-store.ts";

const ATTEMPTS = 3;

/**
 * The query cache. Retries only what may succeed the next time: no answer, or an error of the server; never a refusal. It
 * is cleared when a signed-in person signs out or another takes their place, so that nobody sees another person's data.
 */
export function createQueryClient(session: SessionStore): QueryClient {
  const noticeEndedSession = (thrown: unknown) => endIfRefused(session, thrown);
  notifyManager.setScheduler(scheduleNotice);
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
  let owner = session.read().user?.id ?? null;
  session.subscribe(() => {
    const next = session.read().user?.id ?? null;
    if (owner !== null && owner !== next) client.clear();
    owner = next;
  });
  keepChanges(client, session);
  return client;
}

/** A call that found no session, or a banned person: signs out the whole app. */
function endIfRefused(session: SessionStore, thrown: unknown): void {
  const { code } = toAppError(thrown);
  if ((code === "SESSION_MISSING" || code === "ACCOUNT_BANNED") && session.read().user) void session.refresh();
}
