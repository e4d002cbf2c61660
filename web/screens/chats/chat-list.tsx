import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { searchByNickname } from "../../live/chat-list-state.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { ChatListItem } from "./chat-list-item.tsx";
import { useIsOnline } from "./use-is-online.ts";
import { useToday } from "./use-today.ts";

export type ChatListProps = {
  chats: readonly Chat[];
  viewerId: string;
  now: Date;
  openId: string | null;
  /** Whether there are older conversations, whether they are loading, or failed to load. */
  hasMore: boolean;
  isGrowing: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** The conversations, with a search by nickname (CHAT-02). */
export function ChatList({ chats, viewerId, now, openId, hasMore, isGrowing, hasFailed, onMore }: ChatListProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const items = useRef<HTMLUListElement>(null);
  // A match may be anywhere in the list.
  const isIncomplete = query.trim() !== "" && hasMore && !hasFailed;
  const searchOn = useEffectEvent(onMore);
  useEffect(() => {
    if (isIncomplete && !isGrowing) searchOn();
  }, [isIncomplete, isGrowing]);
  const deletedUser = t("chats.deletedUser");
  const found = useMemo(() => searchByNickname(chats, query, deletedUser), [chats, query, deletedUser]);
  const isOnline = useIsOnline(now);
  const today = useToday(now);
  return (
    <>
      <div className="px-3 pt-4 pb-3">
        <h1 className="mb-3 px-1 font-black text-3xl">{t("chats.title")}</h1>
        <SearchField
          hideLabel
          label={t("chats.search")}
          placeholder={t("chats.search")}
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3">
        <ul ref={items} aria-label={t("chats.list")} className="flex flex-col gap-1">
          {found.map((chat) => (
            // The browser skips those that are out of sight; they stay in the document, for search and screen readers.
            <li key={chat.id} className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
              <ChatListItem
                chat={chat}
                viewerId={viewerId}
                today={today}
                online={isOnline(chat.otherUser) ?? false}
                isOpen={chat.id === openId}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="px-3 text-center text-ink-soft not-empty:py-6">
          {found.length === 0 && !isIncomplete ? t("chats.noResults") : null}
        </p>
        {hasMore && (
          <div className="pt-2 text-center">
            <DisappearingButton
              focusFallback={() => [...(items.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])].at(-1)}
              busy={isGrowing}
              onClick={onMore}
            >
              {t("common.actions.loadMore")}
            </DisappearingButton>
          </div>
        )}
      </div>
    </>
  );
}
