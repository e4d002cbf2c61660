import { type ComponentType, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { leaveAskedLanguage } from "../../lib/i18n.ts";
import { log } from "../../lib/log.ts";
import { useIsUnderway, useRouter } from "../../lib/routing/routing.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useToastsOfScreen } from "../../ui/toast.tsx";
import { loadNextWhenIdle, loadScreen, savesData } from "./prefetch.ts";
import { Scrolling } from "./scrolling.tsx";

/** Milliseconds. */
const LATE_MS = 150;

/**
 * Scroll restoration, focus, closing toasts. Prefetches likely screens when idle, and those of links hovered,
 * focused or touched.
 */
export function Root() {
  const router = useRouter();
  const { pathname } = useLocation();
  const first = useRef(true);
  // Without a page load the reading position of a screen reader has to be moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    const content = document.getElementById("content");
    // Unless the screen has set the focus.
    if (!first.current && !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  useToastsOfScreen(pathname);
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => void leaveAskedLanguage(i18n), [i18n, pathname]);
  const app = useApp();
  const { queries } = app;
  useEffect(() => loadNextWhenIdle(router, pathname, app), [router, pathname, app]);
  useEffect(() => followIntent((path) => loadScreen(router, path, queries)), [router, queries]);
  return (
    <>
      <Underway />
      <Updates />
      <Outlet />
      <Scrolling />
    </>
  );
}

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Reports only touched links with data saving. Returns the unsubscribe. */
function followIntent(load: (path: string) => void): () => void {
  let last: Element | null = null;
  const onIntent = ({ type, target }: Event) => {
    if (type !== "touchstart" && savesData()) return;
    const link = target instanceof Element ? target.closest("a[href]") : null;
    // Once per link while the pointer is inside.
    if (link === last) return;
    last = link;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) load(link.pathname);
  };
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, onIntent);
  };
}

function Underway() {
  const isUnderway = useIsUnderway();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUnderway]);
  return (
    isLate && (
      <div data-underway="" aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-1 animate-breathe bg-signal" />
    )
  );
}

/** Watches for new versions after the first screen, if its code can be fetched. */
function Updates() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("../update-watch.tsx").then(
      ({ UpdateWatch }) => setWatch(() => UpdateWatch),
      (error: unknown) => log.error("No watch for new versions", error),
    );
  }, []);
  return Watch && <Watch />;
}
