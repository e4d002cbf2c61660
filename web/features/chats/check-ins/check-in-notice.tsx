import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { CheckInAnswer } from "@nakamatch/contract/vocabulary/check-ins";
import { ChevronDown, House } from "lucide-react";
import { useApp } from "../../../lib/app.tsx";
import { useHeightProperty } from "../../../lib/height-property.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useUnfolded } from "../../../lib/unfolded.ts";
import { Announce } from "../../../ui/announce.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import type { CheckInAsked } from "./check-in-words.ts";
import { outcomeText, planText } from "./own-check-in.tsx";
import { useAnswerCheckIn } from "./use-answer-check-in.ts";

type CheckInNoticeProps = { checkIn: CheckIn; asks: "home" | "keep" };

/** A line in the header, whose height is `--check-in`, with the press that answers. */
export function CheckInNotice({ checkIn, asks }: CheckInNoticeProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const { mutate, isPending, variables } = useAnswerCheckIn(checkIn.id);
  const { isLow, isOpen, setIsOpen } = useUnfolded(false);
  // Without an answer it goes on: the question is enough at first.
  const folds = isLow || asks === "keep";
  const isFolded = folds && !isOpen;
  const question = t(asks === "home" ? "checkIns.question" : "checkIns.keep.question");
  const of = planText(t, checkIn, language);
  const outcome = outcomeText(t, checkIn, language, session.now());
  const answer = (wanted: CheckInAnswer) => ({
    className: "min-h-11!",
    focusFallback: () => document.getElementById("content"),
    busy: isPending && variables === wanted,
    onClick: () => !isPending && mutate(wanted),
  });
  const rest = (
    <>
      {of && <span className="block font-bold">{of}</span>}
      {outcome}
    </>
  );
  return (
    <section
      ref={useHeightProperty("--check-in")}
      aria-label={t("checkIns.name")}
      className="relative border-edge border-t-2 bg-wash px-4 py-2 max-md:low:group-data-no-bar/frame:border-t-0 low:py-1"
    >
      <Announce text={`${question} ${of} ${outcome}`} />
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {folds ? (
          <details
            open={isOpen}
            className="group min-w-0 flex-1 basis-64 text-sm leading-tight low:basis-40"
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
              <strong className="min-w-0 flex-1 text-base low:flex-none low:group-not-open:truncate">{question}</strong>
              <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
            </summary>
            <p className="low:absolute low:inset-x-0 low:top-full low:z-30 low:max-h-[max(4rem,100dvh-14rem)] low:overflow-y-auto low:overscroll-contain low:border-edge low:border-b-2 low:bg-wash low:px-4 low:pb-2">
              {rest}
            </p>
          </details>
        ) : (
          <p className="min-w-40 flex-1 text-sm leading-tight">
            <strong className="block text-base">{question}</strong>
            {rest}
          </p>
        )}
        {asks === "home" ? (
          <DisappearingButton variant="primary" icon={<House className="size-5" />} {...answer("home")}>
            {t("checkIns.home")}
          </DisappearingButton>
        ) : (
          <div className="flex flex-wrap gap-2">
            <DisappearingButton {...answer("keep")}>{t("checkIns.keep.yes")}</DisappearingButton>
            {!isFolded && checkIn.chatId && checkIn.planId && checkIn.plan?.nickname && (
              <ButtonLink
                to={`/chats?chat=${checkIn.chatId}`}
                state={{ checkIn: checkIn.planId } satisfies CheckInAsked}
                className="min-h-11!"
              >
                {t("checkIns.changeHour")}
              </ButtonLink>
            )}
            {!(isLow && isFolded) && <DisappearingButton {...answer("end")}>{t("checkIns.end")}</DisappearingButton>}
          </div>
        )}
      </div>
    </section>
  );
}
