import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { canSetCheckIn, isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { CalendarHeart, ChevronDown, House } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { canBeHome } from "../../../features/chats/check-ins/check-in-step.ts";
import { foremost, stepLine } from "../../../features/chats/check-ins/check-in-words.ts";
import { useAnswerCheckIn } from "../../../features/chats/check-ins/use-answer-check-in.ts";
import { useCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { useHeightProperty } from "../../../lib/height-property.ts";
import { useMedia } from "../../../lib/media.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Announce } from "../../../ui/announce.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { MeetingQuestion } from "./meeting-question.tsx";
import { PlanAnswers } from "./plan-answers.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { checkInTerms, type PlanNow, planBadge, planNews, planNow, planTitle } from "./plan-now.ts";
import { shortTime } from "./plan-time.ts";

export type PlanBarProps = {
  plans: readonly Plan[];
  /** As they were when the chat was opened. */
  atFirst: readonly Plan[];
  name: string;
  /** Null once the account is deleted. */
  person: Chat["otherUser"];
  now: Date;
};

/** Milliseconds for which a plan that the other side ended stays above the chat. */
const NEWS_MS = 24 * 60 * 60_000;

/**
 * Above the chat: the next plan in a line with its state; unfolded, all with their answers that are open, or that can still have
 * a check-in. Also asks what came of the last one that is past.
 */
export function PlanBar({ plans, atFirst, name, person, now }: PlanBarProps) {
  const { t, language } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  // Toasts stand below it on phones.
  const box = useHeightProperty("--plans");
  const [endedBefore] = useState(
    () => new Set(atFirst.filter((plan) => !planNow(plan, now).isOpen).map(({ id }) => id)),
  );
  const [saidBefore] = useState(() => new Set(atFirst.filter(({ meeting }) => meeting).map(({ id }) => id)));
  const isLow = useMedia("(max-height: 30rem)");
  const [isOpen, setIsOpen] = useState(() => !isLow && atFirst.some((plan) => planNow(plan, now).isAwaited));
  const all = plans.map((plan) => planNow(plan, now));
  const checkIns = useCheckIns({ enabled: all.some(({ hasCalendar }) => hasCalendar) }).data?.checkIns ?? [];
  const hasCheckIn = ({ id }: PlanNow) => checkIns.some(({ planId, state }) => planId === id && isCheckInOpen(state));
  const shown = all
    .filter(
      (plan) =>
        canSetCheckIn(checkInTerms(plan), now) ||
        plan.isOpen ||
        !endedBefore.has(plan.id) ||
        isNews(plan, now) ||
        hasCheckIn(plan),
    )
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen) || compareStart(one, other));
  const asked = all
    .filter(({ id, isAsked }) => isAsked && !saidBefore.has(id))
    .toSorted(compareStart)
    .at(-1);
  const news = all.filter(
    (plan) => !plan.isMyAct && !atFirst.some(({ id, sequence }) => id === plan.id && sequence === plan.sequence),
  );
  const [next, ...others] = shown;
  const said = foremost(
    checkIns.filter(({ planId }) => shown.some(({ id }) => id === planId)),
    now,
  );
  const badge = next && planBadge(t, next);
  const answerLine = said && <CheckInLine {...said} now={now} focusFallback={() => summary.current} />;
  return (
    <>
      {news.map((plan) => (
        <Announce
          key={plan.id}
          text={t("plans.announced", { what: planTitle(t, plan), news: planNews(t, plan, name) })}
        />
      ))}
      <div ref={box} className="empty:hidden">
        {asked && person && <MeetingQuestion key={asked.id} plan={asked} person={person} />}
        {next && badge && (
          <section
            aria-label={t("plans.bar", { name })}
            className="relative border-line border-b-2 bg-sheet px-3 md:px-6"
          >
            <details
              open={isOpen}
              onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
              className="group mx-auto max-w-4xl"
            >
              <summary
                ref={summary}
                className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1 text-sm leading-tight [&::-webkit-details-marker]:hidden"
              >
                <CalendarHeart className="size-5 shrink-0 text-ink-soft" />
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                  <span className="min-w-0 max-w-full truncate font-bold">{planTitle(t, next)}</span>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                    <time dateTime={next.startsAt} className="first-letter:uppercase">
                      {shortTime(next.startsAt, language)}
                    </time>
                    <Badge tone={badge.tone}>{badge.text}</Badge>
                  </span>
                </span>
                {others.length > 0 && (
                  <Badge tone={others.some(({ isAwaited }) => isAwaited) ? "signal" : "neutral"}>
                    <span aria-hidden="true">+{others.length}</span>
                    <span className="sr-only">{t("plans.more", { count: others.length })}</span>
                  </Badge>
                )}
                <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
              </summary>
              {/* Low windows have no room for it beside the field, nor have those with a keyboard. */}
              <ul className="flex max-h-[40dvh] flex-col overflow-y-auto overscroll-contain pb-2 md:low:absolute md:low:inset-x-0 md:low:top-full md:low:z-10 md:low:max-h-34 md:low:border-line md:low:border-b-2 md:low:bg-sheet md:low:px-6 group-data-keyboard/frame:hidden">
                {isLow && answerLine && <li>{answerLine}</li>}
                {shown.map((plan, index) => (
                  <PlanItem key={plan.id} plan={plan} name={name} isFirst={index === 0} summary={summary} />
                ))}
              </ul>
            </details>
            {!isLow && answerLine}
          </section>
        )}
      </div>
    </>
  );
}

type CheckInLineProps = NonNullable<ReturnType<typeof foremost>> & {
  now: Date;
  focusFallback: () => HTMLElement | null;
};

/** How far the own check-in is, with the press that answers it. */
function CheckInLine({ focusFallback, ...said }: CheckInLineProps) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useAnswerCheckIn(said.checkIn.id);
  return (
    <div className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-2 border-line border-t-2 py-1 text-sm leading-tight group-data-keyboard/frame:hidden">
      <House aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span role="status" className="min-w-32 flex-1 font-bold">
        {stepLine(t, said, language)}
      </span>
      {said.step !== "home" && canBeHome(said.checkIn, said.now) && (
        <DisappearingButton
          className="min-h-11!"
          focusFallback={focusFallback}
          busy={isPending}
          onClick={() => !isPending && mutate("home")}
        >
          {t("checkIns.home")}
        </DisappearingButton>
      )}
    </div>
  );
}

type PlanItemProps = { plan: PlanNow; name: string; isFirst: boolean; summary: RefObject<HTMLElement | null> };

/** The first is named in the summary. */
function PlanItem({ plan, name, isFirst, summary }: PlanItemProps) {
  const { t } = useTranslation();
  const badge = planBadge(t, plan);
  return (
    <li className="flex flex-col gap-1 py-2 text-sm not-first:border-line not-first:border-t-2">
      {!isFirst && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-bold user-text">{planTitle(t, plan)}</span>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </p>
      )}
      <PlanFacts plan={plan} name={name} />
      <PlanAnswers plan={plan} name={name} focusFallback={() => summary.current} />
    </li>
  );
}

function isNews({ state, isMyAct, changedAt }: PlanNow, now: Date): boolean {
  const isEnded = state === "declined" || state === "cancelled";
  return isEnded && !isMyAct && now.getTime() - Date.parse(changedAt) < NEWS_MS;
}

function compareStart(one: PlanNow, other: PlanNow): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}
