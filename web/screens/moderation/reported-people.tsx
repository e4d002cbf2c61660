import { suggestDuration, suggestReason } from "@nakamatch/domain/safety/suggestion";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { api } from "../../lib/api.ts";
import { formatTime } from "../../lib/format.ts";
import { useMedia } from "../../lib/media.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { useShortcuts } from "../../person/ban/use-shortcuts.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CaseItem, CasePane } from "./case-item.tsx";
import { PeopleQueue } from "./queue.tsx";
import {
  type CaseAction,
  NEAR_MS,
  type PlacedCase,
  personQuery,
  shownName,
  useCases,
  useDecision,
} from "./use-queues.ts";

type ReportedPeopleProps = {
  search: string;
  onSearch: (search: string) => void;
  open: string | null;
  onOpen: (personId: string | null) => void;
  /** Closes the case and clears the search. */
  onFinish: () => void;
};

/** The case beside the list, else in it; without an id the list's first. */
const caseElement = (personId: string | undefined) =>
  personId
    ? [...document.querySelectorAll<HTMLElement>(`[data-case="${personId}"]`)].at(-1)
    : document.querySelector<HTMLElement>("[data-case]");

/** Most urgent first, in stable order: new cases show on request, cases decided by others stay as closed. */
export function ReportedPeople({ search, onSearch, open, onOpen, onFinish }: ReportedPeopleProps) {
  const { t, language } = useTranslation();
  const found = useCases(search);
  const { cases = [], total, fresh } = found;
  const [asked, setAsked] = useState<{ entry: PlacedCase; action: CaseAction }>();
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState("");
  const isWide = useMedia("(min-width: 80rem)");
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
  // One case ahead.
  const ahead = following(openCase?.person.id);
  const prefetchAhead = useEffectEvent(() => prefetch(ahead));
  useEffect(() => {
    if (ahead?.person.id) prefetchAhead();
  }, [ahead?.person.id]);

  const ask = (entry: PlacedCase, action: CaseAction) => {
    const reason = whyNot(entry, action);
    if (reason) return setSaid(reason);
    setAsked({ entry, action });
    setIsAsking(true);
  };
  const whyNot = ({ claim, isGone, isWithOperator, isDeleted }: PlacedCase, action?: CaseAction) => {
    if (isGone) return t("moderation.reported.gone");
    if (!action) return null;
    if (isWithOperator) return t("moderation.claim.operator");
    if (claim && !claim.isMine) {
      return t("moderation.claim.theirsShort", { name: claim.moderator, time: formatTime(claim.until, language) });
    }
    return isDeleted && action === "warn" ? t("moderation.nothingDone.noWarning") : null;
  };
  const toggle = ({ person }: PlacedCase) => onOpen(open === person.id ? null : person.id);

  /** Index of the focused, else the open case; -1 for neither. */
  const here = () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case;
    return cases.findIndex(({ person }) => person.id === (focused ?? open));
  };
  /** An open case gives way to the one beside it. */
  const move = (by: 1 | -1) => {
    const at = here();
    const entry = cases[at + by];
    if (!entry) {
      const end = by > 0 ? "last" : "first";
      return setSaid(t(`moderation.nothingDone.${cases.length === 0 ? "empty" : at < 0 ? "noneChosen" : end}`));
    }
    if (open !== null && open !== entry.person.id) onOpen(entry.isGone ? null : entry.person.id);
    caseElement(entry.person.id)?.focus({ preventScroll: openCase !== undefined });
  };
  const withThis = (act: (entry: PlacedCase) => void) => () => {
    const entry = cases[here()];
    if (entry) return act(entry);
    setSaid(t(`moderation.nothingDone.${cases.length === 0 ? "empty" : "noneChosen"}`));
  };
  const shortcuts = {
    j: () => move(1),
    k: () => move(-1),
    o: () => {
      // The most urgent one first.
      const entry = cases[here()] ?? cases.find(({ isGone }) => !isGone);
      if (!entry) return setSaid(t("moderation.nothingDone.empty"));
      const reason = whyNot(entry);
      if (reason) return setSaid(reason);
      caseElement(entry.person.id)?.focus({ preventScroll: true });
      toggle(entry);
    },
    b: withThis((entry) => ask(entry, "ban")),
    w: withThis((entry) => ask(entry, "warn")),
    d: withThis((entry) => ask(entry, "dismiss")),
  };
  useShortcuts(
    Object.fromEntries(
      Object.entries(shortcuts).map(([key, act]) => [
        key,
        () => {
          setSaid("");
          act();
        },
      ]),
    ),
  );
  const isBeside = isWide && cases.length > 0;

  return (
    <>
      <div className={isBeside ? "grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-6" : undefined}>
        <div
          className={cx(
            isBeside &&
              "-m-2 sticky top-(--header) max-h-[calc(100dvh-var(--header))] overflow-y-auto overscroll-contain p-2 low:static low:max-h-none",
          )}
        >
          <PeopleQueue
            search={search}
            onSearch={onSearch}
            total={total === null ? null : t("moderation.reported.total", { count: total })}
            query={found}
            entries={found.cases}
            label={t("moderation.reported.tab")}
            error={{ title: t("moderation.reported.error"), text: t("moderation.reported.errorText") }}
            empty={{ title: t("moderation.reported.empty.title"), text: t("moderation.reported.empty.text") }}
            render={(entry) => (
              <CaseItem
                key={entry.person.id}
                entry={entry}
                isOpen={open === entry.person.id}
                isWithin={!isBeside}
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
                focusFallback={() => caseElement(undefined)}
                onClick={() => {
                  // New cases must be rendered to get focus.
                  flushSync(found.showFresh);
                  caseElement(undefined)?.focus();
                }}
              >
                {t("moderation.reported.fresh", { count: fresh })}
              </DisappearingButton>
            )}
          </PeopleQueue>
        </div>
        {isBeside &&
          (openCase ? (
            <CasePane
              key={openCase.person.id}
              entry={openCase}
              onAct={(action) => ask(openCase, action)}
              onNext={() => move(1)}
            />
          ) : (
            <EmptyState drawing={<AllCalm />} title={t("moderation.pick.title")} text={t("moderation.pick.text")} />
          ))}
      </div>
      <p
        role="status"
        className="pointer-events-none fixed bottom-[calc(var(--bar,0px)+6.5rem)] left-1/2 z-20 w-max max-w-[90vw] -translate-x-1/2 rounded-control border-2 border-edge bg-sheet px-4 py-2 text-center font-bold empty:border-0 empty:p-0"
      >
        {said}
      </p>
      {asked && (
        <CaseActions
          key={asked.entry.caseId}
          {...asked}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onDecided={(personId) => {
            const next = following(personId)?.person.id;
            nextPersonId.current = next;
            found.drop(personId);
            if (next) onOpen(next);
            else onFinish();
          }}
          finalFocus={() =>
            (nextPersonId.current && caseElement(nextPersonId.current)) || document.getElementById("content")
          }
        />
      )}
    </>
  );
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
  const { t } = useTranslation();
  const { caseId, isDeleted } = entry;
  const { id: personId } = entry.person;
  const name = shownName(t, entry);
  const isDone = useRef(false);
  const { data } = useQuery({ ...personQuery(personId), enabled: open });
  const suggestion = data && { reason: suggestReason(data.reports), ...suggestDuration(data.history) };
  const onOpenChange = (next: boolean) => !next && onClose();
  const { mutate, isPending } = useDecision(() => api.decisions.dismissReports({ personId, caseId }), {
    personId,
    failed: { text: t("banDialog.errors.other") },
    done: () => ({ title: t("moderation.dismiss.done"), description: t("moderation.dismiss.doneText", { name }) }),
    onDone: () => {
      isDone.current = true;
      onClose();
      onDecided(personId);
    },
  });
  return (
    <>
      <BanDialog
        person={{ ...entry.person, nickname: name }}
        caseId={caseId}
        type={action === "warn" ? "warning" : "ban"}
        canWarn={!isDeleted}
        suggestion={suggestion}
        draft={data?.draft}
        open={open && action !== "dismiss"}
        onOpenChange={onOpenChange}
        onDecided={() => onDecided(personId)}
        finalFocus={finalFocus}
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
