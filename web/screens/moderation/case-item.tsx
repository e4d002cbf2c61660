import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PRIORITIES, priorityOf } from "@nakamatch/domain/safety/priority";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Gavel, Lock, ShieldAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { formatNumber, formatShortDateTime, formatTime, languageName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PaneHead, showHead } from "./beside.tsx";
import { CaseDetails, type CaseDetailsProps } from "./case-details.tsx";
import { ConcernBadge } from "./case-mark.tsx";
import { QuestionBadge } from "./case-questions.tsx";
import { type PlacedCase, shownName, whereaboutsQuery } from "./use-queues.ts";

export type CaseItemProps = {
  entry: PlacedCase;
  isOpen: boolean;
  /** Whether an open case is shown inside the list instead of beside it. */
  isWithin: boolean;
  /** Whether the list leaves out cases: what is gone may not be closed. */
  isFiltered: boolean;
  onToggle: () => void;
  /** Called on hover and focus, to prefetch. */
  onNear: () => void;
} & Pick<CaseDetailsProps, "onAct" | "onNext">;

/** Opens reports and evidence (MOD-05..08, MOD-10). */
export function CaseItem(props: CaseItemProps) {
  const { entry, isOpen, isWithin, isFiltered, onToggle, onNear, onAct, onNext } = props;
  const { t, language } = useTranslation();
  const { person, realName, isDeleted, isGone, isWithOperator } = entry;
  const details = useId();
  const item = useRef<HTMLLIElement>(null);
  const isTheirs = entry.claim !== null && !entry.claim.isMine;
  const name = shownName(t, entry);
  const isShown = isOpen && isWithin && !isGone;
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: isShown ? "start" : "nearest" });
  }, [isOpen, isShown]);
  return (
    <li
      ref={item}
      data-case={person.id}
      tabIndex={-1}
      aria-labelledby={`${details}-name`}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cx(
        "scroll-mt-24 first:rounded-t-panel last:rounded-b-panel low:scroll-mt-2",
        isOpen && !isWithin && "bg-accent-wash",
        isGone && "bg-wash",
      )}
    >
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3 py-1">
        <PersonAvatar person={person} size="sm" className={cx("row-span-2 self-start", isGone && "grayscale")} />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 id={`${details}-name`} className="user-text leading-snug">
            <PersonName name={realName ?? name} premium={person.isPremium} />
          </h2>
          {!isDeleted && <p className="text-ink-soft text-sm wrap-anywhere">@{name}</p>}
          {entry.language && entry.language !== language && <LanguageCode code={entry.language} />}
        </div>
        {!isGone && (
          <div className="flex xl:-my-1.5">
            {!isOpen && (
              <IconButton
                label={t("moderation.actions.banName", { name })}
                disabled={isTheirs || isWithOperator}
                icon={<Gavel />}
                className="z-1 xl:size-9"
                onClick={() => onAct("ban")}
              />
            )}
            {/* A press anywhere on the entry counts. */}
            <IconButton
              label={t(isOpen ? "moderation.actions.hideName" : "moderation.actions.showName", { name })}
              aria-expanded={isOpen}
              aria-controls={isShown ? details : undefined}
              icon={<ChevronDown className={cx("transition-[rotate] duration-150", isOpen && "rotate-180")} />}
              className="after:absolute after:inset-0 xl:size-9"
              onClick={onToggle}
            />
          </div>
        )}
        {/* An open case says the same below: phones have no room for both. */}
        <div className={cx("col-span-2 col-start-2 text-sm leading-snug", isShown && "max-sm:hidden")}>
          {isGone ? <Gone caseId={entry.caseId} isFiltered={isFiltered} /> : <LastReport entry={entry} />}
        </div>
      </div>
      {isShown && <CaseDetails id={details} entry={entry} onAct={onAct} onNext={onNext} />}
    </li>
  );
}

/** Closed is only what the server says is. */
function Gone({ caseId, isFiltered }: { caseId: string; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...whereaboutsQuery(caseId), enabled: !isFiltered });
  return <p className="font-bold">{t(data?.isClosed ? "moderation.reported.gone" : "moderation.reported.left")}</p>;
}

function LanguageCode({ code }: { code: Language }) {
  const { t, language } = useTranslation();
  const name = languageName(code, language);
  return (
    <p title={name} className="rounded-md border border-ink-soft px-1 font-bold text-ink-soft text-xs uppercase">
      <span aria-hidden="true">{code}</span>
      <span className="sr-only">
        {t("moderation.reported.filters.language")}: {name}
      </span>
    </p>
  );
}

/** An open case beside the list, on wide screens. */
export function CasePane({ entry, onAct, onNext }: Pick<CaseItemProps, "entry" | "onAct" | "onNext">) {
  const { t, language } = useTranslation();
  const { person, realName, isDeleted } = entry;
  const id = useId();
  const pane = useFocusFallback<HTMLElement>(() => document.querySelector<HTMLElement>(`[data-case="${person.id}"]`));
  const name = shownName(t, entry);
  useEffect(() => {
    showHead(pane.current);
    // Opened by a press on its entry, or after a decision.
    const { activeElement } = document;
    if (activeElement?.closest(`[data-case="${person.id}"]`)) pane.current?.focus({ preventScroll: true });
  }, [person.id, pane]);
  return (
    <section
      ref={pane}
      data-case={person.id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="panel min-w-0 scroll-mt-24"
    >
      <PaneHead>
        <PersonAvatar person={person} />
        <h2 id={`${id}-name`} className="user-text min-w-0 text-2xl">
          <PersonName name={realName ?? name} premium={person.isPremium} />
          {!isDeleted && <span className="ml-3 font-normal text-base text-ink-soft">@{name}</span>}
        </h2>
        {entry.language && (
          <p className="ml-auto text-ink-soft">
            <span className="sr-only">{t("moderation.reported.filters.language")}: </span>
            {languageName(entry.language, language)}
          </p>
        )}
      </PaneHead>
      <CaseDetails id={id} entry={entry} onAct={onAct} onNext={onNext} />
    </section>
  );
}

function LastReport({ entry }: { entry: PlacedCase }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { reports, reporters, weight, concern, lastReportAt, lastReason, reasons, claim, isWithOperator, question } =
    entry;
  const note = isWithOperator
    ? t("moderation.claim.operator")
    : claim &&
      !claim.isMine &&
      t("moderation.claim.theirsShort", { name: claim.moderator, time: formatTime(claim.until, language) });
  const ofLast = reasons.find(({ reason }) => reason === lastReason);
  const times = (count: number) => `${formatNumber(count, language)} × `;
  return (
    <>
      {/* Beside the open case one line each, for many on a screen: the case has the rest. */}
      <p className={concern || question ? "xl:line-clamp-2" : "xl:line-clamp-1"}>
        {concern ? <ConcernBadge concern={concern} /> : <PriorityMark weight={weight} />}{" "}
        {question && <QuestionBadge state={question} />}{" "}
        <span className="font-bold">{t("moderation.reported.reports", { count: reports })}</span>{" "}
        {reporters < reports && <>{t("moderation.reported.reporters", { count: reporters })} </>}
        <span className="text-ink-soft">
          <time dateTime={lastReportAt}>{formatShortDateTime(lastReportAt, language)}</time>
          {"\u00a0· "}
          {reasons.length > 1 && (
            <>
              {ofLast && times(ofLast.reports)}
              <span className="sr-only">{t("moderation.reported.last")} </span>
            </>
          )}
          <span className={cx(reasons.length > 1 && "font-bold text-ink")}>{reasonText(lastReason)}</span>
          {reasons
            .filter((each) => each !== ofLast)
            .map(({ reason, reports }) => `, ${times(reports)}${reasonText(reason)}`)
            .join("")}
        </span>
      </p>
      {note && (
        <p className="flex items-center gap-1.5 font-bold text-accent-ink [&>svg]:size-4 [&>svg]:shrink-0">
          {isWithOperator ? <ShieldAlert /> : <Lock />}
          {note}
        </p>
      )}
    </>
  );
}

const HEIGHTS = ["h-1", "h-2", "h-2.5", "h-3.5"];

/** Urgency as bars, and in words where it is highest. */
function PriorityMark({ weight }: { weight: number }) {
  const { t } = useTranslation();
  const priority = priorityOf(weight);
  const level = PRIORITIES.indexOf(priority);
  const isUrgent = priority === "urgent";
  const words = t(`moderation.reported.priority.${priority}`);
  return (
    <span
      title={words}
      className={cx("inline-flex items-baseline gap-1.5", isUrgent ? "font-bold text-signal-ink" : "text-ink-soft")}
    >
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {HEIGHTS.map((height, bar) => (
          <span key={height} className={cx("w-1 rounded-full bg-current", height, bar > level && "opacity-25")} />
        ))}
      </span>
      <span className={isUrgent ? undefined : "sr-only"}>{words}</span>
    </span>
  );
}
