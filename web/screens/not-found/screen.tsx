import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { log } from "../../lib/log.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { NotFoundDrawing } from "../../ui/art/not-found.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";

export const phrases = ["notFound"] as const;

/** Any path that no route knows; the server logs it too (NAV-16..18). */
export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    log.error("No page at", pathname);
    // Imported here, so that the page itself does not load the client; nothing waits for it.
    void import("../../lib/api.ts")
      .then(({ api }) => api.system.reportMissingPath({ path: pathname.slice(0, 500) }))
      .catch(() => {});
  }, [pathname]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col items-center gap-5 px-4 py-6 text-center">
      <title>{t("notFound.meta")}</title>
      <Link to="/" aria-label={t("nav.home")} className="rounded-lg p-2">
        <Logo />
      </Link>
      <div className="my-auto flex w-full flex-col items-center gap-5">
        <NotFoundDrawing />
        <h1 className="mt-2 font-black text-3xl sm:text-5xl">{t("notFound.title")}</h1>
        <p className="max-w-md text-ink-soft text-lg">{t("notFound.text")}</p>
        <ButtonLink to="/" variant="primary" size="lg">
          {t("notFound.home")}
        </ButtonLink>
      </div>
    </main>
  );
}
