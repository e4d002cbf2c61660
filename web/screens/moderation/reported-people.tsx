import { suggestBan } from "@nakamatch/domain/safety/suggestion";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BanDialog } from "../../features/moderation/decide/ban-dialog.tsx";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { fullName } from "../../features/people/full-name.ts";
import { api } from "../../lib/api.ts";
import { formatNumber, formatTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QuestionDialog } from "./ask-person.tsx";
import { Beside, Said, useIsWide } from "./beside.tsx";
import { CaseFiltering } from "./case-filtering.tsx";
import { CaseItem, CasePane } from "./case-item.tsx";
import { PeopleQueue } from "./queue.tsx";
import { entryElement, useListKeys } from "./use-list-keys.ts";
import {
  type CaseAction,
  type CaseFilters,
  NEAR_MS,
  type PlacedCase,
  personIdOf,
  personQuery,
  shownName,
  useCases,
  useDecision,
  whereaboutsQuery,
} from "./use-queues.ts";

type ReportedPeopleProps = {
  search: string;
  onSearch: (search: string) => void;
  filters: CaseFilters;
  onFilter: (filters: CaseFilters) => void;
  /** Number of cases without search and filters. */
  all: number;
  open: string | null;
  onOpen: (personId: string | null) => void;
  onOpenCase: (personId: string) => void;
  onDecided: (personId: string) => void;
  /** Closes the case and clears the search. */
  onFinish: () => void;
};

/** In stable order: new cases show on request, cases decided by others stay as closed. */
export function ReportedPeople(props: ReportedPeopleProps) {
  const { search, onSearch, filters, onFilter, all, open, onOpen, onOpenCase, onDecided, onFinish } = props;
  const { t, language } = useTranslation();
  const found = useCases(search, filters, open);
  const hasFilters = Object.keys(filters).some((name) => name !== "sort");
  const isFiltered = search !== "" || hasFilters;
  const { cases = [], total, fresh } = found;
  const [asked, setAsked] = useState<{ entry: PlacedCase; action: CaseAction }>();
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const nextPersonId = useRef<string>(undefined);
  const openCase = cases.find(({ person, isGone }) => person.id === open && !isGone);

  const prefetch = (entry: PlacedCase | undefined) => {
    if (!entry || entry.isGone) return;
    void queries.prefetchQuery({ ...personQuery(entry.person.id), staleTime: NEAR_MS });
  };
  const following = (personId: string | null | undefined) => {
    const at = cases.findIndex(({ person }) => person.id === personId);
    const isNext = (entry: PlacedCase) =>
      !entry.isGone && !entry.isWithOperator && (entry.claim === null || entry.claim.isMine);
    return cases.slice(at + 1).find(isNext) ?? cases.slice(0, Math.max(0, at)).findLast(isNext);
  };
  // The next case, to prefetch.
  const ahead = following(openCase?.person.id);
  const prefetchAhead = useEffectEvent(() => prefetch(ahead));
  useEffect(() => {
    if (ahead?.person.id) prefetchAhead();
  }, [ahead?.person.id]);

  const ask = (entry: PlacedCase, action: CaseAction) => {
    const reason = whyNot(entry, action);
    if (reason) return reason;
    // A question is only about the case on screen.
    if (open !== entry.person.id) onOpen(entry.person.id);
    setAsked({ entry, action });
    setIsAsking(true);
  };
  const movedHere = cases.find(({ formerId, isGone }) => formerId === open && !isGone);
  const gone = cases.find(({ person, isGone }) => person.id === open && isGone);
  const { data: whereabouts } = useQuery({ ...whereaboutsQuery(gone?.caseId ?? ""), enabled: gone !== undefined });
  const movedTo = movedHere?.person.id ?? (gone && whereabouts?.personId) ?? undefined;
  /** The person deleted their account: goes to the case under its new name, with what was written about it. */
  const follow = useEffectEvent((personId: string) => {
    if (personId === open) return;
    setAsked((before) =>
      before && before.entry.person.id === open ? { ...before, entry: renamed(before.entry, personId) } : before,
    );
    // The search may not find it any more.
    if (movedHere) onOpen(personId);
    else onOpenCase(personId);
  });
  useEffect(() => {
    if (movedTo) follow(movedTo);
  }, [movedTo]);
  const isAskedOpen = open !== null && [asked?.entry.person.id, asked?.entry.formerId].includes(open);
  const [openBefore, setOpenBefore] = useState(open);
  if (openBefore !== open) {
    setOpenBefore(open);
    if (!isAskedOpen) setIsAsking(false);
  }
  const whyNot = ({ claim, isGone, isWithOperator, isDeleted }: PlacedCase, action?: CaseAction) => {
    if (isGone) return t(isFiltered ? "moderation.reported.left" : "moderation.reported.gone");
    if (!action) return null;
    if (isWithOperator) return t("moderation.claim.operator");
    if (claim && !claim.isMine) {
      return t("moderation.claim.theirsShort", { name: claim.moderator, time: formatTime(claim.until, language) });
    }
    return isDeleted && action === "warn" ? t("moderation.nothingDone.noWarning") : null;
  };
  const toggle = ({ person }: PlacedCase) => onOpen(open === person.id ? null : person.id);

  const isBeside = useIsWide() && cases.length > 0;
  const { move, said } = useListKeys({
    entries: cases,
    idOf: personIdOf,
    open,
    onOpen,
    isBeside,
    attribute: "case",
    whyNot,
    actions: {
      b: (entry) => ask(entry, "ban"),
      w: (entry) => ask(entry, "warn"),
      d: (entry) => ask(entry, "dismiss"),
    },
  });

  return (
    <>
      <Beside
        isBeside={isBeside}
        list={
          <PeopleQueue
            search={search}
            onSearch={onSearch}
            total={
              total === null
                ? null
                : isFiltered
                  ? t("moderation.reported.found", { count: total, total: formatNumber(all, language) })
                  : t("moderation.reported.total", { count: total })
            }
            filters={<CaseFiltering filters={filters} onFilter={onFilter} />}
            isDense
            query={found}
            entries={found.cases}
            label={t("moderation.reported.tab")}
            error={{ title: t("moderation.reported.error"), text: t("moderation.reported.errorText") }}
            empty={
              hasFilters ? (
                <EmptyState
                  drawing={<NoPeople />}
                  title={t("moderation.reported.filters.none")}
                  text={t("moderation.log.none.text")}
                  action={<Button onClick={() => onFilter({})}>{t("moderation.reported.filters.clear")}</Button>}
                />
              ) : (
                { title: t("moderation.reported.empty.title"), text: t("moderation.reported.empty.text") }
              )
            }
            render={(entry) => (
              <CaseItem
                key={entry.person.id}
                entry={entry}
                isOpen={open === entry.person.id}
                isWithin={!isBeside}
                isFiltered={isFiltered}
                onToggle={() => toggle(entry)}
                onNear={() => prefetch(entry)}
                onAct={(action) => ask(entry, action)}
                onNext={() => move(1)}
              />
            )}
          >
            {fresh > 0 && (
              <DisappearingButton
                variant="primary"
                icon={<ArrowUp className="size-5" />}
                // Another moderator may decide these meanwhile.
                focusFallback={() => entryElement("case")}
                onClick={() => {
                  // New cases must be rendered to get focus.
                  flushSync(found.showFresh);
                  entryElement("case")?.focus();
                }}
              >
                {t("moderation.reported.fresh", { count: fresh })}
              </DisappearingButton>
            )}
          </PeopleQueue>
        }
        open={
          openCase && (
            <CasePane
              key={openCase.person.id}
              entry={openCase}
              onAct={(action) => ask(openCase, action)}
              onNext={() => move(1)}
            />
          )
        }
        pick={{ title: t("moderation.pick.title"), text: t("moderation.pick.text") }}
      />
      <Said>{said}</Said>
      {asked && (
        <CaseActions
          key={asked.entry.caseId}
          {...asked}
          open={isAsking && isAskedOpen}
          onClose={() => setIsAsking(false)}
          onDecided={(personId) => {
            const next = following(personId)?.person.id;
            nextPersonId.current = next;
            onDecided(personId);
            found.drop(personId);
            if (next) onOpen(next);
            else onFinish();
          }}
          finalFocus={() =>
            (nextPersonId.current && entryElement("case", nextPersonId.current)) || document.getElementById("content")
          }
        />
      )}
    </>
  );
}

function renamed(entry: PlacedCase, personId: string): PlacedCase {
  const person = { ...entry.person, id: personId, avatarUrl: null };
  return { ...entry, person, isDeleted: true, realName: null, formerId: entry.person.id };
}

type CaseActionsProps = {
  entry: PlacedCase;
  action: CaseAction;
  open: boolean;
  onClose: () => void;
  onDecided: (personId: string) => void;
  /** A decision removes the case from the list. */
  finalFocus: () => HTMLElement | null;
};

/** Dialogs of the actions. */
function CaseActions({ entry, action, open, onClose, onDecided, finalFocus }: CaseActionsProps) {
  const { t, language: own } = useTranslation();
  const { caseId, isDeleted, realName } = entry;
  const { id: personId } = entry.person;
  const name = fullName({ nickname: shownName(t, entry), realName });
  const isDone = useRef(false);
  const { data } = useQuery({ ...personQuery(personId), enabled: open });
  const suggestion = data && suggestBan(data.mark?.concern ?? null, data.reports, data.history);
  const onOpenChange = (next: boolean) => !next && onClose();
  const { mutate, isPending } = useDecision(() => api.decisions.dismissReports({ personId, caseId }), {
    personId,
    failed: { text: t("banDialog.errors.other") },
    onDone: () => {
      isDone.current = true;
      onClose();
      onDecided(personId);
    },
  });
  useSendKey({ isOpen: open && action === "dismiss", isBusy: isPending, onSend: mutate });
  return (
    <>
      <BanDialog
        person={{ ...entry.person, nickname: name }}
        language={entry.language}
        caseId={caseId}
        type={action === "warn" ? "warning" : "ban"}
        canWarn={!isDeleted}
        isDeleted={isDeleted}
        suggestion={suggestion}
        draft={data?.draft}
        isBeside
        open={open && (action === "ban" || action === "warn")}
        onOpenChange={onOpenChange}
        onDecided={() => onDecided(personId)}
        finalFocus={finalFocus}
      />
      <QuestionDialog
        personId={personId}
        caseId={caseId}
        name={name}
        language={entry.language ?? own}
        open={open && action === "ask"}
        onOpenChange={onOpenChange}
        finalFocus={() => entryElement("case", personId)}
      />
      <ConfirmDialog
        open={open && action === "dismiss"}
        onOpenChange={onOpenChange}
        title={t("moderation.dismiss.title", { name })}
        description={t("moderation.dismiss.text")}
        confirmLabel={t("moderation.actions.dismiss")}
        confirmsOnEnter
        busy={isPending}
        onConfirm={mutate}
        finalFocus={() => (isDone.current ? finalFocus() : null)}
      />
    </>
  );
}
