import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { planEnd, readersZone } from "@nakamatch/domain/meeting/plans";
import { fillIn } from "@nakamatch/phrases/text";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { planEmailPhrases, planPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import { writtenTime } from "../../../platform/written-time.ts";
import type { Recipient } from "../../sign-in/accounts/types.ts";
import type { EmailedPlan, PlanEmailKind, Planned, PlanRow } from "./types.ts";

/** What is planned, in the reader's language. */
export function planTitle({ what, titleKind }: Planned, language: Language): string {
  return titleKind ? fillIn(planPhrases[language].titles[titleKind], { title: what }, language) : what;
}

/** As long before as the second reminder. */
const RINGS_SECONDS = 2 * 60 * 60;

/** Who sends calendar files: ourselves. */
export interface CalendarSender {
  email: string;
  publicUrl: string;
}

/**
 * The calendar file of a plan (RFC 5545), in UTC, which every calendar shows in its own zone. It names no person, and
 * rings two hours before. Of a cancelled plan, it takes the entry with the same UID away.
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
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: RINGS_SECONDS, description: title }],
  });
  return calendar.toString();
}

/** An email of a plan, which names nobody, with what and where only inside; a calendar file unless it reminds. */
export function planEmail(
  kind: PlanEmailKind,
  { plan, ownZone }: EmailedPlan,
  { language, nickname, email }: Recipient,
  sender: CalendarSender,
): Email {
  const words = planEmailPhrases[language];
  const when = writtenTime(plan.startsAt, readersZone(ownZone, plan.timeZone), language);
  const fill = (text: string) =>
    fillIn(text, { when, what: planTitle(plan, language), place: plan.place ?? "" }, language);
  const subject = fill(words[kind].subject);
  const written = renderEmail({
    language,
    subject,
    preheader: subject,
    greeting: fillIn(words.greeting, { nickname }, language),
    body: [words[kind].text, fill(words.what), fill(words.when), ...(plan.place === null ? [] : [fill(words.place)])],
    action: { label: words.action, url: new URL(`/chats?chat=${plan.chatId}`, sender.publicUrl).href },
    after: kind === "reminder" ? [] : [words[kind].file],
    why: fillIn(words.why, { email }, language),
  });
  if (kind === "reminder") return written;
  const method = kind === "cancelled" ? "CANCEL" : "PUBLISH";
  return { ...written, calendar: { method, content: calendarOf(plan, language, sender) } };
}
