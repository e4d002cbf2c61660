import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { useSession } from "../lib/session.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Logo, LogoMark } from "../ui/logo.tsx";
import { EntryLink, entries } from "./entry-link.tsx";
import { useMenuToggle } from "./menu-toggle.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { useUnreadDots } from "./use-unread-dots.ts";

/** Header and phones' lower bar (spec §2, NAV-25..32). Language and theme are behind the avatar. */
export function TopNavigation() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { hasNewLikes, hasNewChats, isModerator } = useUnreadDots();
  const menu = useMenuToggle({ className: "md:hidden" });
  const signOut = useSignOut();

  const all = entries({ user, isModerator });
  const links = (look: "row" | "list" | "bar") =>
    all.map(({ name, to, bar }) => {
      const hasDot = (name === "chats" && hasNewChats) || (name === "matches" && hasNewLikes);
      const link = <EntryLink key={name} name={name} to={to} look={look} hasDot={hasDot} />;
      return look === "bar" ? bar && link : <li key={name}>{link}</li>;
    });
  return (
    <>
      <header className="sticky top-0 z-30 low:static border-edge border-b-2 bg-paper max-md:low:group-data-no-bar/frame:hidden">
        <SkipLink />
        <nav aria-label={t("nav.main")} className="page-wide px-4 sm:px-6" onKeyDown={menu.onKeyDown}>
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link to="/dashboard" aria-label={t("nav.home")} className="shrink-0 rounded-lg py-2">
              <LogoMark className="h-8 w-auto xs:hidden md:max-lg:block" />
              <Logo className="max-xs:hidden md:max-lg:hidden" />
            </Link>
            <ul className="hidden grow flex-wrap items-center justify-center gap-1 md:flex">{links("row")}</ul>
            {/* As wide as the logo, so that the links are centred. */}
            <div className="flex items-center justify-end gap-3 xl:min-w-43">
              <IconButton
                variant="framed"
                label={t("nav.logout")}
                icon={<LogOut />}
                className="max-md:hidden"
                {...signOut}
              />
              <SettingsMenu user={user} />
              {menu.button}
            </div>
          </div>
          <div {...menu.panel} className="md:hidden">
            {menu.open && (
              <div className="flex max-h-[calc(100dvh-var(--header)-var(--bar))] flex-col gap-4 overflow-y-auto border-line border-t-2 py-4 pr-1.5">
                <ul className="flex flex-col gap-1">{links("list")}</ul>
                <Button icon={<LogOut className="size-5" />} {...signOut}>
                  {t("nav.logout")}
                </Button>
              </div>
            )}
          </div>
        </nav>
        <OfflineNotice />
      </header>
      <nav
        aria-label={t("session.bar")}
        data-bar=""
        className="fixed inset-x-0 bottom-0 z-30 flex h-(--bar) border-edge border-t-2 bg-paper pb-[env(safe-area-inset-bottom)] low:static low:order-last low:h-16 md:hidden group-data-no-bar/frame:hidden group-data-keyboard/frame:hidden"
      >
        {links("bar")}
      </nav>
    </>
  );
}
