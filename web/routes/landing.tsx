import { useTranslation } from "react-i18next";
import { CallToAction } from "../features/landing/call-to-action.tsx";
import { Features } from "../features/landing/features.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { PublicHeader } from "../shell/public-header.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";

/** `/` for visitors (specification §2, Landing). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("landing.meta.title")}</title>
      <meta name="description" content={t("landing.meta.description")} />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <CallToAction />
      </main>
      <SiteFooter />
    </>
  );
}
