import { useEffect, useState } from "react";

/**
 * Which page of another site is being opened in place of ours, and a function that sets it; null where none is. The
 * browser's back button may bring our page as it was when it was left: then none is being opened any more.
 */
export function useOpening<Page>(): [Page | null, (page: Page | null) => void] {
  const [opening, setOpening] = useState<Page | null>(null);
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && setOpening(null);
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, []);
  return [opening, setOpening];
}
