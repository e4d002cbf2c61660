import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";
import { PLANS } from "@nakamatch/contract/vocabulary/premium";
import { currencyOf, savingPercent, yearlySaving } from "@nakamatch/domain/premium/plan";
import { Crown, Lock } from "lucide-react";
import { useNavigate } from "react-router";
import { PersonName } from "../../features/people/person-name.tsx";
import { PremiumFeatures } from "../../features/premium/premium-features.tsx";
import { api } from "../../lib/api.ts";
import { useEuros } from "../../lib/currency.ts";
import { formatPercent } from "../../lib/format.ts";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Switch } from "../../ui/switch.tsx";
import { formatPrice, PLAN_TEXTS } from "./format.ts";
import { usePaymentPage } from "./use-payment-page.ts";

type Prices = Readonly<Record<Currency, Readonly<Record<Plan, number>>>>;

/** Premium: benefits, prices, payment (PREM-01..05). */
export function Offer({ offer }: { offer: { canSubscribe: boolean; prices: Prices } }) {
  const { t, language } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const { opening, open } = usePaymentPage(t("premiumPage.toasts.subscriptionError"), (plan: Plan) =>
    api.subscription.createCheckoutSession({ plan, user_id: user?.id ?? "" }),
  );
  // Guests return here after login (OPEN-01).
  const choose = (plan: Plan) => (user ? open(plan) : navigate("/login", { state: { from: "/premium" } }));
  const [inEuros, chooseEuros] = useEuros();
  const currency = currencyOf(language, inEuros ? "eur" : undefined);
  return (
    <>
      <header className="relative overflow-hidden rounded-panel border-2 border-edge bg-gold-wash px-4 py-4 shadow-panel sm:px-10 sm:py-12">
        <div className="relative flex max-w-2xl flex-col gap-1.5 sm:gap-3">
          <h1 className="font-black text-[min(2.25rem,8.4vw)] sm:text-5xl">{t("premiumPage.title")}</h1>
          <p className="sm:text-lg">{t("premiumPage.intro")}</p>
          <p className="flex flex-wrap sm:mt-2 items-baseline gap-x-3 gap-y-1">
            <span className="text-ink-soft">{t("premiumPage.features.preview")}</span>
            <PersonName name={user?.nickname ?? "Nakama"} premium className="font-black text-2xl" />
          </p>
        </div>
        <Crown className="absolute -right-6 -bottom-13 size-44 rotate-12 fill-gold-fill stroke-1 text-gold opacity-30 max-sm:hidden" />
      </header>

      <section aria-labelledby="premium-plans" className="flex flex-col gap-3 sm:gap-4">
        <h2 id="premium-plans" className="font-black text-2xl max-sm:sr-only">
          {t("premiumPage.plans.title")}
        </h2>
        {offer.canSubscribe ? null : (
          <Panel variant="wash" role="status">
            <h3 className="text-lg">{t("premiumPage.off.title")}</h3>
            <p className="mt-1">{t("premiumPage.off.text")}</p>
          </Panel>
        )}
        {currencyOf(language) === "eur" ? null : (
          <Panel padding="sm" className="max-w-xl">
            <Switch
              label={t("premiumPage.plans.euros")}
              hint={t("premiumPage.plans.eurosHint")}
              checked={inEuros}
              onCheckedChange={chooseEuros}
              disabled={opening !== null}
            />
          </Panel>
        )}
        <div className="grid items-start gap-4 md:grid-cols-2 md:gap-5">
          {/* The better one first: phones show it whole, and the other one's price. */}
          {PLANS.toReversed().map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              currency={currency}
              own={offer.prices[currency]}
              action={
                offer.canSubscribe && {
                  busy: opening === plan,
                  disabled: opening !== null && opening !== plan,
                  choose: () => void choose(plan),
                }
              }
            />
          ))}
        </div>
        <p className="text-ink-soft">{t("premiumPage.plans.rights")}</p>
        {user ? null : <p className="font-semibold">{t("premiumPage.plans.login")}</p>}
      </section>

      <section aria-labelledby="premium-features" className="flex flex-col gap-4">
        <h2 id="premium-features" className="font-black text-2xl">
          {t("premiumPage.features.title")}
        </h2>
        <PremiumFeatures />
        <p className="text-ink-soft">{t("premiumPage.features.same")}</p>
      </section>

      <Panel as="section" variant="wash" aria-labelledby="premium-security" className="flex items-start gap-4">
        <Lock className="mt-1 size-6 shrink-0" />
        <div>
          <h2 id="premium-security" className="text-xl">
            {t("premiumPage.security.title")}
          </h2>
          <ul className="mt-2 flex flex-col gap-1">
            <li>{t("premiumPage.security.provider")}</li>
            <li>{t("premiumPage.security.noCard")}</li>
            <li>{t("premiumPage.security.receipt")}</li>
          </ul>
        </div>
      </Panel>
    </>
  );
}

/** The button repeats the price. */
function PlanCard({
  plan,
  currency,
  own,
  action,
}: {
  plan: Plan;
  currency: Currency;
  own: Prices[Currency];
  action: false | { busy: boolean; disabled: boolean; choose: () => void };
}) {
  const { t, language } = useTranslation();
  const isYearly = plan === "yearly";
  const price = formatPrice(own[plan], currency, language);
  return (
    <Panel
      as="article"
      variant={isYearly ? "raised" : "flat"}
      aria-labelledby={`plan-${plan}`}
      data-plan={plan}
      padding="sm"
      className="flex flex-col gap-1.5 sm:gap-3"
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan}`} className="text-xl">
          {t(`premiumPage.plans.${plan}`)}
        </h3>
        {isYearly && <Badge tone="gold">{t("premiumPage.plans.offer")}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-black font-display text-[min(11vw,2.25rem)]">{price}</span>
        <span className="font-semibold">{t(PLAN_TEXTS[plan].period)}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {isYearly &&
          `${t("premiumPage.plans.yearlyPerMonth", { price: formatPrice(own.yearly / 12, currency, language) })} · `}
        {t("premiumPage.plans.tax")}
      </p>
      {isYearly && (
        <p className="flex flex-wrap gap-2">
          <Badge tone="success">
            {t("premiumPage.plans.saving", { amount: formatPrice(yearlySaving(own), currency, language) })}
          </Badge>
          <Badge tone="success">
            {t("premiumPage.plans.percent", { percent: formatPercent(savingPercent(own), language) })}
          </Badge>
        </p>
      )}
      <p>{t(PLAN_TEXTS[plan].renews)}</p>
      {action && (
        <div className="pt-1 sm:pt-2">
          <Button
            variant={isYearly ? "gold" : "secondary"}
            block
            busy={action.busy}
            busyLabel={t("premiumPage.plans.opening")}
            disabled={action.disabled}
            onClick={action.choose}
          >
            {t(PLAN_TEXTS[plan].pay, { price })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
