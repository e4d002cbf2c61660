import type { ReactNode } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Logo } from "../ui/logo.tsx";

/**
 * Error boundary of the header, to protect the screen below. The fallback has a plain link home and a reload button.
 */
export function HeaderBoundary({ home, children }: { home: string; children: ReactNode }) {
  return (
    <ErrorBoundary name="The header" fallback={<PlainHeader home={home} />}>
      {children}
    </ErrorBoundary>
  );
}

function PlainHeader({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <header className="border-edge border-b-2 bg-paper">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-3 px-4 sm:px-6">
        <a href={home} aria-label={t("nav.home")} className="rounded-lg py-2">
          <Logo />
        </a>
        <Button onClick={() => location.reload()}>{t("errors.reload")}</Button>
      </div>
    </header>
  );
}

/** Skips to `<main id="content">`; visible on focus. The first link of each header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="-translate-y-20 absolute top-2 left-2 z-10 rounded-control bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
    >
      {t("nav.skip")}
    </a>
  );
}
