import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import { Crown, Mail } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { usePayments, useRenewal, useWithdrawal } from "../../features/premium/use-premium.ts";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { PLAN_TEXTS, premiumDate } from "./format.ts";
import { Card, Invoices, Price } from "./payments.tsx";
import { usePaymentPage } from "./use-payment-page.ts";

const tones = { renewing: "success", ending: "neutral", unpaid: "danger" } as const;

type ManagementProps = { subscription: Subscription; onWithdrawn: () => void };

/** The active subscription: state, dates, cancelling and resuming (PREM-06, PREM-08). */
export function Management({ subscription, onWithdrawn }: ManagementProps) {
  const { t } = useTranslation();
  const { plan, state, startedAt, nextBillingAt, endsAt } = subscription;
  const payments = usePayments();
  const isCharged = subscription.subscriptionId !== null;
  return (
    <section aria-labelledby="premium-own" className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <header className="flex items-center gap-4">
        <Crown className="size-12 shrink-0 fill-gold-fill text-gold" />
        <div>
          <h1 id="premium-own" className="font-black text-3xl sm:text-4xl">
            {t("premiumPage.manage.title")}
          </h1>
          <p className="text-ink-soft">{t("premiumPage.manage.intro")}</p>
        </div>
      </header>
      <Panel variant="raised" className="flex flex-col gap-5">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact label={t("premiumPage.manage.plan")}>
            {t(`premiumPage.plans.${plan}`)}
            {isCharged && <Price payments={payments} period={t(PLAN_TEXTS[plan].period)} />}
          </Fact>
          <Fact label={t("premiumPage.manage.status")}>
            <Badge tone={tones[state]}>{t(`premiumPage.manage.states.${state}`)}</Badge>
          </Fact>
          <Fact label={t("premiumPage.manage.started")}>{premiumDate(startedAt)}</Fact>
          {nextBillingAt && (
            <Fact label={t("premiumPage.manage.next")}>
              {premiumDate(nextBillingAt)}
              {isCharged && <Price payments={payments} />}
            </Fact>
          )}
          {endsAt && <Fact label={t("premiumPage.manage.until")}>{premiumDate(endsAt)}</Fact>}
          {isCharged && (
            <Fact label={t("premiumPage.payments.card")}>
              <Card payments={payments} />
            </Fact>
          )}
        </dl>
        {state === "unpaid" && <UnpaidRenewal subscriptionId={subscription.subscriptionId} />}
        <Renewal subscription={subscription} />
      </Panel>
      <Withdrawal subscription={subscription} onWithdrawn={onWithdrawn} />
      {(isCharged || payments.data) && <Invoices payments={payments} />}
      <TextLink to="/contact" quiet className="self-start">
        <Mail className="size-5" />
        {t("premiumPage.manage.contact")}
      </TextLink>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold text-lg">{children}</dd>
    </div>
  );
}

/** Cancels or resumes the renewal with one press (PAY-04..07). */
function Renewal({ subscription: { subscriptionId, state, endsAt, nextBillingAt } }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const renewal = useRenewal();
  /** What the last press changed, until it is closed or one leaves. */
  const [done, setDone] = useState<{ title: string; text?: string | undefined } | null>(null);
  if (subscriptionId === null) return <p className="text-ink-soft">{t("premiumPage.manage.granted")}</p>;
  const isEnding = state === "ending";
  const change = () => {
    clearError();
    setDone(null);
    renewal.mutate(
      { subscriptionId, cancel: !isEnding },
      {
        onSuccess: () => {
          const end = endsAt ?? nextBillingAt;
          const text = isEnding
            ? t("premiumPage.toasts.reactivatedText")
            : end
              ? t("premiumPage.toasts.cancelledText", { date: premiumDate(end) })
              : undefined;
          setDone({ title: t(isEnding ? "premiumPage.toasts.reactivated" : "premiumPage.toasts.cancelled"), text });
        },
        onError: (thrown) => {
          const title = t(isEnding ? "premiumPage.toasts.reactivateError" : "premiumPage.toasts.cancelError");
          fail(title, toAppError(thrown).text(t));
        },
      },
    );
  };
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t-2 pt-4">
      {done && (
        <Notice tone="good" title={done.title} onClose={() => setDone(null)} className="mb-2 self-stretch">
          {done.text && <p>{done.text}</p>}
        </Notice>
      )}
      <p className="text-ink-soft">
        {t(isEnding ? "premiumPage.manage.reactivateHint" : "premiumPage.manage.cancelHint")}
      </p>
      <Button
        variant={isEnding ? "gold" : "secondary"}
        busy={renewal.isPending}
        busyLabel={t(isEnding ? "premiumPage.manage.reactivating" : "premiumPage.manage.cancelling")}
        onClick={change}
      >
        {t(isEnding ? "premiumPage.manage.reactivate" : "premiumPage.manage.cancel")}
      </Button>
    </div>
  );
}

/** Withdrawal within 14 days of purchase. */
function Withdrawal({ subscription: { subscriptionId, withdrawableUntil }, onWithdrawn }: ManagementProps) {
  const { t } = useTranslation();
  const { fail } = useErrorToast();
  const withdrawal = useWithdrawal();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (subscriptionId === null || withdrawableUntil === null) return null;
  // The live event may remove this part before the answer, and `mutate` would drop its callbacks.
  const withdraw = () =>
    withdrawal
      .mutateAsync({ subscriptionId })
      .then(onWithdrawn, (thrown: unknown) => fail(t("premiumPage.toasts.withdrawError"), toAppError(thrown).text(t)))
      .finally(() => setIsOpen(false));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-soft">{t("premiumPage.withdraw.until", { date: premiumDate(withdrawableUntil) })}</p>
      <Button ref={opener} variant="quiet" className="-ml-5 underline sm:ml-0" onClick={() => setIsOpen(true)}>
        {t("premiumPage.withdraw.open")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("premiumPage.withdraw.title")}
        description={t("premiumPage.withdraw.text")}
        confirmLabel={t("premiumPage.withdraw.confirm")}
        cancelLabel={t("premiumPage.withdraw.keep")}
        tone="danger"
        busy={withdrawal.isPending}
        finalFocus={() => (opener.current ? null : document.querySelector("main"))}
        onConfirm={() => void withdraw()}
      />
    </div>
  );
}

/** An unpaid renewal: its consequences, and a link to pay. */
function UnpaidRenewal({ subscriptionId }: { subscriptionId: string | null }) {
  const { t } = useTranslation();
  const { opening, open } = usePaymentPage(t("premiumPage.toasts.payError"), (id: string) =>
    api.subscription.pay({ subscriptionId: id }),
  );
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border-2 border-danger p-4">
      <p role="alert">{t("premiumPage.manage.unpaid")}</p>
      {subscriptionId !== null && (
        <>
          <p className="text-ink-soft">{t("premiumPage.manage.payHint")}</p>
          <Button
            variant="gold"
            busy={opening !== null}
            busyLabel={t("premiumPage.manage.paying")}
            onClick={() => open(subscriptionId)}
          >
            {t("premiumPage.manage.pay")}
          </Button>
        </>
      )}
    </div>
  );
}
