import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { CalendarHeart } from "lucide-react";
import { useRef, useState } from "react";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { LinkButton } from "./link-button.tsx";
import { MeetingAnswers } from "./meeting-answer.tsx";
import { PlanAnswers } from "./plan-answers.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { type PlanNow, planBadge, planNow } from "./plan-now.ts";

export type PlanLinesProps = { plans: readonly Plan[]; name: string; person: Chat["otherUser"]; now: Date };

/** Plans at their place among the messages: each a line with its present state, which unfolds. */
export function PlanLines({ plans, now, ...rest }: PlanLinesProps) {
  return plans.map((plan) => <PlanLine key={plan.id} plan={planNow(plan, now)} {...rest} />);
}

function PlanLine({ plan, name, person }: { plan: PlanNow } & Pick<PlanLinesProps, "name" | "person">) {
  const { t } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const badge = planBadge(t, plan);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
    <div role="listitem" className="mb-4 flex justify-center">
      <details
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
        className="min-w-0 max-w-full rounded-control border-2 border-line bg-sheet px-3 text-sm"
      >
        <summary
          ref={summary}
          className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-center gap-x-2 gap-y-1 py-1.5 text-center [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 user-text">
            <CalendarHeart className="mr-1.5 inline size-4 text-ink-soft" />
            {t(plan.isMine ? "plans.line.mine" : "plans.line.theirs", { name, what: planTitle(t, plan) })}
          </span>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </summary>
        <div className="flex flex-col gap-1 border-line border-t-2 py-2">
          <PlanFacts plan={plan} name={name} />
          {plan.isOpen ? (
            isUnfolded && <PlanAnswers plan={plan} name={name} focusFallback={() => summary.current} />
          ) : (
            <>
              <CalendarButton plan={plan} />
              <LinkButton plan={plan} name={name} />
            </>
          )}
          {plan.isAsked && plan.meeting !== null && person && <MeetingAnswers plan={plan} person={person} />}
        </div>
      </details>
    </div>
  );
}
