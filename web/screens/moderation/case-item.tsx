import { PRIORITIES, priorityOf } from "@nakamatch/domain/safety/priority";
import { ChevronDown, Gavel, Lock, ShieldAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { formatDateTime, formatTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { useReasonText } from "../../person/statements/use-reason-text.ts";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PaneHead, showHead } from "./beside.tsx";
import { CaseDetails, type CaseDetailsProps } from "./case-details.tsx";
import { type PlacedCase, shownName } from "./use-queues.ts";

export type CaseItemProps = {
  entry: PlacedCase;
  isOpen: boolean;
  /** Whether an open case is shown inside the list instead of beside it. */
  isWithin: boolean;
  onToggle: () => void;
  /** Called on hover and focus, to prefetch. */
  onNear: () => void;
} & Pick<CaseDetailsProps, "onAct" | "onNext">;

/** Opens reports and evidence (MOD-05..08, MOD-10). */
export function CaseItem({ entry, isOpen, isWithin, onToggle, onNear, onAct, onNext }: CaseItemProps) {
  const { t } = useTranslation();
  const { person, realName, isDeleted, isGone, isWithOperator } = entry;
  const details = useId();
  const item = useRef<HTMLLIElement>(null);
  const isTheirs = entry.claim !== null && !entry.claim.isMine;
  const name = shownName(t, entry);
  const isShown = isOpen && isWithin && !isGone;
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView();
  }, [isShown]);
  return (
    <li
      ref={item}
      data-case={person.id}
      tabIndex={-1}
      aria-labelledby={`${details}-name`}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cx(
        "panel scroll-mt-24 low:scroll-mt-2",
        isOpen && !isGone && "shadow-panel",
        isOpen && !isWithin && "bg-accent-wash",
        isGone && "border-dashed bg-wash",
      )}
    >
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-3 sm:px-4">
        <PersonAvatar person={person} className={isGone ? "grayscale" : undefined} />
        <div className="min-w-0">
          <h2 id={`${details}-name`} className="user-text text-lg leading-snug">
            <PersonName name={realName ?? name} premium={person.isPremium} />
          </h2>
          {!isDeleted && <p className="text-ink-soft text-sm wrap-anywhere">@{name}</p>}
        </div>
        {!isGone && (
          <div className="flex gap-1.5">
            {/* A press anywhere on the entry counts. */}
            <IconButton
              label={t(isOpen ? "moderation.actions.hideName" : "moderation.actions.showName", { name })}
              aria-expanded={isOpen}
              aria-controls={isShown ? details : undefined}
              icon={<ChevronDown className={cx("transition-[rotate] duration-150", isOpen && "rotate-180")} />}
              className="after:absolute after:inset-0"
              onClick={onToggle}
            />
            {!isOpen && (
              <IconButton
                label={t("moderation.actions.banName", { name })}
                disabled={isTheirs || isWithOperator}
                icon={<Gavel />}
                variant="framed"
                className="z-1"
                onClick={() => onAct("ban")}
              />
            )}
          </div>
        )}
        {/* An open case says the same below: phones have no room for both. */}
        <div className={cx("col-span-full", isShown && "max-sm:hidden")}>
          {isGone ? <p className="font-bold">{t("moderation.reported.gone")}</p> : <LastReport entry={entry} />}
        </div>
      </div>
      {isShown && <CaseDetails id={details} entry={entry} onAct={onAct} onNext={onNext} />}
    </li>
  );
}

/** An open case beside the list, on wide screens. */
export function CasePane({ entry, onAct, onNext }: Pick<CaseItemProps, "entry" | "onAct" | "onNext">) {
  const { t } = useTranslation();
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
      </PaneHead>
      <CaseDetails id={id} entry={entry} onAct={onAct} onNext={onNext} />
    </section>
  );
}

function LastReport({ entry }: { entry: PlacedCase }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { reports, reporters, weight, lastReportAt, lastReason, claim, isWithOperator } = entry;
  const note = isWithOperator
    ? t("moderation.claim.operator")
    : claim &&
      !claim.isMine &&
      t("moderation.claim.theirsShort", { name: claim.moderator, time: formatTime(claim.until, language) });
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <p>
        <span className="font-bold">{t("moderation.reported.reports", { count: reports })}</span>{" "}
        <span className="text-ink-soft">{t("moderation.reported.reporters", { count: reporters })}</span>
      </p>
      <p className="text-sm @max-md:basis-full">
        <PriorityMark weight={weight} />
      </p>
      <p>{reasonText(lastReason)}</p>
      <p className="text-ink-soft text-sm">
        <time dateTime={lastReportAt}>
          {t("moderation.reported.last", { date: formatDateTime(lastReportAt, language) })}
        </time>
      </p>
      {note && (
        <p className="flex items-center gap-1.5 font-bold text-accent-ink text-sm [&>svg]:size-4 [&>svg]:shrink-0">
          {isWithOperator ? <ShieldAlert /> : <Lock />}
          {note}
        </p>
      )}
    </div>
  );
}

const HEIGHTS = ["h-1.5", "h-2.5", "h-3.5", "h-4.5"];

/** Urgency as bars and words. */
function PriorityMark({ weight }: { weight: number }) {
  const { t } = useTranslation();
  const priority = priorityOf(weight);
  const level = PRIORITIES.indexOf(priority);
  const isUrgent = priority === "urgent";
  return (
    <span className={cx("inline-flex items-baseline gap-2", isUrgent ? "font-bold text-signal-ink" : "text-ink-soft")}>
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {HEIGHTS.map((height, bar) => (
          <span key={height} className={cx("w-1 rounded-full bg-current", height, bar > level && "opacity-25")} />
        ))}
      </span>
      {t(`moderation.reported.priority.${priority}`)}
    </span>
  );
}
