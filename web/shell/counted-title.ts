import { useEffect } from "react";

/** Puts `(3) ` before the title of whatever screen is open. Screens render their titles themselves. */
export function useCountedTitle(shown: string | null): void {
  useEffect(() => {
    if (shown === null) return;
    const prefix = `(${shown}) `;
    const put = () => {
      // Never an element of its own: between screens there is none.
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
