import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { CaseItem } from "./case-item.tsx";
import { PeopleQueue } from "./queue.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { type CaseAction, type PlacedCase, shownName, useCases, useDecision } from "./use-queues.ts";

type ReportedPeopleProps = {
  search: string;
  onSearch: (search: string) => void;
  open: string | null;
  onOpen: (personId: string | null) => void;
};

const caseElement = (personId: string | undefined) =>
  document.querySelector<HTMLElement>(personId ? `[data-case="${personId}"]` : "[data-case]");

/** Most urgent first, in stable order: new cases show on request, cases decided by others stay as closed. */
export function ReportedPeople({ search, onSearch, open, onOpen }: ReportedPeopleProps) {
  const { t } = useTranslation();
  const found = useCases(search);
  const { cases = [], total, fresh } = found;
  const [asked, setAsked] = useState<{ entry: PlacedCase; action: CaseAction }>();
  const [isAsking, setIsAsking] = useState(false);
  const nextPersonId = useRef<string>(undefined);
  const ask = (entry: PlacedCase, action: CaseAction) => {
    const isTheirs = entry.claim !== null && !entry.claim.isMine;
    if (entry.isGone || isTheirs || entry.isWithOperator || (entry.isDeleted && action === "warn")) return;
    setAsked({ entry, action });
    setIsAsking(true);
  };
  const toggle = ({ person }: PlacedCase) => onOpen(open === person.id ? null : person.id);
  const focusOn = (entry: PlacedCase | undefined) => entry && caseElement(entry.person.id)?.focus();

  /** Index of the focused, else the open case; -1 for neither. */
  const here = () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case;
    return cases.findIndex(({ person }) => person.id === (focused ?? open));
  };
  const withThis = (act: (entry: PlacedCase) => void) => () => {
    const entry = cases[here()];
    if (entry) act(entry);
  };
  useShortcuts({
    j: () => focusOn(cases[Math.min(cases.length - 1, here() + 1)]),
    k: () => focusOn(cases[Math.max(0, here() - 1)]),
    o: withThis(toggle),
    b: withThis((entry) => ask(entry, "ban")),
    w: withThis((entry) => ask(entry, "warn")),
    d: withThis((entry) => ask(entry, "dismiss")),
  });

  return (
    <>
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
            onToggle={() => toggle(entry)}
            onAct={(action) => ask(entry, action)}
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
      {asked && (
        <CaseActions
          key={asked.entry.caseId}
          {...asked}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onDecided={(personId) => {
            const at = cases.findIndex(({ person }) => person.id === personId);
            nextPersonId.current = (cases[at + 1] ?? cases[at - 1])?.person.id;
            found.drop(personId);
            if (open === personId) onOpen(null);
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
        busy={isPending}
        onConfirm={mutate}
        finalFocus={() => (isDone.current ? finalFocus() : null)}
      />
    </>
  );
}
