/** Functions that are called after each change of a value, as `useSyncExternalStore` wants them. */
export function createSubscribers() {
  const subscribers = new Set<() => void>();
  return {
    /** Returns a function that stops the calls. */
    subscribe: (subscriber: () => void): (() => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Calls those of this moment: calls may subscribe others, or end subscriptions. */
    notify: (): void => {
      for (const subscriber of [...subscribers]) subscriber();
    },
  };
}
