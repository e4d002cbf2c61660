import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import type { PlanState } from "@nakamatch/contract/vocabulary/plans";
import { isMeetingAsked } from "@nakamatch/domain/meeting/meetings";
import { type PlanAnswer, type PlanTerms, planState, possibleAnswers } from "@nakamatch/domain/meeting/plans";
import type { Translate } from "../../../lib/i18n.ts";
import type { Tone } from "../../../ui/badge.tsx";

/** A plan with what time has made of it since it was fetched. */
export interface PlanNow extends Plan {
  answers: readonly PlanAnswer["kind"][];
  isOpen: boolean;
  /** The viewer's yes or no is awaited. */
  isAwaited: boolean;
  /** Both are asked what came of it, each for themselves. */
  isAsked: boolean;
}

const OPEN: ReadonlySet<PlanState> = new Set(["proposed", "changeAsked", "accepted"]);

/** What a plan is now, by the rules of the server. */
export function planNow(plan: Plan, now: Date): PlanNow {
  const terms = termsOf(plan);
  const state = planState(terms, now);
  const answers = possibleAnswers(terms, plan.isMine, now);
  return {
    ...plan,
    state,
    ask: state === "changeAsked" ? plan.ask : null,
    answers,
    isOpen: OPEN.has(state),
    isAwaited: answers.includes("accept"),
    isAsked: isMeetingAsked(terms, now),
    // Absent from the release before.
    meeting: plan.meeting ?? null,
  };
}

/** A plan as far as its check-in is concerned. */
export function checkInTerms({ state, hasCalendar, endsAt }: PlanNow) {
  return { state, isAgreed: hasCalendar, planEnd: new Date(endsAt) };
}

function termsOf({ state, ask, ...plan }: Plan): PlanTerms {
  const isOver = state === "declined" || state === "cancelled";
  return {
    standing: isOver ? state : plan.hasCalendar ? "accepted" : "proposed",
    proposedAt: new Date(plan.proposedAt),
    startsAt: new Date(plan.startsAt),
    minutes: plan.minutes,
    timeZone: plan.timeZone,
    // Asking was the last act: any other one ends it.
    ask: ask && {
      ...ask,
      startsAt: new Date(ask.startsAt),
      isByProposer: ask.isMine === plan.isMine,
      askedAt: new Date(plan.changedAt),
    },
  };
}

/** What was done last, or what has become of it by time. */
export function planNews(t: Translate, { state, act, isMyAct }: PlanNow, name: string): string {
  if (state === "expired") return t("plans.unanswered");
  if (act === "asked" && state !== "changeAsked") return t("plans.lapsed");
  const done = act === "declined" && state !== "declined" ? "kept" : act;
  return t(`plans.acts.${done}.${isMyAct ? "mine" : "theirs"}`, { name });
}

/** The state in two or three words, and its tone. */
export function planBadge(t: Translate, { state, isAwaited }: PlanNow): { text: string; tone: Tone } {
  if (isAwaited)
    return { text: t(`plans.awaited.${state === "proposed" ? "proposed" : "changeAsked"}`), tone: "signal" };
  const tone = state === "accepted" ? "success" : state === "declined" || state === "cancelled" ? "danger" : "neutral";
  return { text: t(`plans.states.${state}`), tone };
}
