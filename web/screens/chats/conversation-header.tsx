import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { TYPING_SHOWN_MS } from "@nakamatch/contract/events/realtime";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, CalendarPlus, Hand, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { archivedChange } from "../../features/chats/use-chats.ts";
import { useStartChat } from "../../features/chats/use-start-chat.ts";
import { PersonMenu } from "../../features/meeting/blocks/person-menu.tsx";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { api, orpc } from "../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { tellsUntilWhen, toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { useToast } from "../../ui/toast.tsx";
import { CommonTitles } from "./common-titles.tsx";
import { ProposeDialog } from "./plans/lazy.tsx";
import { useLeaveChat } from "./use-leave-chat.ts";
import { useIsOnline } from "./use-now.ts";

// No paragraph, whose spacing people may widen, over the name.
const STATUS =
  "pointer-events-none absolute bottom-1 left-15.5 flex max-w-full items-center gap-1.5 overflow-hidden whitespace-nowrap text-sm leading-5 @max-[18rem]:left-1";

/** The other person: online (CHAT-10, CHAT-11) or typing. */
export function ConversationHeader({ chat, now }: { chat: Chat; now: Date }) {
  const { t } = useTranslation();
  const { otherUser: person } = chat;
  const online = useIsOnline(now)(person);
  const [isProposing, setIsProposing] = useState<boolean>();
  const propose = person && !chat.end ? () => setIsProposing(true) : undefined;
  const isTyping = useIsTyping(chat.id) && !chat.end;
  const face = (
    <>
      <PersonAvatar person={person} seed={chat.id} online={online ?? false} className="size-12! @max-[18rem]:hidden!" />
      <h2 className={cx("min-w-0 text-lg leading-tight md:text-xl", person && "mb-5")}>
        {person ? (
          <PersonName name={person.nickname} premium={person.isPremium} className="line-clamp-2" />
        ) : (
          <span className="text-ink-soft italic">{t("chats.deletedUser")}</span>
        )}
      </h2>
    </>
  );
  return (
    // No room for the photo with large text, nor for two buttons beside the name.
    <header className="@container flex flex-wrap items-center gap-1 border-edge border-b-2 bg-sheet py-1.5 pr-3 pl-1 low:py-0 md:gap-2 md:px-4">
      <Link
        to="/chats"
        aria-label={t("chats.backToList")}
        title={t("chats.backToList")}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash md:hidden"
      >
        <ArrowLeft className="size-6" />
      </Link>
      <div className={cx("relative min-w-0 flex-1", person && "@max-[18rem]:basis-[calc(100%-3rem)]")}>
        {person ? (
          <ProfileLink
            person={person}
            origin="/chats"
            className="flex items-center gap-2.5 rounded-control p-1 hover:underline"
          >
            {face}
          </ProfileLink>
        ) : (
          <div className="flex items-center gap-2.5 p-1">{face}</div>
        )}
        {person && (
          // Outside the link, whose accessible name is the name only.
          <div
            role="status"
            className={cx(
              STATUS,
              "not-empty:before:size-2.5 not-empty:before:rounded-full not-empty:before:border-2",
              online
                ? "font-bold text-success-ink before:border-success before:bg-success"
                : "text-ink-soft before:border-ink-soft",
              isTyping && "sr-only",
            )}
          >
            {online !== null && (online ? t("chats.online") : t("chats.offline"))}
          </div>
        )}
        {person && isTyping && (
          // Hidden from screen readers, to avoid constant announcements.
          <div aria-hidden="true" className={cx(STATUS, "font-bold text-accent-ink")}>
            {t("chats.typing")}
            <span className="flex gap-0.75 pt-1.5 [&>i]:size-1.25 [&>i]:animate-breathe [&>i]:rounded-full [&>i]:bg-current">
              <i />
              <i className="[animation-delay:200ms]" />
              <i className="[animation-delay:400ms]" />
            </span>
          </div>
        )}
      </div>
      {person && <CommonTitles personId={person.id} />}
      {propose && (
        // In the menu where there is no room.
        <IconButton
          label={t("chats.plan")}
          icon={<CalendarPlus />}
          className="@max-[30rem]:hidden"
          aria-haspopup="dialog"
          onClick={propose}
        />
      )}
      <ChatMenu chat={chat} onPropose={propose} />
      {person && isProposing !== undefined && (
        <ProposeDialog chatId={chat.id} person={person} open={isProposing} onOpenChange={setIsProposing} />
      )}
    </header>
  );
}

const EndDialog = lazyPart(() => import("./end-dialog.tsx").then((module) => module.EndDialog), undefined, {
  phrases: ["chatEnds"],
});

/** Block, report, propose a plan, end, delete the chat from the list (CHAT-12). */
function ChatMenu({ chat, onPropose }: { chat: Chat; onPropose: (() => void) | undefined }) {
  const { t } = useTranslation();
  const leave = useLeaveChat();
  const close = () => leave(chat.id);
  const { mutate, isPending } = useArchive(chat, close);
  const remove: MenuItem = {
    label: t("chats.menu.remove"),
    icon: <Trash2 />,
    onSelect: () => !isPending && mutate(),
  };
  const [isEnding, setIsEnding] = useState<boolean>();
  const end: MenuItem = { label: t("chats.end.action"), icon: <Hand />, onSelect: () => setIsEnding(true) };
  const plan = onPropose && { label: t("chats.plan"), icon: <CalendarPlus />, onSelect: onPropose };
  return chat.otherUser ? (
    <>
      <PersonMenu
        person={chat.otherUser}
        reports="chat"
        more={[...(plan ? [plan] : []), ...(chat.canEnd ? [end] : []), remove]}
        onBlocked={close}
      />
      {isEnding !== undefined && (
        <EndDialog chat={chat} name={chat.otherUser.nickname} open={isEnding} onOpenChange={setIsEnding} />
      )}
    </>
  ) : (
    <Menu label={t("chats.menu.label")} items={[remove]} />
  );
}

/** Milliseconds to undo a deletion. */
const UNDO_MS = 10_000;

/** Archives a chat (CHAT-13). Failures are toasts (CHAT-41). */
function useArchive({ id: chatId, otherUser }: Chat, onArchived: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const { startChat } = useStartChat();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.chats.archive({ chatId }),
    onSuccess: () => {
      onArchived();
      applyConfirmed(queries, archivedChange(chatId));
      void refetchChanged(queries, orpc.unreadBadges.current.key());
      const action = otherUser && { label: t("common.hiding.undo"), onPress: () => startChat(otherUser.id) };
      // The chat of a deleted account stays away.
      if (action)
        toast({ title: t("chats.removed.title"), description: t("chats.removed.text"), action, timeout: UNDO_MS });
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      const description = tellsUntilWhen(error) ? error.text(t) : t("chats.errors.archiveError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}

function useIsTyping(chatId: string): boolean {
  // A new object per event restarts the timer.
  const [latest, setLatest] = useState<object | null>(null);
  useRealtime("chat.typing", (event) => {
    if (event.chatId === chatId) setLatest(event);
  });
  useRealtime("message.created", (message) => {
    if (message.chatId === chatId) setLatest(null);
  });
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setLatest(null), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest !== null;
}
