import type { CaseReport, Claim, ModeratedPerson, PastDecision } from "@nakamatch/contract/endpoints/moderation/cases";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { DECISION_ACTIONS, type DecisionAction } from "@nakamatch/contract/vocabulary/decisions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock, ShieldAlert, UserX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { v7 } from "uuid";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { api, orpc } from "../../lib/api.ts";
import { formatDate, formatDateTime, formatTime } from "../../lib/format.ts";
import { listen } from "../../lib/listen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { AskButton } from "./ask-person.tsx";
import { CaseMark, MarkMenu, useLoggedReason, useMark } from "./case-mark.tsx";
import { CaseQuestions } from "./case-questions.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { MadeReports } from "./made-reports.tsx";
import { CLAIMS, HandOver, TakeBack } from "./passing.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { SealedEvidence } from "./sealed-evidence.tsx";
import { Translation } from "./translation.tsx";
import { type CaseAction, type PlacedCase, personQuery, shownName, untilClaimEnds } from "./use-queues.ts";

export type CaseDetailsProps = {
  id: string;
  entry: PlacedCase;
  onAct: (action: CaseAction) => void;
  onNext: () => void;
};

/** Reports with evidence, the person, the actions (MOD-08). */
export function CaseDetails({ id, entry, ...actions }: CaseDetailsProps) {
  const personId = entry.person.id;
  const { t } = useTranslation();
  const { data, isError, errorUpdatedAt, refetch } = useQuery(personQuery(personId));
  // Cases of the operator cannot be claimed.
  useClaim(personId, entry.isWithOperator ? undefined : data?.claim);
  useFailureToast(isError && !data ? t("moderation.case.loadError") : null, errorUpdatedAt);
  return (
    <div id={id} aria-busy={!data && !isError} className="border-edge border-t-2 p-4 sm:p-5">
      {data ? (
        <Whole data={data} entry={entry} {...actions} />
      ) : isError ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-bold">{t("moderation.case.loadError")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Awaited text={t("common.loading")} />
          {["first", "second", "third"].slice(0, entry.reports).map((key) => (
            <Skeleton key={key} className="h-36 rounded-panel" />
          ))}
        </div>
      )}
    </div>
  );
}

type WholeProps = Pick<CaseDetailsProps, "onAct" | "onNext"> & {
  data: ModeratedPerson;
  entry: PlacedCase;
};

function Whole({ data, entry, ...actions }: WholeProps) {
  const { t, language } = useTranslation();
  const { isWithOperator, caseId } = entry;
  const name = shownName(t, entry);
  const { claim, isDeleted, isModerator, person } = data;
  const isTheirs = claim !== null && !claim.isMine;
  const time = claim ? formatTime(claim.until, language) : "";
  const isOthers = isTheirs || isModerator || isWithOperator;
  const { mutate: mark } = useMark({ personId: person.id, caseId });
  return (
    <>
      <div className="flex flex-col gap-5">
        {isTheirs && <Notice icon={<Lock />}>{t("moderation.claim.theirs", { name: claim.moderator, time })}</Notice>}
        {claim?.canTakeBack && <TakeBack personId={person.id} />}
        {(isModerator || isWithOperator) && (
          <Notice icon={<ShieldAlert />}>
            {t(isModerator ? "moderation.case.moderator" : "moderation.claim.operator")}
          </Notice>
        )}
        {isDeleted && <Notice icon={<UserX />}>{t("moderation.deleted.text")}</Notice>}
        <CaseMark data={data} onMark={isOthers ? undefined : mark} />
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:@min-[40rem]:grid-cols-[minmax(0,1fr)_16rem] 2xl:@min-[40rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <CaseReports data={data} />
            <div className="flex min-w-0 flex-col items-start gap-4">
              <CasePerson data={data} />
              {!isDeleted && (
                <ProfileLink
                  person={person}
                  aria-label={t("moderation.actions.profileName", { name })}
                  className={TEXT_LINK}
                >
                  {t("moderation.actions.profile")}
                </ProfileLink>
              )}
            </div>
          </div>
        </div>
      </div>
      <DecisionBar name={name} canDecide={!isOthers} canWarn={!isDeleted} {...actions}>
        {claim?.isMine && (
          <div className="flex flex-wrap items-center gap-x-3">
            {t("moderation.claim.mine", { time })}
            <MarkMenu concern={data.mark?.concern} onMark={mark} />
            <HandOver personId={person.id} name={name} />
            <AskButton data={data} onAsk={() => actions.onAct("ask")} />
          </div>
        )}
      </DecisionBar>
    </>
  );
}

export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-control bg-accent-wash px-4 py-3 font-bold text-accent-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Unresolved reports with evidence (MOD-08). */
export function CaseReports({ data }: { data: ModeratedPerson }) {
  const { t } = useTranslation();
  const { reports, moreReports, evidence, questions } = data;
  const evidenceOf = (report: CaseReport) => evidence.find(({ reportId }) => reportId === report.id);
  return (
    <section
      data-evidence=""
      aria-label={t("moderation.case.reports")}
      className="@container flex min-w-0 flex-col gap-4"
    >
      <CaseQuestions questions={questions.filter(({ isOfCase }) => isOfCase)} />
      <ul className="flex flex-col gap-4">
        {reports.map((report, index) => {
          const sealed = evidenceOf(report);
          const isRepeated =
            sealed?.snapshot !== undefined &&
            reports.slice(0, index).some((above) => evidenceOf(above)?.snapshot === sealed.snapshot);
          return <Report key={report.id} report={report} evidence={sealed} isRepeated={isRepeated} />;
        })}
      </ul>
      {moreReports > 0 && <p className="text-ink-soft">{t("moderation.case.moreReports", { count: moreReports })}</p>}
    </section>
  );
}

type ReportProps = { report: CaseReport; evidence: Evidence | undefined; isRepeated: boolean };

function Report({ report, evidence, isRepeated }: ReportProps) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { reason, description, reporter, reportedAt, concern, appeal } = report;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 not-first:border-line not-first:border-t-2 not-first:pt-4 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-base">{reasonText(reason)}</h3>
        <div className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <p className="user-text">
            {reporter === null ? t("moderation.case.byDeleted") : t("moderation.case.by", { name: reporter })}
          </p>
          <p>
            <time dateTime={reportedAt}>{formatDateTime(reportedAt, language)}</time>
          </p>
        </div>
        {concern && (
          <p className="font-bold text-sm">{t("caseMarks.answer", { answer: t(`caseMarks.names.${concern}`) })}</p>
        )}
        {description && <p className="mt-1.5 whitespace-pre-line user-text">{description}</p>}
        {description && <Translation text={description} />}
        {appeal !== null && (
          <div className="mt-1.5 rounded-control bg-accent-wash px-3 py-2">
            <p className="font-bold text-accent-ink text-sm">{t("moderation.case.appeal")}</p>
            <p className="whitespace-pre-line user-text">{appeal}</p>
            <Translation text={appeal} />
          </div>
        )}
      </div>
      {evidence ? (
        <SealedEvidence evidence={evidence} isRepeated={isRepeated} />
      ) : (
        <p className="self-start text-ink-soft text-sm">{t("moderation.case.noEvidence")}</p>
      )}
    </li>
  );
}

/** Membership, active measures, past decisions, notes. */
export function CasePerson({ data }: { data: ModeratedPerson }) {
  const { t, language } = useTranslation();
  const { person, isDeleted, memberSince, measure, history, questions, made, notes } = data;
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
      <CaseQuestions questions={questions.filter(({ isOfCase }) => !isOfCase)} />
      <MadeReports made={made} />
      {!isDeleted && <PrivateNotes personId={person.id} notes={notes} />}
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

export function Decision({ decision }: { decision: PastDecision }) {
  const { t, language } = useTranslation();
  const reasonText = useLoggedReason();
  const { action, reason, until, moderator, notes, decidedAt } = decision;
  return (
    <li className="flex min-w-0 flex-col text-sm">
      <span className="font-bold text-base">
        {isKnownAction(action) ? t(`moderation.actionsTaken.${action}`) : action}
      </span>
      {reason && <span>{reasonText(reason)}</span>}
      {(action === "ban" || action === "ban_changed") && (
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

export function isKnownAction(action: string): action is DecisionAction {
  return (DECISION_ACTIONS as readonly string[]).includes(action);
}

/** Renewal interval of a claim, a third of its duration; in milliseconds. */
const RENEW_MS = 5 * 60_000;

/**
 * Claims an open case and releases it on closing. Another moderator's claim is awaited. `claim`: the server's;
 * undefined while unknown.
 */
export function useClaim(personId: string, claim: Claim | null | undefined): void {
  const queries = useQueryClient();
  const { mutate: inTurn } = useMutation({ scope: CLAIMS, mutationFn: (call: () => Promise<unknown>) => call() });
  const renewNow = useRef<() => void>(undefined);
  const wasMine = useRef(false);
  const isKnown = claim !== undefined;
  const isFree = claim === null;
  const isMine = claim?.isMine === true;
  const endsAt = claim && !claim.isMine ? claim.until : null;
  useEffect(() => {
    if (!isKnown) return;
    // Shows the server's current claim.
    const ask = () => void queries.invalidateQueries({ queryKey: orpc.cases.person.key() });
    if (endsAt !== null) {
      const timer = setTimeout(ask, untilClaimEnds(endsAt));
      return () => clearTimeout(timer);
    }
    let isOpen = true;
    const opening = v7();
    const renew = () => inTurn(async () => isOpen && (await api.cases.claim({ personId, opening }).finally(ask)));
    renew();
    renewNow.current = renew;
    const timer = setInterval(renew, RENEW_MS);
    const leaving = listen(["pagehide"], () => {
      const call = api.cases.release({ personId, opening, isLeaving: true }, { context: { isLast: true } });
      call.catch(() => undefined);
    });
    // By Back, as it was left.
    const returning = listen(["pageshow"], renew);
    return () => {
      isOpen = false;
      renewNow.current = undefined;
      clearInterval(timer);
      leaving();
      returning();
      inTurn(() => api.cases.release({ personId, opening }));
    };
  }, [personId, isKnown, endsAt, queries, inTurn]);
  useEffect(() => {
    // Released by another tab of this moderator's.
    if (isFree && wasMine.current) renewNow.current?.();
    wasMine.current = isMine;
  }, [isFree, isMine]);
}
