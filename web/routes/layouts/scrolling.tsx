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
  const top = useRef<number>(null);
  // Before the effects of what is inside, and after them.
  useInsertionEffect(() => {
    top.current = isAtSection() ? null : scrollY;
  }, []);
  useLayoutEffect(() => {
    if (wasThere && top.current !== null) scrollTo({ top: top.current, behavior: "instant" });
  }, [wasThere]);
  return <ScrollRestoration {...(wasThere && { getKey: keyOf })} />;
}

/** Whether the section that the address names is in the window: then it should stay at its top. */
function isAtSection(): boolean {
  const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
}
