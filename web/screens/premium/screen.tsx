import { useTranslation } from "../../lib/translation.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { PremiumScreen } from "./premium-screen.tsx";

export const phrases = ["landing", "premiumPage"] as const;

/** `/premium`: the plans, or the own subscription; with the public header for guests (NAV-13, OPEN-01). */
export function Component() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{t("premiumPage.meta")}</title>
      <meta name="description" content={t("premiumPage.intro")} />
      <PremiumScreen />
    </PublicPage>
  );
}
