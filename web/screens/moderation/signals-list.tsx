import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { BanDialog } from "../../features/moderation/decide/ban-dialog.tsx";
import { useShortcuts } from "../../features/moderation/decide/use-shortcuts.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { questionText } from "../../features/people/profile/question-text.ts";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Beside, PaneHead, Said, showHead, useIsWide } from "./beside.tsx";
import { FlaggedPerson, type FlaggedPersonProps } from "./flagged-person.tsx";
import { Queue } from "./queue.tsx";
import { entryElement, useListKeys } from "./use-list-keys.ts";
import { NEAR_MS, personQuery, useDecision, useSignals } from "./use-queues.ts";

type SignalsListProps = { open: string | null; onOpen: (signalId: string | null) => void };
type Asked = { signal: Signal; type: "warning" | "ban" };

const idOf = ({ id }: Signal) => id;

/** Automatic signals, each with the person's history and open reports, and the measures of cases. */
export function SignalsList({ open, onOpen }: SignalsListProps) {
  const { t } = useTranslation();
  const query = useSignals();
  const { signals = [] } = query;
  const queries = useQueryClient();
  const isBeside = useIsWide() && signals.length > 0;
  const openSignal = signals.find(({ id }) => id === open);
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);
  const nextId = useRef<string>(undefined);
  // A question is only about the person on screen.
  const [openBefore, setOpenBefore] = useState(open);
  if (openBefore !== open) {
    setOpenBefore(open);
    if (asked?.signal.id !== open) setIsAsking(false);
  }

  const ask = (signal: Signal, type: Asked["type"]) => {
    if (open !== signal.id) onOpen(signal.id);
    setAsked({ signal, type });
    setIsAsking(true);
  };
  /** The next signal of someone else, whom the same measure leaves in the list. */
  const after = ({ id, person }: Signal) => {
    const at = signals.findIndex((each) => each.id === id);
    return [...signals.slice(at + 1), ...signals.slice(0, Math.max(0, at)).reverse()].find(
      (each) => each.person.id !== person.id,
    );
  };
  const { close, forget, reopen } = useClose((signal) => {
    if (open !== signal.id) return;
    const next = signals[signals.findIndex(({ id }) => id === signal.id) + 1]?.id;
    onOpen(next ?? null);
    if (next) entryElement("signal", next)?.focus();
  });
  useShortcuts(reopen ? { u: () => reopen(({ id }) => onOpen(id)) } : {});
  const { move, said } = useListKeys({
    entries: signals,
    idOf,
    open,
    onOpen,
    isBeside,
    attribute: "signal",
    actions: {
      b: (signal) => void ask(signal, "ban"),
      w: (signal) => void ask(signal, "warning"),
      d: (signal) => void (close.isPending || close.mutate(signal)),
    },
  });
  const details = (signal: Signal): Omit<FlaggedPersonProps, "id"> => ({
    signal,
    onAct: (action) => {
      if (action === "dismiss") close.mutate(signal);
      else ask(signal, action === "warn" ? "warning" : "ban");
    },
    onNext: () => move(1),
  });
  const isClosing = (signal: Signal) => close.isPending && close.variables?.id === signal.id;
  return (
    <>
      <Beside
        isBeside={isBeside}
        list={
          <Queue
            query={query}
            entries={query.signals}
            label={t("signals.tab")}
            waiting={{ height: "h-36" }}
            error={{ title: t("signals.error.title"), text: t("signals.error.text") }}
            empty={{ title: t("signals.empty.title"), text: t("signals.empty.text") }}
            head={<p className="text-ink-soft">{t("signals.explanation")}</p>}
            render={(signal) => (
              <SignalItem
                key={signal.id}
                {...details(signal)}
                isOpen={open === signal.id}
                isWithin={!isBeside}
                isClosing={isClosing(signal)}
                onToggle={() => onOpen(open === signal.id ? null : signal.id)}
                onNear={() => void queries.prefetchQuery({ ...personQuery(signal.person.id), staleTime: NEAR_MS })}
              />
            )}
          />
        }
        open={openSignal && <SignalPane key={openSignal.id} {...details(openSignal)} />}
        pick={{ title: t("signals.pick.title"), text: t("signals.pick.text") }}
      />
      <Said>{said}</Said>
      {asked && (
        <Measures
          key={`${asked.signal.id} ${asked.type}`}
          {...asked}
          open={isAsking && asked.signal.id === open}
          onClose={() => setIsAsking(false)}
          onDecided={() => {
            // The key is about what was done last.
            forget();
            nextId.current = after(asked.signal)?.id;
            onOpen(nextId.current ?? null);
          }}
          finalFocus={() =>
            (nextId.current && entryElement("signal", nextId.current)) || document.getElementById("content")
          }
        />
      )}
    </>
  );
}

/** Closes a signal as seen; a toast offers to take that back, and `reopen` does it for the last one meanwhile. */
function useClose(onClosed: (signal: Signal) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const [last, setLast] = useState<Signal>();
  const reopen = useDecision(({ id }: Signal) => api.moderationFlags.reopen({ signalId: id }), {
    done: () => ({ title: t("signals.back") }),
    onDone: () => setLast(undefined),
  });
  useEffect(() => {
    const timer = last && setTimeout(() => setLast(undefined), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [last]);
  const close = useDecision(({ id }: Signal) => api.moderationFlags.close({ signalId: id }), {
    onDone: (signal) => {
      onClosed(signal);
      setLast(signal);
      toast({
        title: t("signals.done.title"),
        description: t("signals.done.text", { name: signal.person.nickname }),
        action: { label: t("moderation.undo.button"), onPress: () => reopen.mutate(signal) },
        timeout: UNDO_SECONDS * 1000,
      });
    },
  });
  return {
    close,
    forget: () => setLast(undefined),
    reopen:
      last && !reopen.isPending
        ? (onDone: (signal: Signal) => void) => reopen.mutate(last, { onSuccess: () => onDone(last) })
        : undefined,
  };
}

type MeasuresProps = Asked & {
  open: boolean;
  onClose: () => void;
  onDecided: () => void;
  /** The measure closes all signals of the person. */
  finalFocus: () => HTMLElement | null;
};

/** The dialog of cases. It waits for the person, to name the case that the moderator saw. */
function Measures({ signal, type, open, onClose, onDecided, finalFocus }: MeasuresProps) {
  const { data } = useQuery({ ...personQuery(signal.person.id), enabled: open });
  const [seen, setSeen] = useState<string | null>();
  const [isTold, setIsTold] = useState(false);
  if (open && data && seen === undefined) setSeen(data.caseId);
  if (!open && seen !== undefined) {
    setSeen(undefined);
    setIsTold(false);
  }
  return (
    <BanDialog
      person={signal.person}
      language={data?.language}
      type={type}
      caseId={isTold ? data?.caseId : seen}
      suggestion={null}
      draft={data?.draft}
      isBeside
      open={open && seen !== undefined}
      onOpenChange={(next) => !next && onClose()}
      onDecided={onDecided}
      // The second try is about the report that has arrived: it is on screen by then.
      onRefused={({ code }) => setIsTold(code === "CASE_NEW")}
      finalFocus={finalFocus}
    />
  );
}

type SignalItemProps = Omit<FlaggedPersonProps, "id"> & {
  isOpen: boolean;
  /** Whether an open signal is shown inside the list instead of beside it. */
  isWithin: boolean;
  isClosing: boolean;
  onToggle: () => void;
  /** Called on hover and focus, to prefetch. */
  onNear: () => void;
};

function SignalItem({ isOpen, isWithin, isClosing, onToggle, onNear, ...details }: SignalItemProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const { signal, onAct } = details;
  const { person, createdAt } = signal;
  const isShown = isOpen && isWithin;
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: isShown ? "start" : "nearest" });
  }, [isOpen, isShown]);
  return (
    <li
      ref={item}
      data-signal={signal.id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cx("panel scroll-mt-24 low:scroll-mt-2", isOpen && !isWithin && "bg-accent-wash")}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
        <PersonAvatar person={person} />
        <div className="flex min-w-48 flex-1 flex-col gap-1.5">
          <h2 id={`${id}-name`} className="text-lg leading-snug">
            <ProfileLink person={person} className="underline-offset-4 hover:underline">
              <PersonName name={person.nickname} premium={person.isPremium} />
            </ProfileLink>
          </h2>
          <p className="text-ink-soft text-sm">
            <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
          </p>
          <Noticed signal={signal} />
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          {/* An open one has it among the measures. */}
          {!isOpen && (
            <Button
              className="max-sm:grow"
              busy={isClosing}
              aria-label={t("signals.closeName", { name: person.nickname })}
              onClick={() => onAct("dismiss")}
            >
              {t("signals.close")}
            </Button>
          )}
          <IconButton
            label={t(isOpen ? "signals.hideName" : "signals.showName", { name: person.nickname })}
            aria-expanded={isOpen}
            aria-controls={isShown ? id : undefined}
            icon={<ChevronDown className={cx("transition-[rotate] duration-150", isOpen && "rotate-180")} />}
            className="ml-auto"
            onClick={onToggle}
          />
        </div>
      </div>
      {isShown && <FlaggedPerson id={id} {...details} />}
    </li>
  );
}

/** An open signal beside the list, on wide screens. */
function SignalPane(details: Omit<FlaggedPersonProps, "id">) {
  const id = useId();
  const { id: signalId, person } = details.signal;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    showHead(pane.current);
    // Opened by a press on its entry, or after a decision.
    if (document.activeElement?.closest("li[data-signal]")) pane.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={pane}
      data-signal={signalId}
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
      {/* Also here, as a dialog stands over the list. */}
      <div data-evidence="" className="border-edge border-t-2 p-4 sm:p-5">
        <Noticed signal={details.signal} />
      </div>
      <FlaggedPerson id={id} {...details} />
    </section>
  );
}

function Noticed({ signal }: { signal: Signal }) {
  const { t, language } = useTranslation();
  if (signal.kind === "returning_person") {
    const { bannedPerson, bannedUntil } = signal;
    return (
      <>
        <p className="font-bold">{t("signals.returning")}</p>
        <p>
          {bannedUntil === null
            ? t("signals.bannedForGood")
            : t("signals.bannedUntil", { date: formatDateTime(bannedUntil, language) })}
        </p>
        {bannedPerson && (
          <ProfileLink person={bannedPerson} className={`${TEXT_LINK} self-start`}>
            {t("signals.bannedPerson", { name: bannedPerson.nickname })}
          </ProfileLink>
        )}
      </>
    );
  }
  const what =
    signal.kind === "listed_word"
      ? signal.field === "prompt"
        ? t("signals.listedWord.prompt", { question: questionText(t, signal.question ?? "") })
        : t(`signals.listedWord.${signal.field}`)
      : t("signals.repeated", { count: signal.people });
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="font-bold">{what}</figcaption>
      <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{signal.text}</blockquote>
    </figure>
  );
}
