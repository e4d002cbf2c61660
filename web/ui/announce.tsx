import { useEffect, useSyncExternalStore } from "react";
import { usePart } from "../lib/app.tsx";
import { createSubscribers } from "../lib/subscribers.ts";

/** Announcements for screen readers. Live regions must exist before their text, so the app has a single one. */
function createAnnouncements() {
  const { subscribe, notify } = createSubscribers();
  let texts: readonly { text: string }[] = [];
  const put = (next: typeof texts) => {
    texts = next;
    notify();
  };
  return {
    subscribe,
    read: () => texts,
    add(text: string) {
      const mine = { text };
      put([...texts, mine]);
      return () => put(texts.filter((each) => each !== mine));
    },
  };
}

/** Announces the text on appearance; renders nothing. */
export function Announce({ text }: { text: string }) {
  const { add } = usePart(createAnnouncements);
  useEffect(() => add(text), [add, text]);
  return null;
}

export function Announcer() {
  const { subscribe, read } = usePart(createAnnouncements);
  return (
    <p aria-live="polite" data-announcer="" className="sr-only">
      {useSyncExternalStore(subscribe, read, read)
        .map(({ text }) => text)
        .join(" ")}
    </p>
  );
}
