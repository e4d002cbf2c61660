import { LogOut, ServerOff, WifiOff, Wrench } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { newMessagesBadge } from "../features/chats/chat-list-state.ts";
import { useApp } from "../lib/app.tsx";
import { showAppBadge } from "../lib/app-badge.ts";
import { signOut } from "../lib/auth.ts";
import { formatTime } from "../lib/format.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useOnline } from "../lib/online.ts";
import { useSession } from "../lib/session.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Logo, LogoMark } from "../ui/logo.tsx";
import { useToast } from "../ui/toast.tsx";
import { useCountedTitle } from "./counted-title.ts";
import { EntryLink, entries } from "./entry-link.tsx";
import { SkipLink } from "./header-boundary.tsx";
import { useMenuToggle } from "./menu-toggle.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import type { Maintenance } from "./use-maintenance.ts";
import type { Reach } from "./use-reach.ts";
import { useUnreadBadges } from "./use-unread-badges.ts";

// After the first screen.
const CheckInWatch = lazyPart(
  () => import("../features/chats/check-ins/check-in-watch.tsx").then((module) => module.CheckInWatch),
  undefined,
  { tries: 5 },
);

/** Header and phones' lower bar (NAV-25..32). The settings are behind the face. */
export function TopNavigation(notice: NoticeProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { hasNewLikes, hasNewChats, newMessages, waitingCases, isModerator, isOperator } = useUnreadBadges();
  const isModerating = useLocation().pathname.startsWith("/moderation/");
  useCountedTitle(newMessagesBadge((isModerating ? waitingCases : newMessages) ?? 0));
  useEffect(() => {
    if (newMessages !== null) showAppBadge(newMessages);
  }, [newMessages]);
  const menu = useMenuToggle({ className: "md:hidden" });
  const signOutButton = useSignOut();

  const all = entries({ user, isModerator, isOperator });
  const links = (look: "row" | "list" | "bar") =>
    all.map(({ name, to, bar, isListOnly }) => {
      // Phones have the other ones in the lower bar.
      if (look === "row" ? isListOnly : look === "list" && bar) return null;
      const count = { chats: newMessages ?? 0, bans: waitingCases }[name as string] ?? 0;
      const hasDot = { chats: hasNewChats, matches: hasNewLikes, bans: waitingCases > 0 }[name as string] ?? false;
      const link = <EntryLink key={name} name={name} to={to} look={look} hasDot={hasDot} count={count} />;
      return look === "bar" ? bar && link : <li key={name}>{link}</li>;
    });
  return (
    <>
      <header className="sticky top-0 z-30 low:static border-edge border-b-2 bg-paper max-md:group-data-no-bar/frame:border-b-0">
        <SkipLink />
        {/* On phones an open conversation has a header of its own. */}
        <nav
          aria-label={t("nav.main")}
          className="page-wide px-4 max-md:group-data-no-bar/frame:hidden sm:px-6"
          onKeyDown={menu.onKeyDown}
        >
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link to="/dashboard" aria-label={t("nav.home")} className="shrink-0 rounded-lg py-2">
              <LogoMark className="h-8 w-auto xs:hidden md:max-lg:block" />
              <Logo className="max-xs:hidden md:max-lg:hidden" />
            </Link>
            <ul className="hidden grow flex-wrap items-center justify-center gap-1 md:flex">{links("row")}</ul>
            {/* As wide as the logo, to centre the links. */}
            <div className="flex items-center justify-end gap-3 xl:min-w-43">
              <IconButton
                variant="framed"
                label={t("nav.logout")}
                icon={<LogOut />}
                className="max-md:hidden"
                {...signOutButton}
              />
              <span className="max-md:hidden">
                <SettingsMenu user={user} />
              </span>
              {menu.button}
            </div>
          </div>
          <div {...menu.panel} className="md:hidden">
            {menu.open && (
              <div className="flex max-h-[calc(100dvh-var(--header)-var(--bar))] flex-col gap-4 overflow-y-auto border-line border-t-2 py-4 pr-1.5">
                <ul className="flex flex-col gap-1">{links("list")}</ul>
                <Button icon={<LogOut className="size-5" />} {...signOutButton}>
                  {t("nav.logout")}
                </Button>
              </div>
            )}
          </div>
        </nav>
        <div className="max-md:low:group-data-no-bar/frame:hidden">
          <Notice {...notice} />
        </div>
        <ErrorBoundary name="The question of a check-in">
          <CheckInWatch />
        </ErrorBoundary>
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

/** The protected layout redirects once the session is gone (SESSION-08). */
function useSignOut(): { busy: boolean; onClick: () => void } {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await signOut(session);
      toast({ title: t("session.signedOut"), variant: "success", announcesMove: true });
    } catch {
      // The generic text, whatever the error (ERR-18).
      toast({ title: t("errors.title"), description: t("errors.generic.general"), variant: "destructive" });
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}

type NoticeProps = { maintenance: Maintenance | null; reach: Reach };

/** Shown while offline, during maintenance, or while the server does not answer; its height is `--notice`. */
function Notice({ maintenance, reach }: NoticeProps) {
  const { t, language } = useTranslation();
  const isOnline = useOnline();
  // A live region must exist before its text.
  return (
    <div role="status">
      {!isOnline ? (
        <NoticeLine icon={<WifiOff />}>{t("session.offline")}</NoticeLine>
      ) : maintenance ? (
        <NoticeLine icon={<Wrench />}>
          {maintenance.isLate
            ? t("session.maintenanceLonger")
            : t("session.maintenance", { time: formatTime(maintenance.until, language) })}
        </NoticeLine>
      ) : (
        reach !== "reached" && <NoticeLine icon={<ServerOff />}>{t(`session.${reach}`)}</NoticeLine>
      )}
    </div>
  );
}

function NoticeLine({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="flex h-(--notice) items-center justify-center gap-2 border-edge border-t-2 bg-wash px-4 font-bold text-[min(0.875rem,4.2vw)] leading-tight [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
