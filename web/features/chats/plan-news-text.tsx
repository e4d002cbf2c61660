import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useApp } from "../../lib/app.tsx";
import { signTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { planTitle } from "./plan-title.ts";

/** What an event of a plan tells. */
export type PlanNews = NonNullable<Parameters<ServerEvents["plans.changed"]>[0]["news"]>;

type PlanNewsTextProps = { news: PlanNews; name: string };

/** What the other side did last, with which plan. */
export function PlanNewsText({ news: { act, plan }, name }: PlanNewsTextProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  return (
    <>
      {t(`plans.acts.${act}.theirs`, { name })}
      {plan && (
        <span className="block font-bold">
          <span dir="auto" className="line-clamp-2">
            {planTitle(t, plan)}
          </span>
          <time dateTime={plan.startsAt} className="block first-letter:uppercase">
            {signTime(plan.startsAt, session.now(), language)}
          </time>
        </span>
      )}
    </>
  );
}
