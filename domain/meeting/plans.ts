import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { PLANS, type PlanAct, type PlanStanding, type PlanState } from "@nakamatch/contract/vocabulary/plans";
import { instantOf, localTime } from "../notifications/local-time.ts";
import { knownTimeZone } from "../notifications/time-zone.ts";
import { freeTextProblem, isVisible, storableText } from "../people/visible-text.ts";
import { hasLink } from "../safety/risky-message.ts";

/** When a plan is. */
export interface PlanTime {
  startsAt: Date;
  minutes: number;
  timeZone: string;
}

/** A plan as far as time and answers concern it. */
export interface PlanTerms extends PlanTime {
  standing: PlanStanding;
  proposedAt: Date;
  ask: PlanAsk | null;
}

/** Another time, asked for. */
export interface PlanAsk extends PlanTime {
  isByProposer: boolean;
  askedAt: Date;
}

export type PlanAnswer = { kind: "accept" | "decline" | "cancel" } | { kind: "ask"; time: PlanTime };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ANSWER_MS = PLANS.answerDays * DAY_MS;

/** Names of zones; offsets such as `+02:00`, which `Intl` knows too, are none. */
const ZONE = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** Whether it is the name of an IANA zone that this runtime knows. */
export function isZone(name: string): boolean {
  if (!ZONE.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The time of a plan as it was entered: `day` is `YYYY-MM-DD`, `time` `HH:MM`. A time that a change of clocks skips moves
 * forward; of a repeated one it is the first.
 */
export function planTime({
  day,
  time,
  minutes,
  timeZone,
}: {
  day: string;
  time: string;
  minutes: number;
  timeZone: string;
}): PlanTime {
  return { startsAt: instantOf(timeZone, Date.parse(`${day}T${time}:00Z`)), minutes, timeZone };
}

/** The length is counted in minutes that pass, also over a change of clocks. */
export function planEnd({ startsAt, minutes }: Pick<PlanTime, "startsAt" | "minutes">): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}

/** Null from an hour ahead, by the minute, until the same time of day thirty days later in its zone. */
export function timeProblem({ startsAt, timeZone }: PlanTime, now: Date): "tooSoon" | "tooFar" | null {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  if (startsAt.getTime() < minute + PLANS.ahead.minutes * MINUTE_MS) return "tooSoon";
  const daysAhead = (localTime(timeZone, startsAt.getTime()) - localTime(timeZone, now.getTime())) / DAY_MS;
  return daysAhead > PLANS.ahead.days ? "tooFar" : null;
}

/** As stored: one line. */
export function planText(text: string): string {
  return storableText(text.replace(/\s+/gu, " "));
}

/** Null if short enough, printable and without links, which emails and calendars would carry on. */
export function planTextProblem(text: string, max: number): "empty" | "tooLong" | "invalid" | "link" | null {
  if (!isVisible(text)) return "empty";
  const line = text.replace(/\s+/gu, " ").trim();
  return freeTextProblem(line, max) ?? (hasLink(text) ? "link" : null);
}

/** Until when the other side can agree to another time: the present one begins, if it is agreed, or nobody answers. */
function askEnd({ standing, startsAt, ask }: PlanTerms): number {
  if (!ask) return Number.NEGATIVE_INFINITY;
  const end = Math.min(ask.startsAt.getTime(), ask.askedAt.getTime() + ANSWER_MS);
  return standing === "accepted" ? Math.min(startsAt.getTime(), end) : end;
}

function proposalEnd({ startsAt, proposedAt }: PlanTerms): number {
  return Math.min(startsAt.getTime(), proposedAt.getTime() + ANSWER_MS);
}

/** What a plan is now. */
export function planState(plan: PlanTerms, now: Date): PlanState {
  const { standing } = plan;
  if (standing === "declined" || standing === "cancelled") return standing;
  if (now.getTime() < askEnd(plan)) return "changeAsked";
  if (standing === "accepted") return now < planEnd(plan) ? "accepted" : "past";
  return now.getTime() < proposalEnd(plan) ? "proposed" : "expired";
}

/** When its state changes by time alone; null if it does not. */
export function nextChange(plan: PlanTerms, now: Date): Date | null {
  const state = planState(plan, now);
  if (state === "changeAsked") return new Date(askEnd(plan));
  if (state === "proposed") return new Date(proposalEnd(plan));
  return state === "accepted" ? planEnd(plan) : null;
}

/** What one of the two can do now. */
export function possibleAnswers(plan: PlanTerms, isProposer: boolean, now: Date): PlanAnswer["kind"][] {
  const state = planState(plan, now);
  if (state === "changeAsked")
    return plan.ask?.isByProposer === isProposer
      ? ["decline", "ask", "cancel"]
      : ["accept", "decline", "ask", "cancel"];
  if (state === "proposed") return isProposer ? ["cancel"] : ["accept", "decline", "ask"];
  if (state === "accepted") return now < plan.startsAt ? ["ask", "cancel"] : ["cancel"];
  return [];
}

/**
 * What an answer makes of a plan, and the act by which both know it. To decline another time keeps the one before; by
 * whoever asked for it, it is withdrawn. Undefined if it is not possible now.
 */
export function answered<Plan extends PlanTerms>(
  plan: Plan,
  { isProposer, answer, now }: { isProposer: boolean; answer: PlanAnswer; now: Date },
): { plan: Plan; act: PlanAct } | undefined {
  if (!possibleAnswers(plan, isProposer, now).includes(answer.kind)) return undefined;
  const ask = planState(plan, now) === "changeAsked" ? plan.ask : null;
  if (answer.kind === "ask") {
    const asked = { ...answer.time, isByProposer: isProposer, askedAt: now };
    return { plan: { ...plan, ask: asked }, act: "asked" };
  }
  if (answer.kind === "cancel") return { plan: { ...plan, standing: "cancelled", ask: null }, act: "cancelled" };
  if (answer.kind === "accept") {
    const { startsAt, minutes, timeZone } = ask ?? plan;
    return { plan: { ...plan, startsAt, minutes, timeZone, standing: "accepted", ask: null }, act: "accepted" };
  }
  if (!ask) return { plan: { ...plan, standing: "declined" }, act: "declined" };
  return { plan: { ...plan, ask: null }, act: ask.isByProposer === isProposer ? "withdrew" : "declined" };
}

/** When one is reminded: at the same time on the day before, in their zone, and two hours before. */
export function reminderTimes(startsAt: Date, timeZone: string): { day: Date; hours: Date } {
  const before = localTime(timeZone, startsAt.getTime()) - DAY_MS;
  return { day: instantOf(timeZone, before), hours: new Date(startsAt.getTime() - 120 * MINUTE_MS) };
}

/** The zone in which one reads times: one's own if it is known, else that of the plan. */
export function readersZone(own: string | null, timeZone: string): string {
  return own === null || own === "UTC" ? timeZone : knownTimeZone(own, timeZone);
}

/** The city of an IANA name. */
export function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** A zone in the reader's words, as far as the platform has any: "Tokyo (hora estándar de Japón)". */
export function zoneName(timeZone: string, language: Language, now: Date): string {
  const options = { timeZone, timeZoneName: "longGeneric" } as const;
  const parts = new Intl.DateTimeFormat(DATE_LOCALES[language], options).formatToParts(now);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Of some zones it knows the offset only.
  return name === "" || /^(?:GMT|UTC)\b/.test(name) ? cityOf(timeZone) : `${cityOf(timeZone)} (${name})`;
}

/** When a plan begins, in words. */
export function planWhen(startsAt: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(startsAt);
}
