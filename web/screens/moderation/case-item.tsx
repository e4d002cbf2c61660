import { PRIORITIES, priorityOf } from "@nakamatch/domain/safety/priority";
import { ChevronDown, Gavel, Lock, ShieldAlert } from "lucide-react";
import { useId } from "react";
import { formatDateTime, formatTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { useReasonText } from "../../person/statements/use-reason-text.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { CaseDetails } from "./case-details.tsx";
import { type CaseAction, type PlacedCase, shownName } from "./use-queues.ts";

export type CaseItemProps = {
  entry: PlacedCase;
  isOpen: boolean;
  onToggle: () => void;
  onAct: (action: CaseAction) => void;
};

/** Expands to reports and evidence (MOD-05..08, MOD-10). */
export function CaseItem({ entry, isOpen, onToggle, onAct }: CaseItemProps) {
  const { t } = useTranslation();
  const { person, realName, isDeleted, isGone, isWithOperator } = entry;
  const details = useId();
  const isTheirs = entry.claim !== null && !entry.claim.isMine;
  const name = shownName(t, entry);
  return (
    <li
      data-case={person.id}
      tabIndex={-1}
      aria-labelledby={`${details}-name`}
      className={cx("panel scroll-mt-24", isOpen && !isGone && "shadow-panel", isGone && "border-dashed bg-wash")}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
        <PersonAvatar person={person} className={isGone ? "grayscale" : undefined} />
        <div className="min-w-48 flex-1">
          <h2 id={`${details}-name`} className="user-text text-lg leading-snug">
            <PersonName name={realName ?? name} premium={person.isPremium} />
          </h2>
          {!isDeleted && <p className="text-ink-soft text-sm wrap-anywhere">@{name}</p>}
          {isGone ? <p className="mt-1 font-bold">{t("moderation.reported.gone")}</p> : <LastReport entry={entry} />}
        </div>
        {!isGone && (
          <div className="flex flex-wrap gap-2.5 max-lg:w-full max-sm:flex-col">
            <Button
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              aria-label={t(isOpen ? "moderation.actions.hideName" : "moderation.actions.showName", { name })}
              icon={<ChevronDown className={cx("size-5 transition-[rotate] duration-150", isOpen && "rotate-180")} />}
              onClick={onToggle}
            >
              {t(isOpen ? "moderation.actions.hide" : "moderation.actions.show")}
            </Button>
            <Button
              disabled={isTheirs || isWithOperator}
              aria-label={t("moderation.actions.banName", { name })}
              icon={<Gavel className="size-5" />}
              onClick={() => onAct("ban")}
            >
              {t("moderation.actions.ban")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && !isGone && <CaseDetails id={details} entry={entry} onAct={onAct} />}
    </li>
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
    <>
      <p className="mt-1.5">
        <span className="font-bold">{t("moderation.reported.reports", { count: reports })}</span>{" "}
        <span className="text-ink-soft">{t("moderation.reported.reporters", { count: reporters })}</span>
      </p>
      <p>{reasonText(lastReason)}</p>
      <p className="text-ink-soft text-sm">
        <time dateTime={lastReportAt}>
          {t("moderation.reported.last", { date: formatDateTime(lastReportAt, language) })}
        </time>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <PriorityMark weight={weight} />
        {note && (
          <span className="inline-flex items-center gap-1.5 font-bold text-accent-ink [&>svg]:size-4 [&>svg]:shrink-0">
            {isWithOperator ? <ShieldAlert /> : <Lock />}
            {note}
          </span>
        )}
      </p>
    </>
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
    <span className={cx("inline-flex items-center gap-2", isUrgent ? "font-bold text-signal-ink" : "text-ink-soft")}>
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {HEIGHTS.map((height, bar) => (
          <span key={height} className={cx("w-1 rounded-full bg-current", height, bar > level && "opacity-25")} />
        ))}
      </span>
      {t(`moderation.reported.priority.${priority}`)}
    </span>
  );
}
