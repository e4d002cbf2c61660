import { TURNS } from "@nakamatch/contract/vocabulary/limits";
import { Reply, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { turnsBadge } from "../../features/chats/chat-list-state.ts";
import { useChats } from "../../features/chats/use-chats.ts";
import { readStored, store } from "../../lib/browser-storage.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const KEY = "nakamatch-turns-hint";

/** Tells of many chats that wait for an answer, until closed for the day. Decided once it is known, by the screen's loader: nothing moves later. */
export function TurnsHint() {
  const { t } = useTranslation();
  const { data } = useChats();
  const yourTurn = data?.pages[0]?.yourTurn ?? 0;
  const today = new Date().toDateString();
  const [closedOn, setClosedOn] = useState(() => readStored(KEY));
  const [isOffered, setOffered] = useState<boolean>();
  if (isOffered === undefined && data) setOffered(yourTurn >= TURNS.many);
  if (!isOffered || yourTurn < TURNS.many || closedOn === today) return null;
  return (
    <div className="flex items-center gap-2.5 rounded-control border-2 border-line pl-3 text-sm leading-snug">
      <Reply aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 py-1.5">
        {t("dashboard.turns.waiting", { shown: turnsBadge(yourTurn) ?? "" })}{" "}
        <Link to="/chats" className="font-bold text-accent-ink underline underline-offset-4">
          {t("dashboard.turns.open")}
        </Link>
      </p>
      <IconButton
        label={t("dashboard.turns.close")}
        icon={<X />}
        onClick={() => {
          store(KEY, today);
          setClosedOn(today);
        }}
      />
    </div>
  );
}
