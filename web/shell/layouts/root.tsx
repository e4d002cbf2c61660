import { useEffect, useRef } from "react";
import { Outlet, type RouteObject, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useIsUnderway } from "../../lib/navigation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useToastsOfScreen } from "../../ui/toast.tsx";
import { POSITIONS, usePlaceAfterReload } from "./place-after-reload.ts";
import { prefetchOnIntent, prefetchWhenIdle } from "./prefetch.ts";
import { usePressedLinks } from "./pressed-links.ts";
import { useIsLate } from "./starting.tsx";

// After the first screen.
const UpdateWatch = lazyPart(() => import("../update-watch.tsx").then((module) => module.UpdateWatch));

/**
 * Scroll restoration, focus, closing toasts. Prefetches likely screens when idle, and those of links hovered, focused
 * or touched.
 */
export function Root({ routes }: { routes: () => RouteObject[] }) {
  const { pathname } = useLocation();
  const first = useRef(true);
  const focusPressedLink = usePressedLinks();
  // Without a page load the reading position of a screen reader has to be moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    const content = document.getElementById("content");
    const isFirst = first.current;
    first.current = false;
    const { activeElement } = document;
    // Unless the screen has set the focus.
    if (isFirst || !content || (activeElement !== content && content.contains(activeElement))) return undefined;
    content.focus({ preventScroll: true });
    return focusPressedLink(content);
  }, [pathname]);
  useToastsOfScreen(pathname);
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => void i18n.leaveAskedLanguage(), [i18n, pathname]);
  const app = useApp();
  useNotificationPress();
  usePlaceAfterReload();
  useEffect(() => prefetchWhenIdle(routes(), pathname, { ...app, i18n }), [routes, pathname, i18n, app]);
  useEffect(() => prefetchOnIntent(routes()), [routes]);
  return (
    <>
      <Underway />
      <ErrorBoundary name="The watch for new versions">
        <UpdateWatch />
      </ErrorBoundary>
      <Outlet />
      <ScrollRestoration storageKey={POSITIONS} />
    </>
  );
}

/** Goes where a pressed notification leads (`web/service-worker/push.ts`). */
function useNotificationPress(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const go = ({ data }: MessageEvent<{ goTo?: unknown } | null>) => {
      if (typeof data?.goTo === "string") void navigate(data.goTo);
    };
    serviceWorker?.addEventListener("message", go);
    return () => serviceWorker?.removeEventListener("message", go);
  }, [navigate]);
}

function Underway() {
  const isLate = useIsLate(useIsUnderway());
  return (
    isLate && (
      <div data-underway="" aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-1 animate-breathe bg-signal" />
    )
  );
}
