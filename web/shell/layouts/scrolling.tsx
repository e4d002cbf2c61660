import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { useRouter, useShown } from "../../lib/routing/routing.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { restorePosition } from "./restore-position.ts";
import { openScrollPositions } from "./scroll-positions.ts";

/**
 * New screens start at the top or at the section that the address names, earlier ones where the person left them, also after a
 * reload. A page that was there before the app stays where it is when the app takes it over: the browser has scrolled it, and
 * since then perhaps the person.
 */
export function Scrolling() {
  const router = useRouter();
  const shown = useShown();
  const isHydrated = useHydrated();
  const [takenOver] = useState(isHydrated ? null : shown);
  const [positions] = useState(openScrollPositions);
  const top = useRef<number>(null);
  // Before the effects of what is inside, and after them.
  useInsertionEffect(() => {
    top.current = isAtSection() ? null : scrollY;
  }, []);

  const { key, hash } = shown.location;
  // Whether the page has been at its top since the last screen was left. To ask again would cost a layout of the whole new one.
  const isAtTop = useRef(false);
  const save = useEffectEvent(() => {
    isAtTop.current = scrollY === 0;
    positions.set(key, scrollY);
  });
  useLayoutEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    const onHide = () => {
      save();
      positions.store();
      giveBack();
    };
    takeOver();
    const onScroll = () => {
      isAtTop.current = false;
    };
    const stop = router.onLeave(() => save());
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", onHide);
    return () => {
      stop();
      removeEventListener("scroll", onScroll);
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", onHide);
      giveBack();
    };
  }, [router, positions]);

  const restore = useEffectEvent(() => {
    const isThere = shown === takenOver;
    const saved = isThere ? undefined : positions.get(key);
    const section = sectionOf(hash);
    if (isThere && top.current !== null) scrollTo({ top: top.current, behavior: "instant" });
    else if (saved !== undefined) return restorePosition(saved);
    else if (section) section.scrollIntoView();
    else if (!shown.keepsScroll && !isAtTop.current) scrollTo({ top: 0 });
    return undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation is what triggers it
  useLayoutEffect(() => restore(), [shown]);
  return null;
}

/** The section that a hash names, if there is one. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not encoded as addresses are.
    return null;
  }
}

/** Whether the section that the address names is in the window: then it should stay at its top. */
function isAtSection(): boolean {
  const { top = -1 } = sectionOf(location.hash)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
}
