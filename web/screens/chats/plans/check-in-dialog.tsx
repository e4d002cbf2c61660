import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import { canSetCheckIn, isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { emergencyNumbers } from "@nakamatch/domain/meeting/emergency-numbers";
import { useRef, useState } from "react";
import { OwnCheckIn } from "../../../features/chats/check-ins/own-check-in.tsx";
import { useCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { useApp } from "../../../lib/app.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { checkInName } from "./check-in-name.ts";
import { checkInTerms, type PlanNow } from "./plan-now.ts";

type CheckInDialogProps = {
  plan: PlanNow;
  /** Whether it opens at the form. */
  changes: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The check-in after a plan: its hour, the trusted person, and the answer. */
export function CheckInDialog({ plan, changes, open, onOpenChange }: CheckInDialogProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const checkIn = useCheckIns().data?.checkIns.find(({ planId }) => planId === plan.id);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={checkInName(t, checkIn, session.now(), language)}
      description={planTitle(t, plan)}
      size="md"
    >
      <CheckInAfter plan={plan} changes={changes} />
    </Dialog>
  );
}

function CheckInAfter({ plan, changes }: Pick<CheckInDialogProps, "plan" | "changes">) {
  const { t } = useTranslation();
  const { session } = useApp();
  const text = useRef<HTMLParagraphElement>(null);
  const query = useCheckIns({ staleTime: 0 });
  const [isChanging, setIsChanging] = useState(changes);
  const checkIn = query.data?.checkIns.find(({ planId }) => planId === plan.id);
  const isOpen = checkIn !== undefined && isCheckInOpen(checkIn.state);
  const canSet = canSetCheckIn(checkInTerms(plan), session.now(), { isOpen });
  const hasForm = query.data !== undefined && canSet && (isChanging || !isOpen);
  return (
    <div className="flex flex-col gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {t("checkIns.text", { minutes: CHECK_IN.tellAfterMinutes })}
      </p>
      <Emergency timeZone={plan.timeZone} />
      {!query.data &&
        (query.isError ? (
          <RetryButton className="self-start" onClick={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-40" />
        ))}
      {isOpen && !(changes && isChanging) && (
        <OwnCheckIn checkIn={checkIn} focusFallback={() => text.current}>
          {canSet && !isChanging && (
            <DisappearingButton focusFallback={() => text.current} onClick={() => setIsChanging(true)}>
              {t("checkIns.change")}
            </DisappearingButton>
          )}
        </OwnCheckIn>
      )}
      {hasForm && (
        <CheckInForm
          plan={plan}
          checkIn={checkIn}
          onSend={() => setIsChanging(true)}
          onDone={() => {
            setIsChanging(false);
            text.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** That nobody watches, and whom to call instead. */
function Emergency({ timeZone }: { timeZone: string }) {
  const { t, language } = useTranslation();
  const numbers = emergencyNumbers(timeZone);
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(numbers);
  return (
    <p className="border-gold border-l-4 pl-4">
      {numbers.length > 0 ? t("checkIns.emergency", { numbers: list }) : t("checkIns.emergencyLocal")}
    </p>
  );
}
