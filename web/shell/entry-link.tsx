import { Compass, Crown, Gavel, Heart, MessageCircle, UserRound } from "lucide-react";
import { memo } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { type ProfileOrigin, useProfileOrigin } from "../person/profile-origin.ts";
import { cx } from "../ui/cx.ts";
import type { Entry, EntryName } from "./entries.ts";

const icons = {
  dashboard: Compass,
  matches: Heart,
  chats: MessageCircle,
  premium: Crown,
  profile: UserRound,
  bans: Gavel,
};

/** Which entries carry the red dot. */
export type UnreadDots = Partial<Record<EntryName, boolean>>;

/** The ring around the dot has the background's colour. */
const filled = "hover:[--ring:var(--wash)] aria-[current=page]:[--ring:var(--ink)]";

/** At a text size of 200 % the labels of the bar grow as far as they fit beside each other. */
const looks = {
  row: "min-h-13 flex-col justify-center gap-0.5 rounded-control px-2 text-xs hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper xl:min-h-11 xl:flex-row xl:gap-2 xl:px-3 xl:text-base",
  list: "min-h-12 gap-3 rounded-control px-3 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper",
  bar: "h-full min-w-0 flex-1 flex-col justify-center gap-0.5 border-transparent border-t-4 px-1 pb-1 text-[min(0.75rem,4.2vw)] aria-[current=page]:border-signal aria-[current=page]:text-signal-ink",
};

type EntryLinkProps = Pick<Entry, "name" | "to"> & { look: keyof typeof looks; hasDot: boolean };

/** One entry of the navigation, in the header, in the menu or in the bar of phones. */
export function EntryLink(entry: EntryLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return entry.name === "profile" ? (
    <ProfileEntry {...entry} isCurrent={isCurrent} />
  ) : (
    <PlainEntry {...entry} isCurrent={isCurrent} />
  );
}

type PlainEntryProps = EntryLinkProps & { isCurrent: boolean; state?: ProfileOrigin };

/** The own profile leads back to where it was opened (NAV-11). */
function ProfileEntry(entry: PlainEntryProps) {
  return <PlainEntry {...entry} state={useProfileOrigin()} />;
}

const PlainEntry = memo(function PlainEntry({ name, to, look, hasDot, isCurrent, state }: PlainEntryProps) {
  return (
    <Link
      to={to}
      state={state}
      aria-current={isCurrent ? "page" : undefined}
      className={cx("flex items-center font-bold [--ring:var(--paper)]", look !== "bar" && filled, looks[look])}
    >
      <EntryContent name={name} hasDot={hasDot} />
    </Link>
  );
});

const EntryContent = memo(function EntryContent({ name, hasDot }: Pick<EntryLinkProps, "name" | "hasDot">) {
  const { t } = useTranslation();
  const Icon = icons[name];
  return (
    <>
      <span className="relative">
        <Icon className={cx("size-5", name === "premium" && "text-gold in-aria-[current=page]:text-inherit")} />
        {hasDot && <Dot className="-top-1 -right-1.5 absolute" />}
      </span>
      <span className="max-w-full truncate">{t(`nav.${name}`)}</span>
      {hasDot && <span className="sr-only">{t(name === "chats" ? "nav.newChats" : "nav.newLikes")}</span>}
    </>
  );
});

/** The red unread dot (NAV-32). Hidden from screen readers; the link has the text for them. */
function Dot({ className }: { className?: string }) {
  return (
    <span
      data-dot=""
      aria-hidden="true"
      className={cx("size-3 rounded-full border-2 border-(--ring) bg-signal", className)}
    />
  );
}
