import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { isOnline } from "@nakamatch/domain/meeting/presence";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useKnownRoute } from "../../lib/known-routes.ts";
import { PersonAvatar } from "../../people/person-avatar.tsx";
import { cx } from "../../ui/cx.ts";
import { ChatMenu } from "./chat-menu.tsx";
import { ChatName } from "./chat-name.tsx";

/** The other person of the conversation and whether they are online (CHAT-10, CHAT-11). */
export function ConversationHeader({ chat, now }: { chat: Chat; now: Date }) {
  const { t } = useTranslation();
  const knows = useKnownRoute();
  const { otherUser: person } = chat;
  const online = person !== null && isOnline(person.lastSeenAt === null ? null : new Date(person.lastSeenAt), now);
  const profile = person && knows(`/profile/${person.id}`) ? `/profile/${person.id}` : null;
  const face = (
    <>
      <PersonAvatar person={person} seed={chat.id} online={online} className="size-12!" />
      <h2 className={cx("min-w-0 truncate text-xl leading-snug", person && "pb-5")}>
        <ChatName person={person} />
      </h2>
    </>
  );
  return (
    <header className="flex items-center gap-2 border-edge border-b-2 bg-sheet px-2 py-2 md:px-4">
      <Link
        to="/chats"
        aria-label={t("chats.backToList")}
        title={t("chats.backToList")}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash md:hidden"
      >
        <ArrowLeft className="size-6" aria-hidden="true" />
      </Link>
      <div className="relative min-w-0 flex-1">
        {profile ? (
          <Link
            to={profile}
            state={{ origin: "/chats" }}
            className="flex items-center gap-3 rounded-control p-1 hover:underline"
          >
            {face}
          </Link>
        ) : (
          <div className="flex items-center gap-3 p-1">{face}</div>
        )}
        {person && (
          // Below the name and outside the link, whose accessible name is the name alone.
          <p
            role="status"
            className={cx(
              "pointer-events-none absolute bottom-1.5 left-16 flex items-center gap-1.5 text-sm leading-5 before:size-2.5 before:rounded-full before:border-2",
              online
                ? "font-bold text-success-ink before:border-success before:bg-success"
                : "text-ink-soft before:border-ink-soft",
            )}
          >
            {online ? t("chats.online") : t("chats.offline")}
          </p>
        )}
      </div>
      <ChatMenu chat={chat} />
    </header>
  );
}
