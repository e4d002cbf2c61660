import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import { formatDate } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** Withdrawal happens on the premium page, or in writing without sign-in. */
export function PremiumEnds({
  subscription: { subscriptionId, withdrawableUntil: until },
  withdrawal,
}: {
  subscription: Subscription;
  withdrawal: "premium" | "contact";
}) {
  const { t, language } = useTranslation();
  return (
    <div className="mb-4 flex flex-col gap-2 border-gold border-l-4 pl-4">
      <p>{t(subscriptionId === null ? "deleteAccount.premium.granted" : "deleteAccount.premium.paid")}</p>
      {subscriptionId !== null && !until && <p>{t("deleteAccount.premium.notRefunded")}</p>}
      {until && (
        <>
          <p>{t("deleteAccount.premium.withdrawable", { date: formatDate(until, language) })}</p>
          <TextLink to={`/${withdrawal}`} quiet className="self-start">
            {t(`deleteAccount.premium.${withdrawal}`)}
          </TextLink>
        </>
      )}
    </div>
  );
}
