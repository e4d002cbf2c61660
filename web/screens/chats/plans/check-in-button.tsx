import { canSetCheckIn, isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { House } from "lucide-react";
import { useState } from "react";
import { useCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { useApp } from "../../../lib/app.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { checkInTerms, type PlanNow } from "./plan-now.ts";

const CheckInDialog = lazyPart(
  () => import("./check-in-dialog.tsx").then((module) => module.CheckInDialog),
  undefined,
  { phrases: ["checkIns"] },
);

/** Leads to the check-in after an agreed plan; of one that is cancelled, while its check-in is open. */
export function CheckInButton({ plan }: { plan: PlanNow }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const [isOpen, setIsOpen] = useState<boolean>();
  const canSet = canSetCheckIn(checkInTerms(plan), session.now());
  const { data } = useCheckIns({ enabled: plan.hasCalendar });
  const hasOne = data?.checkIns.some(({ planId, state }) => planId === plan.id && isCheckInOpen(state));
  if (!canSet && !hasOne && isOpen !== true) return null;
  return (
    <>
      <Button variant="quiet" icon={<House className="size-5" />} onClick={() => setIsOpen(true)}>
        {t("plans.checkIn")}
      </Button>
      {isOpen !== undefined && <CheckInDialog plan={plan} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
