import type { UNDOABLE_DECISIONS } from "@nakamatch/contract/vocabulary/decisions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useRealtime } from "../../../lib/realtime.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Announce } from "../../../ui/announce.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { decisionErrorToast } from "./decision-errors.ts";
import { refetchDecided } from "./use-decide.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type Reopened = (personId: string) => void;

/** Says what the moderator decided last, and undoes it, also after a reload. `onReopened`: a case is open again. */
export function UndoBar({ onReopened }: { onReopened?: Reopened | undefined }) {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...orpc.cases.undoable.queryOptions(), staleTime: 0 });
  // Changes from another tab or moderator.
  useRealtime("moderation.changed", () => void refetch());
  const undoable = data?.undoable;
  return (
    undoable && (
      <Undoable
        key={undoable.decisionId}
        {...undoable}
        endsAt={dataUpdatedAt + undoable.left}
        onReopened={onReopened}
      />
    )
  );
}

type UndoableProps = {
  decisionId: string;
  action: (typeof UNDOABLE_DECISIONS)[number];
  nickname: string | null;
  /** In milliseconds of this device's clock. */
  endsAt: number;
  onReopened: Reopened | undefined;
};

function Undoable({ decisionId, action, nickname, endsAt, onReopened }: UndoableProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const seconds = useSecondsUntil(endsAt);
  const name = nickname ?? t("moderation.deleted.account");
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.decisions.undo({ decisionId }),
    onSuccess: async ({ reopened }) => {
      toast({
        title: t("moderation.undo.done", { name }),
        description: t(reopened === null ? "moderation.undo.doneText" : "moderation.undo.reopened"),
        variant: "success",
      });
      await refetchDecided(queries);
      if (reopened !== null) onReopened?.(reopened);
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, error.text(t)));
      return refetchDecided(queries);
    },
  });
  const undo = () => {
    if (!isPending) mutate();
  };
  useShortcuts({ u: undo });
  if (seconds === 0 && !isPending) return null;
  const text = t(`moderation.undo.decided.${action}`, { name });
  return (
    <section
      aria-label={t("moderation.undo.label")}
      // Covers neither toasts nor the decision bar of the next case.
      className="panel sticky bottom-[calc(var(--bar,0px)+6rem)] z-20 flex items-center gap-3 px-4 py-3 shadow-panel in-[body:has([data-save-bar])]:bottom-[calc(var(--bar,0px)+11rem)] md:in-[body:has([data-save-bar])]:bottom-44 xl:fixed xl:bottom-32 xl:left-3 xl:w-96 xl:in-[body:has([data-save-bar])]:bottom-52"
    >
      <div className="min-w-0 flex-1">
        <p className="user-text font-bold max-sm:text-sm max-sm:leading-snug">{text}</p>
        <p className="text-ink-soft text-sm tabular-nums">{t("moderation.undo.left", { count: seconds })}</p>
      </div>
      <Button icon={<Undo2 className="size-5" />} busy={isPending} aria-keyshortcuts="u" onClick={undo}>
        {t("moderation.undo.button")}
      </Button>
      <Announce text={text} />
    </section>
  );
}

/** Whole seconds, counted down to 0. */
function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
