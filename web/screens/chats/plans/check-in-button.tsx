import { canSetCheckIn, isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { House } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { CheckInAsked } from "../../../features/chats/check-ins/check-in-words.ts";
import { useCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { useApp } from "../../../lib/app.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { checkInName } from "./check-in-name.ts";
import { checkInTerms, type PlanNow } from "./plan-now.ts";

const CheckInDialog = lazyPart(
  () => import("./check-in-dialog.tsx").then((module) => module.CheckInDialog),
  undefined,
  { phrases: ["checkIns"] },
);

type CheckInButtonProps = {
  plan: PlanNow;
  /** Whether its name says how far it is. */
  saysStep: boolean;
};

/** Leads to the check-in after an agreed plan; of one that is cancelled, while its check-in is open. */
export function CheckInButton({ plan, saysStep }: CheckInButtonProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const [isOpen, setIsOpen] = useState<boolean>();
  const { state, key } = useLocation();
  const [seen, setSeen] = useState<string>();
  const [changes, setChanges] = useState(false);
  // The address asks for it once.
  if ((state as Partial<CheckInAsked> | null)?.checkIn === plan.id && seen !== key) {
    setSeen(key);
    setChanges(true);
    setIsOpen(true);
  }
  const canSet = canSetCheckIn(checkInTerms(plan), session.now());
  const { data } = useCheckIns({ enabled: plan.hasCalendar });
  const checkIn = data?.checkIns.find(({ planId }) => planId === plan.id);
  const hasOne = checkIn && isCheckInOpen(checkIn.state);
  const open = () => {
    setChanges(false);
    setIsOpen(true);
  };
  if (!canSet && !hasOne && isOpen !== true) return null;
  return (
    <>
      <Button variant="quiet" icon={<House className="size-5" />} onClick={open}>
        {saysStep ? checkInName(t, checkIn, session.now(), language) : t(hasOne ? "checkIns.name" : "plans.checkIn")}
      </Button>
      {isOpen !== undefined && <CheckInDialog plan={plan} changes={changes} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
