import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { ListError, ListWaiting } from "../../ui/list-states.tsx";
import { type CaseAction, CaseActions, type CaseActionsProps } from "./case-actions.tsx";
import { CaseItem } from "./case-item.tsx";
import { ListEmpty, PeopleSearch } from "./people-search.tsx";
import { type PlacedCase, useCases } from "./use-cases.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export type ReportedPeopleProps = {
  search: string;
  onSearch: (search: string) => void;
  open: string | null;
  onOpen: (personId: string | null) => void;
};

/** Most urgent first, in stable order: new cases show on request, cases decided by others stay as closed. */
export function ReportedPeople({ search, onSearch, open, onOpen }: ReportedPeopleProps) {
  const { t } = useTranslation();
  const found = useCases(search);
  const { cases, total, fresh, isError } = found;
  const list = useRef<HTMLUListElement>(null);
  const firstCase = () => list.current?.querySelector<HTMLElement>("[data-case]");
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <PeopleSearch search={search} onSearch={onSearch} />
        {/* Reserves the button's height. */}
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
          {fresh > 0 && (
            <DisappearingButton
              variant="primary"
              icon={<ArrowUp className="size-5" />}
              // They may also be decided about meanwhile.
              focusFallback={firstCase}
              onClick={() => {
                // New cases must be rendered to get focus.
                flushSync(found.showFresh);
                firstCase()?.focus();
              }}
            >
              {t("moderation.reported.fresh", { count: fresh })}
            </DisappearingButton>
          )}
          {total !== null && (
            <p role="status" className="font-bold text-ink-soft">
              {t("moderation.reported.total", { count: total })}
            </p>
          )}
        </div>
      </div>
      {cases ? (
        cases.length > 0 ? (
          <Cases found={found} cases={cases} list={list} open={open} onOpen={onOpen} />
        ) : (
          <ListEmpty
            search={search}
            onClear={() => onSearch("")}
            title={t("moderation.reported.empty.title")}
            text={t("moderation.reported.empty.text")}
          />
        )
      ) : isError ? (
        <ListError
          hasToast
          title={t("moderation.reported.error")}
          text={t("moderation.reported.errorText")}
          query={found}
        />
      ) : (
        <ListWaiting height="h-36" />
      )}
    </div>
  );
}

type CasesProps = Pick<ReportedPeopleProps, "open" | "onOpen"> & {
  found: ReturnType<typeof useCases>;
  cases: PlacedCase[];
  list: React.RefObject<HTMLUListElement | null>;
};

function Cases({ found, cases, list, open, onOpen }: CasesProps) {
  const { t } = useTranslation();
  const { isGrowing, more } = useMorePages(found);
  const [asked, setAsked] = useState<CaseActionsProps["asked"]>(null);
  const [isAsking, setIsAsking] = useState(false);
  const following = useRef<string>(undefined);
  const ask = (entry: PlacedCase, action: CaseAction) => {
    const isTheirs = entry.claim !== null && !entry.claim.isMine;
    if (entry.isGone || isTheirs || entry.isWithOperator || (entry.isDeleted && action === "warn")) return;
    setAsked({ entry, action });
    setIsAsking(true);
  };
  const toggle = ({ person }: PlacedCase) => onOpen(open === person.id ? null : person.id);
  const elementOf = (personId: string | undefined) =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-case]") ?? [])].find(
      ({ dataset }) => dataset.case === personId,
    );
  const focusOn = (entry: PlacedCase | undefined) => elementOf(entry?.person.id)?.focus();

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
      <ul ref={list} className="flex flex-col gap-3" aria-label={t("moderation.reported.tab")}>
        {cases.map((entry) => (
          <CaseItem
            key={entry.person.id}
            entry={entry}
            isOpen={open === entry.person.id}
            onToggle={() => toggle(entry)}
            onAct={(action) => ask(entry, action)}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <DisappearingButton
          className="mx-auto"
          focusFallback={() => list.current?.lastElementChild as HTMLElement | null}
          busy={isGrowing}
          onClick={more}
        >
          {t("common.actions.loadMore")}
        </DisappearingButton>
      )}
      <CaseActions
        asked={asked}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onDecided={(personId) => {
          const at = cases.findIndex(({ person }) => person.id === personId);
          following.current = (cases[at + 1] ?? cases[at - 1])?.person.id;
          found.drop(personId);
          if (open === personId) onOpen(null);
        }}
        finalFocus={() => elementOf(following.current) ?? document.getElementById("content")}
      />
    </>
  );
}
