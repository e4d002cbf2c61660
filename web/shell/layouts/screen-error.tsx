import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator, useRouteError } from "react-router";
import { ScreenUnavailable } from "../../lib/lazy-part.tsx";
import { useIsUnderway } from "../../lib/navigation.ts";
import { useOnline } from "../../lib/online.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The rest of the page stays. */
export function ScreenError() {
  const error = useRouteError();
  if (!(error instanceof ScreenUnavailable)) return <Reload title="errors.crashTitle" text="errors.crashText" />;
  return error.isOutdated ? <Reload title="common.update.title" text="errors.outdatedText" /> : <NotFetched />;
}

export function RootError() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <ScreenError />
    </main>
  );
}

type ReloadProps = {
  title: "errors.crashTitle" | "common.update.title";
  text: "errors.crashText" | "errors.outdatedText";
};

function Reload({ title, text }: ReloadProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      className="my-auto"
      level={1}
      drawing={<TornPage />}
      title={t(title)}
      text={t(text)}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t("errors.reload")}
        </Button>
      }
    />
  );
}

/** Retries by button or when online again. */
function NotFetched() {
  const { t } = useTranslation();
  const here = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isUnderway = useIsUnderway();
  const isOnline = useOnline();
  const address = here.pathname + here.search;

  // Browsers may cache a failed import: then only a reload helps.
  const failedFor = useRef<string>(undefined);
  const retry = () => {
    if (failedFor.current === address) return location.reload();
    // Failures while offline do not count.
    if (navigator.onLine) failedFor.current = address;
    // Only a navigation clears the error; alone, it would load nothing for a URL with a fragment.
    void revalidate();
    void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  };
  const onOnline = useEffectEvent(retry);
  // A layout effect: the connection may return before effects run.
  useLayoutEffect(() => {
    const listener = () => onOnline();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);

  return (
    <EmptyState
      className="my-auto"
      level={1}
      drawing={<TornPage />}
      title={t("errors.screenTitle")}
      text={t(isOnline ? "errors.screenUnreached" : "errors.screenText")}
      action={
        <Button variant="primary" busy={isUnderway} onClick={retry}>
          {t("common.actions.retry")}
        </Button>
      }
    />
  );
}
