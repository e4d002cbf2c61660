import {
  Activity,
  Compass,
  Crown,
  Gavel,
  Heart,
  Languages,
  MessageCircle,
  Settings,
  ShieldCheck,
  Ticket,
  UserRound,
} from "lucide-react";
import { Link, useLocation } from "react-router";
import { newMessagesBadge } from "../features/chats/chat-list-state.ts";
import { useProfileOrigin } from "../features/people/profile-origin.ts";
import type { SessionState } from "../lib/session-store.ts";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";

const icons = {
  dashboard: Compass,
  matches: Heart,
  chats: MessageCircle,
  premium: Crown,
  profile: UserRound,
  events: Ticket,
  settings: Settings,
  appearance: Languages,
  terms: ShieldCheck,
  bans: Gavel,
  operator: Activity,
};

type EntryName = keyof typeof icons;

interface Entry {
  name: EntryName;
  to: string;
  /** In the phones' lower bar. */
  bar: boolean;
  /** Not in the wide header, where the face leads there. */
  isListOnly?: boolean;
}

/** Moderation for moderators only (NAV-29); without a user the dashboard instead of the own profile (NAV-28). */
export function entries({
  user,
  isModerator,
  isOperator,
}: {
  user: SessionState["user"];
  isModerator: boolean;
  isOperator: boolean;
}): Entry[] {
  const all: (Entry | false)[] = [
    { name: "dashboard", to: "/dashboard", bar: true },
    { name: "matches", to: "/matches", bar: true },
    { name: "chats", to: "/chats", bar: true },
    { name: "premium", to: "/premium", bar: false },
    { name: "profile", to: user ? "/profile/me" : "/dashboard", bar: true },
    { name: "events", to: "/events", bar: false, isListOnly: true },
    { name: "settings", to: "/settings", bar: false, isListOnly: true },
    { name: "appearance", to: "/settings#appearance", bar: false, isListOnly: true },
    { name: "terms", to: "/terms", bar: false, isListOnly: true },
    isModerator && { name: "bans", to: "/moderation/bans", bar: false },
    isOperator && { name: "operator", to: "/operator", bar: false },
  ];
  return all.filter((entry): entry is Entry => entry !== false);
}

/** The ring around the dot matches the background. */
const filled = "hover:[--ring:var(--wash)] aria-[current=page]:[--ring:var(--ink)]";

/** At 200 % text size labels grow as far as they fit. */
const looks = {
  row: "min-h-13 flex-col justify-center gap-0.5 rounded-control px-2 text-xs hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper xl:min-h-11 xl:flex-row xl:gap-2 xl:px-3 xl:text-base",
  list: "min-h-12 gap-3 rounded-control px-3 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper",
  bar: "h-full min-w-0 flex-1 flex-col justify-center gap-0.5 border-transparent border-t-4 px-1 pb-1 text-[min(0.75rem,4.2vw)] aria-[current=page]:border-signal aria-[current=page]:text-signal-ink",
};

/** Beside the icon, but never over a label on its right. */
const numbers = { row: "left-2.5 xl:-right-2 xl:left-auto", list: "-right-2.5", bar: "left-2.5" };

type EntryLinkProps = Pick<Entry, "name" | "to"> & {
  look: keyof typeof looks;
  hasDot: boolean;
  /** In the dot: new messages, or waiting cases. */
  count: number;
};

/** A navigation entry, in header, menu or lower bar. */
export function EntryLink({ name, to, look, hasDot, count }: EntryLinkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const origin = useProfileOrigin();
  const Icon = icons[name];
  const shown = newMessagesBadge(count);
  // Cases are counted beside the name, messages on the icon.
  const isBeside = name === "bans";
  // Another person's profile belongs to the screen it was opened from.
  const isOther = pathname.startsWith("/profile/") && !/^\/profile\/(?:me|edit)(?:\/|$)/.test(pathname);
  const isFrom = isOther && origin.origin.split("?")[0] === to;
  const isOwn = name === "profile" && pathname === "/profile/edit";
  return (
    <Link
      to={to}
      // The own profile leads back (NAV-11).
      state={name === "profile" ? origin : undefined}
      aria-current={isFrom || isOwn || pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined}
      className={cx("flex items-center font-bold [--ring:var(--paper)]", look !== "bar" && filled, looks[look])}
    >
      <span className="relative">
        <Icon className={cx("size-5", name === "premium" && "text-gold in-aria-[current=page]:text-inherit")} />
        {/* NAV-32. Screen readers have the text below. */}
        {hasDot && !isBeside && (
          <span
            data-dot=""
            aria-hidden="true"
            className={cx(
              "absolute rounded-full border-2 border-(--ring) bg-signal text-on-signal",
              shown
                ? cx("-top-2 min-w-5.5 px-1 text-center text-xs leading-4.5", numbers[look])
                : "-top-1 -right-1.5 size-3",
            )}
          >
            {shown}
          </span>
        )}
      </span>
      <span className="flex max-w-full items-center gap-1.5">
        <span className="truncate">{t(`nav.${name}`)}</span>
        {hasDot && isBeside && (
          <span
            data-dot=""
            aria-hidden="true"
            className="rounded-full bg-signal px-1.5 text-on-signal text-xs leading-5"
          >
            {shown}
          </span>
        )}
      </span>
      {hasDot && (
        <span className="sr-only">
          {shown
            ? t(name === "bans" ? "nav.waitingCases" : "chats.unread", { count, shown })
            : t(name === "chats" ? "nav.newChats" : "nav.newLikes")}
        </span>
      )}
    </Link>
  );
}
