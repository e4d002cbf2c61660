import { CalendarClock, MapPin } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { type PlanNow, planNews } from "./plan-now.ts";
import { type PlannedTime, timeRange, timeThere } from "./plan-time.ts";

/** What was done last, when and where. */
export function PlanFacts({ plan, name }: { plan: PlanNow; name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{planNews(t, plan, name)}</p>
      {plan.ask && (
        <p className="flex items-start gap-2 font-bold">
          <CalendarClock className="mt-1 size-4 shrink-0" />
          <PlanTimeText time={plan.ask} phrase="plans.asked" />
        </p>
      )}
      <p className="flex items-start gap-2">
        <CalendarClock className="mt-1 size-4 shrink-0" />
        <PlanTimeText time={plan} phrase={plan.ask ? "plans.stands" : undefined} />
      </p>
      {plan.place && (
        <p className="flex items-start gap-2">
          <MapPin className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 user-text">
            <span className="sr-only">{t("plans.where")}: </span>
            <bdi>{plan.place}</bdi>
          </span>
        </p>
      )}
    </>
  );
}

type PlanTimeTextProps = { time: PlannedTime; phrase?: "plans.asked" | "plans.stands" | undefined };

/** In the reader's zone, and beside it in the plan's where clocks differ. */
export function PlanTimeText({ time, phrase }: PlanTimeTextProps) {
  const { t, language } = useTranslation();
  const own = timeRange(time, language);
  const there = timeThere(time, language);
  return (
    <span className="min-w-0">
      <time dateTime={time.startsAt} className="inline-block first-letter:uppercase">
        {phrase ? t(phrase, { time: own }) : own}
      </time>
      {there && <span className="block font-normal text-ink-soft text-sm">{t("plans.there", there)}</span>}
    </span>
  );
}
