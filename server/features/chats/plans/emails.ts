import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { planEnd } from "@nakamatch/domain/meeting/plans";
import { fillIn } from "@nakamatch/phrases/text";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { planEmailPhrases, planPhrases } from "../../../mail/languages.ts";
import type { Planned, PlanRow } from "./types.ts";

/** What is planned, in the reader's language. */
function planTitle({ what, titleKind }: Planned, language: Language): string {
  return titleKind ? fillIn(planPhrases[language].titles[titleKind], { title: what }, language) : what;
}

/** Who sends calendar files: ourselves. */
export interface CalendarSender {
  email: string;
  publicUrl: string;
}

/**
 * The calendar file of a plan (RFC 5545), in UTC, which every calendar shows in its own zone. It names no person. Of a
 * cancelled plan, it takes the entry with the same UID away.
 */
export function calendarOf(
  plan: Pick<
    PlanRow,
    "id" | "sequence" | "standing" | "what" | "titleKind" | "place" | "startsAt" | "minutes" | "changedAt"
  >,
  language: Language,
  { email, publicUrl }: CalendarSender,
): string {
  const isCancelled = plan.standing === "cancelled";
  const title = planTitle(plan, language);
  const calendar = ical({
    prodId: { company: "nakamatch", product: "plans", language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${plan.id}@${new URL(publicUrl).hostname}`,
    sequence: plan.sequence,
    stamp: plan.changedAt,
    start: plan.startsAt,
    end: planEnd(plan),
    summary: isCancelled ? fillIn(planEmailPhrases[language].cancelledTitle, { title }, language) : title,
    location: plan.place,
    organizer: { name: "Nakamatch", email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
