import { useEffect, useSyncExternalStore } from "react";

/**
 * What is announced to screen readers without being seen, such as that a list is loading. A live region is announced only if it
 * was on the page before its text, so there is one for the whole app (`Announcer`), and others put their text into it.
 */

const nothing: readonly { text: string }[] = [];
let texts = nothing;
const readers = new Set<() => void>();

function show(next: typeof texts): void {
  texts = next;
  for (const reader of [...readers]) reader();
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
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => texts,
    () => nothing,
  );
  return (
    <p aria-live="polite" data-announcer="" className="sr-only">
      {shown.map(({ text }) => text).join(" ")}
    </p>
  );
}
