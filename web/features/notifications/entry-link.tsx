import { Compass, Crown, Gavel, Heart, MessageCircle, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { cx } from "../../ui/cx.ts";
import type { Entry, EntryName } from "./links.ts";

const icons = {
  dashboard: Compass,
  matches: Heart,
  chats: MessageCircle,
  premium: Crown,
  profile: UserRound,
  bans: Gavel,
};

/** Which entries carry the red dot. */
export type Marks = Partial<Record<EntryName, boolean>>;

/** The dot's ring is as the ground it stands on. */
const filled = "hover:[--ring:var(--wash)] aria-[current=page]:[--ring:var(--ink)]";

const looks = {
  row: "min-h-11 gap-2 rounded-control px-3 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper",
  list: "min-h-12 gap-3 rounded-control px-3 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper",
  bar: "h-full flex-1 flex-col justify-center gap-0.5 border-transparent border-t-4 px-1 pb-1 text-xs aria-[current=page]:border-signal aria-[current=page]:text-signal-ink",
};

/** One entry of the navigation, in the header, in the menu or in the bar of phones. */
export function EntryLink({ entry, look, marked }: { entry: Entry; look: keyof typeof looks; marked: boolean }) {
  const { t } = useTranslation();
  const Icon = icons[entry.name];
  const remark = entry.name === "chats" ? t("nav.newChats") : t("nav.newLikes");
  return (
    <NavLink
      to={entry.to}
      className={cx("flex min-w-0 items-center font-bold [--ring:var(--paper)]", look !== "bar" && filled, looks[look])}
    >
      <span className="relative">
        <Icon
          className={cx("size-5", entry.name === "premium" && "text-gold in-aria-[current=page]:text-inherit")}
          aria-hidden="true"
        />
        {marked && <Dot className="-top-1 -right-1.5 absolute" />}
      </span>
      <span className="max-w-full truncate">{t(`nav.${entry.name}`)}</span>
      {marked && <span className="sr-only">{remark}</span>}
    </NavLink>
  );
}

/** The red dot: something new is there (NAV-32). Says nothing itself; words stand beside it. */
function Dot({ className }: { className?: string }) {
  return (
    <span
      data-dot=""
      aria-hidden="true"
      className={cx("size-3 rounded-full border-2 border-(--ring) bg-signal", className)}
    />
  );
}
