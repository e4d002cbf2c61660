import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { AppealDetails, type AppealDetailsProps, actionOf } from "./appeal-details.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { Beside, PaneHead, Said, showHead, useIsWide } from "./beside.tsx";
import { Queue } from "./queue.tsx";
import { entryElement, useListKeys } from "./use-list-keys.ts";
import { NEAR_MS, personQuery, useAppeals } from "./use-queues.ts";

type AppealsListProps = { open: string | null; onOpen: (appealId: string | null) => void };

/** Open appeals, each with the contested decision and its evidence. */
export function AppealsList({ open, onOpen }: AppealsListProps) {
  const { t } = useTranslation();
  const query = useAppeals();
  const { appeals = [] } = query;
  // Survives removal of the item by another moderator, to keep the input.
  const [chosen, setChosen] = useState<{ appeal: OpenAppeal; outcome: AppealOutcome }>();
  const [isDeciding, setIsDeciding] = useState(false);
  const openings = useOpenings(isDeciding);
  const nextId = useRef<string>(undefined);
  const queries = useQueryClient();
  const isBeside = useIsWide() && appeals.length > 0;
  const openAppeal = appeals.find(({ id }) => id === open);
  const ask = (appeal: OpenAppeal, outcome: AppealOutcome) => {
    if (appeal.isOwnDecision) return t("appeals.own");
    if (open !== appeal.id) onOpen(appeal.id);
    setChosen({ appeal, outcome });
    setIsDeciding(true);
  };
  const { said } = useListKeys({
    entries: appeals,
    idOf: ({ id }) => id,
    open,
    onOpen,
    isBeside,
    attribute: "appeal",
    actions: {
      b: (appeal) => ask(appeal, "denied"),
      d: (appeal) => ask(appeal, "granted"),
    },
  });
  const after = (appeal: OpenAppeal | undefined) => {
    const at = appeals.findIndex(({ id }) => id === appeal?.id);
    return [...appeals.slice(at + 1), ...appeals.slice(0, Math.max(0, at)).reverse()].find(
      (each) => !each.isOwnDecision,
    );
  };
  const actions = (appeal: OpenAppeal) => ({
    appeal,
    onDecide: (outcome: AppealOutcome) => void ask(appeal, outcome),
    onNext: () => {
      const next = after(appeal);
      if (next) onOpen(next.id);
    },
    hasNext: after(appeal) !== undefined,
  });
  const list = (
    <Queue
      query={query}
      entries={query.appeals}
      label={t("appeals.list")}
      waiting={{ height: "h-28", entries: 1 }}
      drawing={<TornPage />}
      error={{ title: t("appeals.error.title"), text: t("appeals.error.text") }}
      empty={{ title: t("appeals.empty.title"), text: t("appeals.empty.text") }}
      head={
        query.total !== null && (
          <div>
            <p className="font-bold">{t("appeals.total", { count: query.total })}</p>
            <p className="text-ink-soft text-sm">{t("appeals.who")}</p>
          </div>
        )
      }
      render={(appeal) => (
        <AppealItem
          key={appeal.id}
          {...actions(appeal)}
          isOpen={open === appeal.id}
          isWithin={!isBeside}
          onToggle={() => onOpen(open === appeal.id ? null : appeal.id)}
          onNear={() => void queries.prefetchQuery({ ...personQuery(appeal.person.id), staleTime: NEAR_MS })}
        />
      )}
    />
  );
  return (
    <>
      <Beside
        isBeside={isBeside}
        list={list}
        open={openAppeal && <AppealPane key={openAppeal.id} {...actions(openAppeal)} />}
        pick={{ title: t("appeals.pick.title"), text: t("appeals.pick.text") }}
      />
      <Said>{said}</Said>
      {/* Reset on opening. */}
      {chosen && (
        <AppealDialog
          key={openings}
          {...chosen}
          open={isDeciding}
          onOpenChange={setIsDeciding}
          onDecided={() => {
            nextId.current = after(chosen.appeal)?.id;
            onOpen(nextId.current ?? null);
          }}
          finalFocus={() =>
            (nextId.current && entryElement("appeal", nextId.current)) || document.querySelector("main")
          }
        />
      )}
    </>
  );
}

type AppealItemProps = Omit<AppealDetailsProps, "id"> & {
  isOpen: boolean;
  /** Whether an open appeal is shown inside the list instead of beside it. */
  isWithin: boolean;
  onToggle: () => void;
  /** Called on hover and focus, to prefetch. */
  onNear: () => void;
};

function AppealItem({ isOpen, isWithin, onToggle, onNear, ...details }: AppealItemProps) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const id = useId();
  const { person, sentAt, statement, isOwnDecision } = details.appeal;
  const isShown = isOpen && isWithin;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView();
  }, [isShown]);
  return (
    <li
      ref={item}
      data-appeal={details.appeal.id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cx(
        "panel scroll-mt-24 low:scroll-mt-2",
        isOpen && "shadow-panel",
        isOpen && !isWithin && "bg-accent-wash",
      )}
    >
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-3 sm:px-4">
        <PersonAvatar person={person} />
        <div className="min-w-0">
          <h2 id={`${id}-name`} className="user-text text-lg leading-snug">
            <PersonName name={person.nickname} premium={person.isPremium} />
          </h2>
          <p className="text-ink-soft text-sm">
            <time dateTime={sentAt}>{t("appeals.sentAt", { date: formatDateTime(sentAt, language) })}</time>
          </p>
        </div>
        {/* A press anywhere on the entry counts. */}
        <IconButton
          label={t(isOpen ? "appeals.hideName" : "appeals.showName", { name: person.nickname })}
          aria-expanded={isOpen}
          aria-controls={isShown ? id : undefined}
          icon={<ChevronDown className={cx("transition-[rotate] duration-150", isOpen && "rotate-180")} />}
          className="after:absolute after:inset-0"
          onClick={onToggle}
        />
        <div className="col-span-full">
          <p>
            <span className="font-bold">{t(`moderation.actionsTaken.${actionOf(statement.kind)}`)}</span>
            {statement.reason !== null && ` · ${reasonText(statement.reason)}`}
          </p>
          {isOwnDecision && <p className="font-bold text-accent-ink text-sm">{t("appeals.own")}</p>}
        </div>
      </div>
      {isShown && <AppealDetails id={id} {...details} />}
    </li>
  );
}

/** An open appeal beside the list, on wide screens. */
function AppealPane(details: Omit<AppealDetailsProps, "id">) {
  const id = useId();
  const { person } = details.appeal;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    showHead(pane.current);
    // Opened by a press on its entry.
    if (document.activeElement?.closest("li[data-appeal]")) pane.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={pane}
      data-appeal={details.appeal.id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="panel min-w-0 scroll-mt-24"
    >
      <PaneHead>
        <PersonAvatar person={person} />
        <h2 id={`${id}-name`} className="user-text min-w-0 text-2xl">
          <PersonName name={person.nickname} premium={person.isPremium} />
        </h2>
      </PaneHead>
      <AppealDetails id={id} {...details} />
    </section>
  );
}
