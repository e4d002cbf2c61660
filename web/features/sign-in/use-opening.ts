import { useEffect, useState } from "react";

/** The external page being opened, and its setter. Reset when the back button restores our page from the cache. */
export function useOpening<Page>(): [Page | null, (page: Page | null) => void] {
  const [opening, setOpening] = useState<Page | null>(null);
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && setOpening(null);
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, []);
  return [opening, setOpening];
}
