import { Crown, Sparkles, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Benefits of premium. Needs the phrases `premiumPage`. */
export function PremiumFeatures() {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Feature icon={<Sparkles />} title={t("premiumPage.features.name.title")}>
        {t("premiumPage.features.name.text")}
      </Feature>
      <Feature icon={<Crown />} title={t("premiumPage.features.crown.title")}>
        {t("premiumPage.features.crown.text")}
      </Feature>
      <Feature icon={<Trophy />} title={t("premiumPage.features.priority.title")}>
        {t("premiumPage.features.priority.text")}
      </Feature>
    </ul>
  );
}

function Feature({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Panel as="li" padding="sm" className="flex gap-3 sm:flex-col sm:gap-2">
      <span
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-gold-fill text-on-gold"
        aria-hidden="true"
      >
        {icon}
      </span>
      <div className="flex min-w-0 flex-col gap-2 max-sm:gap-1 max-sm:pt-2">
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
    </Panel>
  );
}
