import { useTranslation } from "../../lib/translation.tsx";
import { HeaderBoundary } from "../../shell/header-boundary.tsx";
import { PublicHeader } from "../../shell/public-header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";

export const phrases = ["landing"] as const;

/** `/` for guests (specification §2, Landing). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("landing.meta.title")}</title>
      <meta name="description" content={t("landing.meta.description")} />
      <HeaderBoundary home="/">
        <PublicHeader />
      </HeaderBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <CallToAction />
      </main>
      <ErrorBoundary name="The footer">
        <SiteFooter />
      </ErrorBoundary>
    </>
  );
}
