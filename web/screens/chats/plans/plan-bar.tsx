import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { canSetCheckIn, isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { CalendarHeart, ChevronDown, House } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { canBeHome } from "../../../features/chats/check-ins/check-in-step.ts";
import { foremost, stepLine, stepTime } from "../../../features/chats/check-ins/check-in-words.ts";
import { useAnswerCheckIn } from "../../../features/chats/check-ins/use-answer-check-in.ts";
import { useCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { signTime } from "../../../lib/format.ts";
import { useHeightProperty } from "../../../lib/height-property.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useUnfolded } from "../../../lib/unfolded.ts";
import { Announce } from "../../../ui/announce.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { MeetingQuestion } from "./meeting-question.tsx";
import { PlanAnswers } from "./plan-answers.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { checkInTerms, type PlanNow, planBadge, planNews, planNow } from "./plan-now.ts";
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

/** For which a plan that the other side ended stays above the chat. */
const NEWS_MS = PLANS.newsHours * 60 * 60_000;

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
  const { isLow, isOpen, setIsOpen } = useUnfolded(() => atFirst.some((plan) => planNow(plan, now).isAwaited));
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
  const saidOf = others.find(({ id }) => id === said?.checkIn.planId);
  const badge = next && planBadge(t, next);
  return (
    <>
      {news.map((plan) => (
        <Announce
          key={plan.id}
          text={t("plans.announced", { what: planTitle(t, plan), news: planNews(t, plan, name) })}
        />
      ))}
      <div ref={box} className={cx("empty:hidden", next && "[--above:2.875rem]")}>
        {next && badge && (
          <section
            aria-label={t("plans.bar", { name })}
            className="relative border-line border-b-2 bg-sheet px-3 md:px-6 md:low:px-3"
          >
            {/* Low windows have one line for both. */}
            <div className="mx-auto max-w-4xl low:flex low:flex-wrap low:items-center low:gap-x-3">
              <details
                open={isOpen}
                onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
                className="group min-w-0 low:flex-1 low:basis-56"
              >
                <summary
                  ref={summary}
                  className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1 text-sm leading-tight [&::-webkit-details-marker]:hidden"
                >
                  <CalendarHeart className="size-5 shrink-0 text-ink-soft" />
                  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 low:flex-nowrap">
                    <span className="min-w-0 max-w-full truncate font-bold low:min-w-10">{planTitle(t, next)}</span>
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 low:shrink-0 low:flex-nowrap">
                      <time dateTime={next.startsAt} className="shrink-0 first-letter:uppercase">
                        {isLow ? signTime(next.startsAt, now, language) : shortTime(next.startsAt, language)}
                      </time>
                      <span className="shrink-0">
                        <Badge tone={badge.tone}>{badge.text}</Badge>
                      </span>
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
                {/* Leaves room for the field; in low windows over the messages, and not beside a keyboard. */}
                <ul className="relative flex max-h-[max(6rem,min(40dvh,var(--frame)-var(--words,0px)-20.5rem))] flex-col overflow-y-auto overscroll-contain pe-1 pb-2 low:absolute low:inset-x-0 low:top-full low:z-10 low:max-h-[max(5rem,var(--frame)-11rem)] md:low:max-h-[max(5rem,var(--frame)-11.5rem)] low:border-line low:border-b-2 low:bg-sheet low:px-3 group-data-keyboard/frame:hidden">
                  {shown.map((plan, index) => (
                    <PlanItem
                      key={plan.id}
                      plan={plan}
                      name={name}
                      isFirst={index === 0}
                      saysCheckIn={isLow || plan.id !== said?.checkIn.planId}
                      summary={summary}
                    />
                  ))}
                </ul>
              </details>
              {said && (
                <CheckInLine
                  {...said}
                  of={saidOf && planTitle(t, saidOf)}
                  isShort={isLow}
                  now={now}
                  focusFallback={() => summary.current}
                />
              )}
            </div>
          </section>
        )}
        {/* Whether one is home comes first. */}
        {asked && person && (
          <MeetingQuestion
            key={asked.id}
            plan={asked}
            person={person}
            waits={said !== undefined && said.step !== "home"}
          />
        )}
      </div>
    </>
  );
}

type CheckInLineProps = NonNullable<ReturnType<typeof foremost>> & {
  /** Its plan, unless the line above names it. */
  of: string | undefined;
  /** Without room for more than an hour or a press. */
  isShort: boolean;
  now: Date;
  focusFallback: () => HTMLElement | null;
};

/** How far the own check-in is, with the press that answers it. */
function CheckInLine({ of, isShort, focusFallback, ...said }: CheckInLineProps) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useAnswerCheckIn(said.checkIn.id);
  const isAnswerable = said.step !== "home" && canBeHome(said.checkIn, said.now);
  return (
    <div
      className={cx(
        "flex items-center gap-x-2 py-1 text-sm leading-tight group-data-keyboard/frame:hidden",
        isShort ? "shrink-0" : "w-full flex-wrap border-line border-t-2",
      )}
    >
      {!(isShort && isAnswerable) && <House aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}
      <span role="status" className={cx("font-bold", isShort ? "flex items-center gap-x-2" : "min-w-32 flex-1")}>
        {of && <span className={isShort ? "max-w-32 truncate" : "block user-text"}>{of}</span>}
        <span className={cx(isShort && "sr-only")}>{stepLine(t, said, language)}</span>
        {isShort && !isAnswerable && <span aria-hidden="true">{stepTime(said, language)}</span>}
      </span>
      {isAnswerable && (
        <DisappearingButton
          className={isShort ? "min-h-11! px-3!" : "min-h-11!"}
          icon={isShort && <House className="size-5" />}
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

type PlanItemProps = {
  plan: PlanNow;
  name: string;
  isFirst: boolean;
  /** Unless a line below does. */
  saysCheckIn: boolean;
  summary: RefObject<HTMLElement | null>;
};

/** The first is named in the summary; others are lines that unfold, so that none is cut off. */
function PlanItem({ plan, name, isFirst, saysCheckIn, summary }: PlanItemProps) {
  const { t, language } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useState(plan.isAwaited);
  const badge = planBadge(t, plan);
  const rest = (
    <>
      <div className="flex flex-col gap-1 low:flex-row low:flex-wrap low:gap-x-4 low:gap-y-0 low:leading-tight">
        <PlanFacts plan={plan} name={name} />
      </div>
      <PlanAnswers plan={plan} name={name} saysCheckIn={saysCheckIn} focusFallback={() => summary.current} />
    </>
  );
  return (
    <li className="text-sm not-first:border-line not-first:border-t-2">
      {isFirst ? (
        <div className="flex flex-col gap-1 py-2 low:py-0">{rest}</div>
      ) : (
        <details open={isUnfolded} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 leading-tight [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className="min-w-0 font-bold user-text">{planTitle(t, plan)}</span>
              <time dateTime={plan.startsAt} className="shrink-0 first-letter:uppercase">
                {shortTime(plan.startsAt, language)}
              </time>
              <Badge tone={badge.tone}>{badge.text}</Badge>
            </span>
            <ChevronDown
              className={cx("size-5 shrink-0 text-ink-soft transition-transform", isUnfolded && "rotate-180")}
            />
          </summary>
          <div className="flex flex-col gap-1 pb-2">{rest}</div>
        </details>
      )}
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
