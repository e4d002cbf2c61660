import type { ModeratedPerson, PastDecision } from "@nakamatch/contract/endpoints/moderation";
import { DECISION_ACTIONS, type DecisionAction } from "@nakamatch/contract/vocabulary/decisions";
import { formatDate, formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useReasonText } from "../../person/statements/use-reason-text.ts";

/** Membership, current measures, past decisions. */
export function CasePerson({ data }: { data: ModeratedPerson }) {
  const { t, language } = useTranslation();
  const { memberSince, measure, history } = data;
  return (
    <section aria-label={t("moderation.case.history")} className="flex min-w-0 flex-col gap-3">
      {memberSince !== null && (
        <p className="text-ink-soft text-sm">
          {t("moderation.case.memberSince", { date: formatDate(memberSince, language) })}
        </p>
      )}
      {measure && <Measure measure={measure} />}
      <h3 className="text-base">{t("moderation.case.history")}</h3>
      {history.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("moderation.case.noHistory")}</p>
      ) : (
        <ol className="flex flex-col gap-4 border-line border-l-2 pl-4">
          {history.map((decision) => (
            <Decision key={decision.id} decision={decision} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Measure({ measure }: { measure: NonNullable<ModeratedPerson["measure"]> }) {
  const { t, language } = useTranslation();
  const { type, until, since } = measure;
  const text =
    type === "warning"
      ? t("moderation.case.warned", { date: formatDate(since, language) })
      : until === null
        ? t("moderation.case.bannedForever")
        : t("moderation.case.bannedUntil", { date: formatDateTime(until, language) });
  return <p className="rounded-control bg-danger-wash px-3 py-2 font-bold text-danger-ink">{text}</p>;
}

function Decision({ decision }: { decision: PastDecision }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { action, reason, until, moderator, notes, decidedAt } = decision;
  return (
    <li className="flex min-w-0 flex-col text-sm">
      <span className="font-bold text-base">
        {isKnownAction(action) ? t(`moderation.actionsTaken.${action}`) : action}
      </span>
      {reason && <span>{reasonText(reason)}</span>}
      {action === "ban" && (
        <span>
          {until === null
            ? t("moderation.case.permanent")
            : t("moderation.case.until", { date: formatDateTime(until, language) })}
        </span>
      )}
      {notes && <span className="user-text mt-1 whitespace-pre-line">{notes}</span>}
      <span className="mt-1 text-ink-soft">
        <time dateTime={decidedAt}>{formatDateTime(decidedAt, language)}</time>
        {moderator && (
          <>
            <br />
            {t("moderation.case.decidedBy", { name: moderator })}
          </>
        )}
      </span>
    </li>
  );
}

function isKnownAction(action: string): action is DecisionAction {
  return (DECISION_ACTIONS as readonly string[]).includes(action);
}
