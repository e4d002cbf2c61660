import { LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { signOut } from "../../lib/auth.ts";
import { useKnownRoute } from "../../lib/known-routes.ts";
import { useSession } from "../../lib/session.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useMenuToggle } from "../../ui/menu-toggle.tsx";
import { useToast } from "../../ui/toast.tsx";
import { EntryLink, type Marks } from "./entry-link.tsx";
import { entries } from "./links.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { useMarks } from "./use-marks.ts";

/**
 * The navigation of a signed-in person (specification §2, NAV-25..32): a header that collapses on small screens, and on
 * phones a bar at the lower edge for the places one goes to all the time. `tools` are the pickers of language and theme.
 */
export function TopNavigation({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const knows = useKnownRoute();
  const { hasNewLikes, hasNewChats, isModerator } = useMarks();
  const menu = useMenuToggle({ className: "xl:hidden" });
  const logout = useLogout();

  const all = entries({ user, isModerator }, knows);
  const marks: Marks = { chats: hasNewChats, matches: hasNewLikes };
  return (
    <>
      <header className="sticky top-0 z-30 low:static border-edge border-b-2 bg-paper">
        <a
          href="#content"
          className="-translate-y-20 absolute top-2 left-2 z-10 rounded-control bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
        >
          {t("nav.skip")}
        </a>
        <nav aria-label={t("nav.main")} className="mx-auto max-w-7xl px-4 sm:px-6" onKeyDown={menu.onKeyDown}>
          <div className="flex h-16 items-center justify-between gap-3">
            <Link to="/dashboard" aria-label={t("nav.home")} className="shrink-0 rounded-lg py-2">
              <Logo />
            </Link>
            <ul className="hidden min-w-0 flex-1 items-center justify-center gap-1 md:flex">
              {all.map((entry) => (
                <li key={entry.name} className="min-w-0">
                  <EntryLink entry={entry} look="row" marked={marks[entry.name] ?? false} />
                </li>
              ))}
            </ul>
            <div className="hidden items-center gap-3 xl:flex">
              {tools}
              <IconButton variant="framed" label={t("nav.logout")} icon={<LogOut />} {...logout} />
            </div>
            {menu.button}
          </div>
          <div {...menu.panel} className="xl:hidden">
            {menu.open && (
              <div className="flex max-h-[calc(100dvh-var(--header)-var(--bar))] flex-col gap-4 overflow-y-auto border-line border-t-2 py-4 pr-1.5 md:flex-row md:flex-wrap md:items-center md:justify-end">
                <ul className="flex flex-col gap-1 md:hidden">
                  {all.map((entry) => (
                    <li key={entry.name}>
                      <EntryLink entry={entry} look="list" marked={marks[entry.name] ?? false} />
                    </li>
                  ))}
                </ul>
                <div className="flex flex-wrap items-center gap-3">{tools}</div>
                <Button icon={<LogOut className="size-5" aria-hidden="true" />} {...logout}>
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
        className="fixed inset-x-0 bottom-0 z-30 flex h-(--bar) border-edge border-t-2 bg-paper pb-[env(safe-area-inset-bottom)] low:static low:order-last low:h-16 md:hidden"
      >
        {all
          .filter((entry) => entry.bar)
          .map((entry) => (
            <EntryLink key={entry.name} entry={entry} look="bar" marked={marks[entry.name] ?? false} />
          ))}
      </nav>
    </>
  );
}

/** What a logout button needs. The wrapper of the screen leads away once the session is gone (SESSION-08). */
function useLogout(): { busy: boolean; onClick: () => void } {
  const { t } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await signOut();
      toast({ title: t("session.signedOut"), variant: "success" });
    } catch {
      // The generic text, whatever it was (ERR-18).
      toast({ title: t("errors.title"), description: t("errors.generic.general"), variant: "destructive" });
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}
