import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { ChevronDown, Handshake } from "lucide-react";
import { useId, useState } from "react";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useUnfolded } from "../../../lib/unfolded.ts";
import { MeetingAnswers } from "./meeting-answer.tsx";
import type { PlanNow } from "./plan-now.ts";

type MeetingQuestionProps = {
  plan: PlanNow;
  person: NonNullable<Chat["otherUser"]>;
  /** Whether it is folded until they have answered that they are home. */
  waits: boolean;
};

/** Above the chat, where the plan stood: what came of it. */
export function MeetingQuestion({ plan, person, waits }: MeetingQuestionProps) {
  const { t } = useTranslation();
  const title = useId();
  const { isOpen, setIsOpen } = useUnfolded(!waits);
  const [waited, setWaited] = useState(waits);
  if (waited !== waits) {
    setWaited(waits);
    setIsOpen(!waits);
  }
  return (
    <section aria-labelledby={title} className="relative border-line border-b-2 bg-sheet px-3 md:px-6">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group mx-auto max-w-4xl text-sm"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1 leading-tight [&::-webkit-details-marker]:hidden">
          <Handshake className="size-5 shrink-0 text-ink-soft" />
          <span id={title} className="min-w-0 flex-1 truncate font-bold">
            {t("plans.meeting.title", { what: planTitle(t, plan) })}
          </span>
          <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        {/* In low windows over the messages. */}
        <div className="max-h-[45dvh] overflow-y-auto overscroll-contain p-0.5 pb-3 low:absolute low:inset-x-0 low:top-full low:z-20 low:max-h-[max(5rem,var(--frame)-11rem-var(--above,0px))] md:low:max-h-[max(5rem,var(--frame)-12.25rem-var(--above,0px))] low:border-line low:border-b-2 low:bg-sheet low:px-3 group-data-keyboard/frame:hidden">
          <MeetingAnswers plan={plan} person={person} />
        </div>
      </details>
    </section>
  );
}
