import type { WantedAnswer } from "@nakamatch/contract/endpoints/chats/plans";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { CheckInButton } from "./check-in-button.tsx";
import { LinkButton } from "./link-button.tsx";
import type { PlanNow } from "./plan-now.ts";
import { shortTime } from "./plan-time.ts";
import { useAnswerPlan } from "./use-answer-plan.ts";

const AskDialog = lazyPart(() => import("./ask-dialog.tsx").then((module) => module.AskDialog));

type PlanAnswersProps = {
  plan: PlanNow;
  name: string;
  /** Whether the button of the check-in says how far it is. */
  saysCheckIn?: boolean;
  /** Receives the focus from an answer that is no longer possible. */
  focusFallback: () => HTMLElement | null;
};

/** What the viewer can do with a plan. */
export function PlanAnswers({ plan, name, saysCheckIn = true, focusFallback }: PlanAnswersProps) {
  const { t, language } = useTranslation();
  const { mutate, isPending, variables } = useAnswerPlan(plan);
  const [isAsking, setIsAsking] = useState<boolean>();
  const [isCancelling, setIsCancelling] = useState(false);
  const can = (kind: WantedAnswer["kind"]) => plan.answers.includes(kind);
  const isSending = (kind: WantedAnswer["kind"]) => isPending && variables.kind === kind;
  const answer = (wanted: WantedAnswer, onSuccess?: () => void) =>
    !isPending && mutate(wanted, onSuccess && { onSuccess });
  return (
    <>
      {can("accept") && <p className="text-ink-soft">{t("plans.shown")}</p>}
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 empty:hidden sm:flex sm:flex-wrap sm:items-center low:flex low:flex-wrap low:gap-1.5 low:[&>button]:min-h-11 low:[&>button]:px-2 low:[&>button]:text-sm low:[&_.lucide]:hidden max-sm:[&>button:has(svg)]:justify-start max-sm:[&>button:has(svg)]:text-start max-sm:[&>button]:px-3">
        {can("accept") && (
          <DisappearingButton
            variant="primary"
            focusFallback={focusFallback}
            busy={isSending("accept")}
            onClick={() => answer({ kind: "accept" })}
          >
            {t(plan.ask ? "plans.answers.acceptAsked" : "plans.answers.accept")}
          </DisappearingButton>
        )}
        {can("ask") && (
          <DisappearingButton focusFallback={focusFallback} onClick={() => setIsAsking(true)}>
            {t("plans.answers.ask")}
          </DisappearingButton>
        )}
        {can("decline") && (
          <DisappearingButton
            variant="quiet"
            focusFallback={focusFallback}
            busy={isSending("decline")}
            onClick={() => answer({ kind: "decline" })}
          >
            {t(`plans.answers.${!plan.ask ? "decline" : plan.ask.isMine ? "withdraw" : "keep"}`)}
          </DisappearingButton>
        )}
        <CalendarButton plan={plan} />
        <LinkButton plan={plan} name={name} />
        <CheckInButton plan={plan} saysStep={saysCheckIn} />
        {can("cancel") && (
          <DisappearingButton
            variant="quiet"
            icon={<CalendarX className="size-5" />}
            focusFallback={focusFallback}
            onClick={() => setIsCancelling(true)}
          >
            {t("plans.answers.cancel")}
          </DisappearingButton>
        )}
        {isAsking !== undefined && <AskDialog plan={plan} name={name} open={isAsking} onOpenChange={setIsAsking} />}
        <ConfirmDialog
          open={isCancelling && can("cancel")}
          onOpenChange={setIsCancelling}
          title={t("plans.cancel.title", { what: planTitle(t, plan), time: shortTime(plan.startsAt, language) })}
          description={t(plan.hasCalendar ? "plans.cancel.withCalendar" : "plans.cancel.text", { name })}
          confirmLabel={t("plans.answers.cancel")}
          cancelLabel={t("plans.cancel.keep")}
          tone="danger"
          busy={isSending("cancel")}
          finalFocus={() => (can("cancel") ? null : focusFallback())}
          onConfirm={() => answer({ kind: "cancel" }, () => setIsCancelling(false))}
        />
      </div>
    </>
  );
}
