import type { WantedTime, WantedWhat } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { isZone, planTextProblem, planTime, timeProblem } from "@nakamatch/domain/meeting/plans";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useEffect, useState } from "react";
import { refusedFields } from "../../../features/people/form-problems.ts";
import type { Translate } from "../../../lib/i18n.ts";

export type PlanField = "what" | "day" | "time" | "timeZone" | "place";
export type PlanProblems = Partial<Record<PlanField, PlanProblem>>;

const PROBLEMS = [
  "empty",
  "tooLong",
  "invalid",
  "link",
  "unknownTitle",
  "noDay",
  "noTime",
  "tooSoon",
  "tooFar",
  "unknownZone",
] as const;
type PlanProblem = (typeof PROBLEMS)[number];

/** What is wrong with a wanted time, as the server would say it. */
export function timeProblems(when: WantedTime, now: Date): PlanProblems {
  if (!isZone(when.timeZone)) return { timeZone: "unknownZone" };
  if (when.day === "" || when.time === "")
    return { ...(when.day === "" && { day: "noDay" }), ...(when.time === "" && { time: "noTime" }) };
  const problem = timeProblem(planTime(when), now);
  return problem ? { time: problem } : {};
}

/** What is wrong with the texts of a plan; a place may be left out. */
export function textProblems(what: WantedWhat, place: string): PlanProblems {
  const ofWhat = what.kind === "text" ? planTextProblem(what.text, PLANS.what) : null;
  const ofPlace = isVisible(place) ? planTextProblem(place, PLANS.place) : null;
  return { ...(ofWhat && { what: ofWhat }), ...(ofPlace && { place: ofPlace }) };
}

/** What the server refused. */
export function refusedProblems(thrown: unknown): PlanProblems {
  const problems: PlanProblems = {};
  for (const { field, reason } of refusedFields(thrown, ["text", "id", "time", "timeZone", "place"])) {
    if (field === "id") problems.what = "unknownTitle";
    else if (field === "timeZone") problems.timeZone = "unknownZone";
    else if (PROBLEMS.includes(reason as PlanProblem))
      problems[field === "text" ? "what" : field] = reason as PlanProblem;
  }
  return problems;
}

/** Undefined without a problem. */
export function problemText(t: Translate, problem: PlanProblem | undefined, max = 0): string | undefined {
  return problem && t(`plans.problems.${problem}`, { max });
}

/** The ids of the fields of a form. */
export function fieldId(form: string, field: PlanField): string {
  return `${form}-${field}`;
}

const ORDER: readonly PlanField[] = ["what", "day", "time", "timeZone", "place"];

/** The problems of a form; setting some moves the focus to the first field that has one. */
export function usePlanProblems(form: string) {
  const [problems, setProblems] = useState<PlanProblems>({});
  useEffect(() => {
    const first = ORDER.find((field) => problems[field]);
    if (first) document.getElementById(fieldId(form, first))?.focus();
  }, [form, problems]);
  return [problems, setProblems] as const;
}
