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
  const { state, dueAt, timeZone, asksToKeep } = checkIn;
  if (!isCheckInOpen(state)) return null;
  const now = session.now();
  const hour = isLate(checkIn, now) ? "come" : state;
  const answer = (wanted: CheckInAnswer) => ({
    focusFallback,
    busy: isPending && variables === wanted,
    onClick: () => !isPending && mutate(wanted),
  });
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        <p className="font-bold">{t(`checkIns.hour.${hour}`, { time: checkInTime(dueAt, timeZone, language) })}</p>
        <p>{trustedText(t, checkIn, language, now)}</p>
        {asksToKeep && <p className="rounded-control bg-wash p-3 font-bold">{t("checkIns.keep.question")}</p>}
      </div>
      <DisappearingButton variant="primary" size="lg" block icon={<House className="size-6" />} {...answer("home")}>
        {t("checkIns.home")}
      </DisappearingButton>
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

/** Who is told if it stays unanswered, or was. */
export function trustedText(t: Translate, checkIn: CheckIn, language: Language, now: Date): string {
  const { toldAt, tellAt, trusted, isTriedOn, timeZone } = checkIn;
  if (toldAt) return t("checkIns.told", { time: checkInTime(toldAt, timeZone, language) });
  if (isTriedOn) return t("checkIns.triedOn");
  if (trusted === "confirmed" && isLate(checkIn, now))
    return t("checkIns.reminderLate", { minutes: CHECK_IN.tellAfterMinutes });
  return t(`checkIns.trusted.${trusted}`, { time: checkInTime(tellAt, timeZone, language) });
}
