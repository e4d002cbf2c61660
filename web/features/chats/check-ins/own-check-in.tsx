import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { CHECK_IN, type CheckInAnswer } from "@nakamatch/contract/vocabulary/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isCheckInOpen, isMakerAsked } from "@nakamatch/domain/meeting/check-in";
import { House } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "../../../lib/app.tsx";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { canBeHome } from "./check-in-step.ts";
import { checkInTime } from "./check-in-time.ts";
import { useAnswerCheckIn } from "./use-answer-check-in.ts";

type OwnCheckInProps = {
  checkIn: CheckIn;
  /** Receives the focus once it is answered. */
  focusFallback: () => HTMLElement | null;
  /** Further buttons. */
  children?: ReactNode;
};

/** What an own check-in is now and who would be told; answers it. */
export function OwnCheckIn({ checkIn, focusFallback, children }: OwnCheckInProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const { mutate, isPending, variables } = useAnswerCheckIn(checkIn.id);
  const { state, dueAt, timeZone } = checkIn;
  if (!isCheckInOpen(state)) return null;
  const now = session.now();
  const hour = isLate(checkIn, now) ? "come" : state;
  const asksToKeep = asksWhetherToKeep(checkIn, now);
  const of = planText(t, checkIn, language);
  const answer = (wanted: CheckInAnswer) => ({
    focusFallback,
    busy: isPending && variables === wanted,
    onClick: () => !isPending && mutate(wanted),
  });
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        {of && <p className="text-ink-soft">{of}</p>}
        {asksToKeep ? (
          <p className="rounded-control bg-wash p-3">
            <strong className="block">{t("checkIns.keep.question")}</strong>
            {outcomeText(t, checkIn, language, now)}
          </p>
        ) : (
          <>
            <p className="font-bold">{t(`checkIns.hour.${hour}`, { time: checkInTime(dueAt, timeZone, language) })}</p>
            <p>{outcomeText(t, checkIn, language, now)}</p>
          </>
        )}
      </div>
      {canBeHome(checkIn, now) && (
        <DisappearingButton variant="primary" size="lg" block icon={<House className="size-6" />} {...answer("home")}>
          {t("checkIns.home")}
        </DisappearingButton>
      )}
      <div className="flex flex-wrap gap-2">
        {asksToKeep && <DisappearingButton {...answer("keep")}>{t("checkIns.keep.yes")}</DisappearingButton>}
        {children}
        <DisappearingButton variant={asksToKeep ? "secondary" : "quiet"} {...answer("end")}>
          {t("checkIns.end")}
        </DisappearingButton>
      </div>
    </div>
  );
}

/** Whether the hour has come before the reminder. */
function isLate({ state, dueAt }: CheckIn, now: Date): boolean {
  return state === "waiting" && isMakerAsked({ state, dueAt: new Date(dueAt) }, now);
}

/** Before the hour; from then on the question is whether they are home. */
function asksWhetherToKeep({ asksToKeep, state, dueAt }: CheckIn, now: Date): boolean {
  return asksToKeep && !isMakerAsked({ state, dueAt: new Date(dueAt) }, now);
}

/** Of which plan it is; empty once the plan is erased. */
export function planText(t: Translate, { plan, timeZone }: CheckIn, language: Language): string {
  // Absent from the release before.
  if (!plan) return "";
  const time = checkInTime(plan.startsAt, timeZone, language);
  return plan.nickname ? t("checkIns.of", { name: plan.nickname, time }) : t("checkIns.ofPlan", { time });
}

/** What follows without an answer to what is asked now. */
export function outcomeText(t: Translate, checkIn: CheckIn, language: Language, now: Date): string {
  const { toldAt, dueAt, tellAt, trusted, isTriedOn, timeZone } = checkIn;
  if (asksWhetherToKeep(checkIn, now)) {
    const goesOn = t("checkIns.keep.goesOn", { time: checkInTime(dueAt, timeZone, language) });
    const isTold = trusted === "confirmed" ? "told" : trusted === "asked" ? "asked" : "nobody";
    return `${goesOn} ${t(`checkIns.keep.${isTold}`, { time: checkInTime(tellAt, timeZone, language) })}`;
  }
  if (toldAt) return t("checkIns.told", { time: checkInTime(toldAt, timeZone, language) });
  if (isTriedOn) return t("checkIns.triedOn");
  if (trusted === "confirmed" && isLate(checkIn, now))
    return t("checkIns.reminderLate", { minutes: CHECK_IN.tellAfterMinutes });
  return t(`checkIns.trusted.${trusted}`, { time: checkInTime(tellAt, timeZone, language) });
}
