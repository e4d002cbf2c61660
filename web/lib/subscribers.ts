/** Subscriptions in the form of `useSyncExternalStore`. */
export function createSubscribers() {
  const subscribers = new Set<() => void>();
  return {
    /** Returns the unsubscribe function. */
    subscribe: (subscriber: () => void): (() => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Snapshots the subscribers: callbacks may subscribe and unsubscribe. */
    notify: (): void => {
      for (const subscriber of [...subscribers]) subscriber();
    },
  };
}
