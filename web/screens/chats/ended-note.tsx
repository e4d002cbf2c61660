import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { useDraft } from "../../features/chats/drafts.ts";
import { api } from "../../lib/api.ts";
import { formatDate, formatDateTime } from "../../lib/format.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { isSameDay } from "./times.ts";
import { useEndChange } from "./use-end-change.ts";

type EndedNoteProps = { chatId: string; end: NonNullable<Chat["end"]>; name: string; now: Date };

/** In the composer's place: how the conversation was ended, and how it can be opened again. */
export function EndedNote({ chatId, end, name, now }: EndedNoteProps) {
  const { t, language } = useTranslation();
  const { id: viewerId } = useUser();
  const { text } = useDraft(viewerId, chatId);
  const { mutate, isPending } = useEndChange(() => api.chatEnds.reopen({ chatId }));
  const { isMine, isAsking, endedAt, reopenUntil } = end;
  const mayReopen = reopenUntil !== null && now.getTime() < Date.parse(reopenUntil);
  return (
    <div className="max-h-1/2 overflow-y-auto border-edge border-t-2 bg-sheet px-4 py-3 text-center">
      <div role="status" className="mx-auto flex max-w-2xl flex-col gap-1">
        <p className="text-ink-soft text-sm">
          {isSameDay(new Date(endedAt), now)
            ? t(isMine ? "chatEnds.mineToday" : "chatEnds.theirsToday", { name })
            : t(isMine ? "chatEnds.mine" : "chatEnds.theirs", { name, date: formatDate(endedAt, language) })}
        </p>
        <p className="font-bold">{t(`chatEnds.${end.sentence}`)}</p>
        <p className="text-ink-soft text-sm">{hint()}</p>
      </div>
      {(mayReopen || (!isMine && isAsking)) && (
        <Button className="mt-2" busy={isPending} onClick={() => mutate()}>
          {t(mayReopen ? "chatEnds.reopen" : "chatEnds.yes")}
        </Button>
      )}
      {text !== "" && (
        <p dir="auto" className="mt-2 text-ink-soft text-sm user-text">
          {t("chatEnds.unsent")} {text}
        </p>
      )}
    </div>
  );

  function hint(): string {
    if (!isMine) return isAsking ? t("chatEnds.ask", { name }) : t("chatEnds.closed");
    if (mayReopen) return t("chatEnds.until", { date: formatDateTime(reopenUntil, language) });
    return t(isAsking ? "chatEnds.wait" : "chatEnds.later", { name });
  }
}
