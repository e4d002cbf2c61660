import type { EndedSubscription, Payments } from "@nakamatch/contract/endpoints/premium/subscription";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { usePayments } from "../../features/premium/use-premium.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { formatPrice, premiumDate } from "./format.ts";

type PaymentsQuery = ReturnType<typeof usePayments>;

/** Stripe's names of brands; others are shown as a card. */
const BRANDS: Partial<Record<string, string>> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  link: "Link",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** The price; a placeholder while loading, nothing if the provider does not respond. */
export function Price({ payments: { data, isFetching }, period = "" }: { payments: PaymentsQuery; period?: string }) {
  const { language } = useTranslation();
  if (!data && isFetching) return <Skeleton className="my-1 h-4 w-28" />;
  if (!data?.price) return null;
  const price = formatPrice(data.price.cents, data.price.currency, language);
  return <span className="block font-normal text-base">{`${price} ${period}`.trim()}</span>;
}

/** The payment card's brand and last digits (PAY-09). */
export function Card({ payments: { data, isFetching } }: { payments: PaymentsQuery }) {
  const { t } = useTranslation();
  if (!data && isFetching) return <Skeleton className="my-1.5 h-4 w-44" />;
  if (!data) return <span className="font-normal text-ink-soft">{t("premiumPage.payments.away")}</span>;
  if (!data.card) return t("premiumPage.payments.noCard");
  const { brand, last4 } = data.card;
  return t("premiumPage.payments.ending", { brand: BRANDS[brand] ?? t("premiumPage.payments.anyBrand"), last4 });
}

/** The latest invoices, each a link to the provider; without any, nothing. `isAlone`: no price or card beside them. */
export function Invoices({ payments, isAlone = false }: { payments: PaymentsQuery; isAlone?: boolean }) {
  const { t } = useTranslation();
  const { data, isFetching } = payments;
  if (data?.invoices.length === 0) return null;
  return (
    <Panel
      as="section"
      aria-labelledby="premium-invoices"
      aria-busy={(!data && isFetching) || undefined}
      tabIndex={-1}
      className="flex flex-col gap-3"
    >
      <h2 id="premium-invoices" className="text-xl">
        {t("premiumPage.payments.title")}
      </h2>
      {data ? (
        <>
          <p className="text-ink-soft">{t("premiumPage.payments.hint")}</p>
          <ul className="-mb-2 flex flex-col divide-y-2 divide-line">
            {data.invoices.map((invoice) => (
              <Invoice key={invoice.url} invoice={invoice} />
            ))}
          </ul>
        </>
      ) : isFetching ? (
        <>
          <Awaited text={t("common.loading")} />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </>
      ) : (
        <div role="status" className="flex flex-col items-start gap-3">
          <p>{t(isAlone ? "premiumPage.payments.noInvoices" : "premiumPage.payments.failed")}</p>
          <RetryButton onClick={() => void payments.refetch()} />
        </div>
      )}
    </Panel>
  );
}

function Invoice({ invoice: { issuedAt, cents, currency, isPaid, url } }: { invoice: Payments["invoices"][number] }) {
  const { t, language } = useTranslation();
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 underline-offset-4 hover:[&>span]:decoration-2"
      >
        <span className="min-w-0 flex-1 underline">{premiumDate(issuedAt)}</span>
        {!isPaid && <Badge tone="danger">{t("premiumPage.payments.unpaid")}</Badge>}
        <span className="font-bold">{formatPrice(cents, currency, language)}</span>
        <ExternalLink aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </a>
    </li>
  );
}

/** The last subscription's plan, end and reason. */
export function Ended({ ended: { plan, endedAt, reason } }: { ended: EndedSubscription }) {
  const { t } = useTranslation();
  return (
    <Panel variant="wash" padding="sm">
      <p className="font-bold">{t(`premiumPage.ended.${plan}`, { date: premiumDate(endedAt) })}</p>
      <p className="text-ink-soft">{t(`premiumPage.ended.${reason}`)}</p>
    </Panel>
  );
}

/** Past invoices without a subscription; renders nothing if payments are disabled. */
export function PastInvoices(): ReactNode {
  const payments = usePayments();
  if (payments.error && toAppError(payments.error).code === "PAYMENTS_OFF") return null;
  return <Invoices payments={payments} isAlone />;
}
