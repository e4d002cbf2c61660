import { useEffect, useSyncExternalStore } from "react";
import { createSubscribers } from "../lib/subscribers.ts";

/**
 * What is announced to screen readers without being seen, such as that a list is loading. A live region is announced only if it
 * was on the page before its text, so there is one for the whole app (`Announcer`), and others put their text into it.
 */

const nothing: readonly { text: string }[] = [];
let texts = nothing;
const { subscribe, notify } = createSubscribers();

function show(next: typeof texts): void {
  texts = next;
  notify();
}

/** Announces the text when it appears on the page; renders nothing itself. */
export function Announce({ text }: { text: string }) {
  useEffect(() => {
    const mine = { text };
    show([...texts, mine]);
    return () => show(texts.filter((each) => each !== mine));
  }, [text]);
  return null;
}

/** The live region. One at the root of the app. */
export function Announcer() {
  const shown = useSyncExternalStore(
    subscribe,
    () => texts,
    () => nothing,
  );
  return (
    <p aria-live="polite" data-announcer="" className="sr-only">
      {shown.map(({ text }) => text).join(" ")}
    </p>
  );
}
