import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useRouteError } from "react-router";
import { KnownRoutes } from "../../lib/known-routes.ts";
import { log } from "../../lib/log.ts";
import { NotFoundDrawing } from "../../ui/art/not-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Around every screen: which screens exist, where the page was scrolled to, and where the focus goes. */
export function Root({ knows }: { knows: (path: string) => boolean }) {
  const { pathname } = useLocation();
  const first = useRef(true);
  // A new screen without a page load: the reading position of a screen reader has to move along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    if (!first.current) document.getElementById("content")?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return (
    <KnownRoutes value={knows}>
      <Outlet />
      <ScrollRestoration />
    </KnownRoutes>
  );
}

/** A screen that could not be drawn, or whose code could not be fetched. */
export function RootError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => {
    log.error("A screen could not be shown", error);
  }, [error]);
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <EmptyState
        level={1}
        drawing={<NotFoundDrawing />}
        title={t("errors.crashTitle")}
        text={t("errors.crashText")}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t("errors.reload")}
          </Button>
        }
      />
    </main>
  );
}
