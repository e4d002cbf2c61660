import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { CalendarHeart } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { LinkButton } from "./link-button.tsx";
import { MeetingAnswers } from "./meeting-answer.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { planBadge, planNow, planTitle } from "./plan-now.ts";

export type PlanLinesProps = { plans: readonly Plan[]; name: string; person: Chat["otherUser"]; now: Date };

/** Plans at their place among the messages: each a line with its present state, which unfolds. */
export function PlanLines({ plans, name, person, now }: PlanLinesProps) {
  const { t } = useTranslation();
  return plans.map((each) => {
    const plan = planNow(each, now);
    const badge = planBadge(t, plan);
    return (
      // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
      <div key={plan.id} role="listitem" className="mb-4 flex justify-center">
        <details className="min-w-0 max-w-full rounded-control border-2 border-line bg-sheet px-3 text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-center gap-x-2 gap-y-1 py-1.5 text-center [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 user-text">
              <CalendarHeart className="mr-1.5 inline size-4 text-ink-soft" />
              {t(plan.isMine ? "plans.line.mine" : "plans.line.theirs", { name, what: planTitle(t, plan) })}
            </span>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </summary>
          <div className="flex flex-col gap-1 border-line border-t-2 py-2">
            <PlanFacts plan={plan} name={name} />
            <CalendarButton plan={plan} />
            <LinkButton plan={plan} name={name} />
            {plan.isAsked && plan.meeting !== null && person && <MeetingAnswers plan={plan} person={person} />}
          </div>
        </details>
      </div>
    );
  });
}
