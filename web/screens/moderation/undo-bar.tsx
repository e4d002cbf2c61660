import type { UNDOABLE_DECISIONS } from "@nakamatch/contract/vocabulary/decisions";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { useDecision } from "./use-queues.ts";

/** The moderator's last decision while it can be undone, also after a reload. */
export function UndoBar() {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...orpc.moderation.undoable.queryOptions(), staleTime: 0 });
  const undoable = data?.undoable;
  if (!undoable) return null;
  const { decisionId, left } = undoable;
  return <Undoable key={decisionId} {...undoable} endsAt={dataUpdatedAt + left} onOver={() => void refetch()} />;
}

type UndoableProps = {
  decisionId: string;
  action: (typeof UNDOABLE_DECISIONS)[number];
  nickname: string | null;
  /** By this device's clock. */
  endsAt: number;
  onOver: () => void;
};

function Undoable({ decisionId, action, nickname, endsAt, onOver }: UndoableProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(endsAt, onOver);
  const isSent = useRef(false);
  const { mutate, isPending } = useDecision(() => api.decisions.undo({ decisionId }), {
    done: () => ({ title: t("moderation.undo.done"), description: t("moderation.undo.doneText") }),
    onError: () => (isSent.current = false),
  });
  const undo = () => {
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  };
  useShortcuts({ u: undo, "ctrl+z": undo });
  if (seconds === 0 && !isPending) return null;
  const text = t(`moderation.undo.decided.${action}`, { name: nickname ?? t("moderation.deleted.account") });
  return (
    <section
      aria-label={t("moderation.undo.label")}
      // Clear of toasts and of the decisions about the next case.
      className="panel sticky bottom-[calc(var(--bar,0px)+6rem)] z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 shadow-panel in-[body:has([data-save-bar])]:bottom-[calc(var(--bar,0px)+7.5rem)] md:in-[body:has([data-save-bar])]:bottom-44 xl:fixed xl:bottom-24 xl:left-3 xl:w-96 xl:in-[body:has([data-save-bar])]:bottom-44"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="user-text font-bold">{text}</p>
        <p className="text-ink-soft text-sm tabular-nums">{t("moderation.undo.left", { count: seconds })}</p>
      </div>
      <DisappearingButton
        className="max-sm:w-full"
        icon={<Undo2 className="size-5" />}
        focusFallback={(button) => button.closest("main")}
        busy={isPending}
        aria-keyshortcuts="u Control+Z"
        onClick={undo}
      >
        {t("moderation.undo.button")}
      </DisappearingButton>
      <Announce text={text} />
    </section>
  );
}

/** Whole seconds, counted down to 0. */
function useSecondsUntil(endsAt: number, onOver: () => void): number {
  const read = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(read);
  const tick = useEffectEvent(() => {
    setSeconds(read());
    if (read() > 0) return true;
    onOver();
    return false;
  });
  useEffect(() => {
    const timer = setInterval(() => tick() || clearInterval(timer), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
