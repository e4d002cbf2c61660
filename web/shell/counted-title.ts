import { useEffect } from "react";

/** Prefixes the document's title with `(3) `. The title itself is rendered by the screen. */
export function useCountedTitle(shown: string | null): void {
  useEffect(() => {
    if (shown === null) return;
    const prefix = `(${shown}) `;
    const put = () => {
      // Between screens there is no title element; never creates one.
      if (document.title !== "" && !document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [shown]);
}
