/** Functions that are called after each change of a value, as `useSyncExternalStore` wants them. */
export interface Subscribers {
  /** Calls `subscriber` after each change. Returns a function that stops it. */
  readonly subscribe: (subscriber: () => void) => () => void;
  /** Calls those who are subscribed at this moment: calls may subscribe others, or end subscriptions. */
  readonly notify: () => void;
}

export function createSubscribers(): Subscribers {
  const subscribers = new Set<() => void>();
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    notify() {
      for (const subscriber of [...subscribers]) subscriber();
    },
  };
}
