import { CalendarCheck, CalendarX } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanNow } from "./plan-now.ts";
import { useCalendarFile } from "./use-calendar-file.ts";

/** Offers the file that puts a plan into a calendar, or takes a cancelled one away. */
export function CalendarButton({ plan }: { plan: PlanNow }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useCalendarFile(plan);
  if (!plan.hasCalendar || plan.state === "past") return null;
  const isCancelled = plan.state === "cancelled";
  const Icon = isCancelled ? CalendarX : CalendarCheck;
  return (
    <Button variant="quiet" icon={<Icon className="size-5" />} busy={isPending} onClick={() => mutate()}>
      {t(isCancelled ? "plans.calendar.remove" : "plans.calendar.add")}
    </Button>
  );
}
