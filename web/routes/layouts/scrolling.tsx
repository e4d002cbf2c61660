import { useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, ScrollRestoration, useLocation } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";

/**
 * New screens start at the top, earlier ones where the person left them. A page that was there before the app stays where it is
 * when the app takes it over: the browser has scrolled it, and since then perhaps the person.
 */
export function Scrolling() {
  const isHydrated = useHydrated();
  const [wasThere] = useState(!isHydrated);
  const { key: current } = useLocation();
  const [first] = useState(current);
  // Of this page load alone: what is remembered of another one is not restored.
  const keyOf = useCallback(({ key }: Location) => (key === first ? `visit-${performance.timeOrigin}` : key), [first]);
  const top = useRef(0);
  // Before the effects of what is inside, and after them.
  useInsertionEffect(() => {
    top.current = scrollY;
  }, []);
  useLayoutEffect(() => {
    if (wasThere && scrollY !== top.current) scrollTo({ top: top.current, behavior: "instant" });
  }, [wasThere]);
  return <ScrollRestoration {...(wasThere && { getKey: keyOf })} />;
}
