import { Outlet } from "react-router";
import { ChatsWatch } from "../../features/chats/chats-watch.tsx";
import { PresenceSignals } from "../../features/chats/presence.tsx";
import { MatchWatch } from "../../features/likes/match-watch.tsx";
import { useOnline } from "../../lib/online.ts";
import { TopNavigation } from "../../shell/top-navigation.tsx";

/**
 * Around every screen of a signed-in person: navigation above, with a line when
 * the connection is gone, on phones a bar below, matches celebrated as they happen, the chats kept up to date
 * and the person told to be there (OPEN-48, OPEN-59). Draws the `<main id="content">`;
 * screens put their content straight into it. A screen that fills the window takes what is left of it:
 * `h-[calc(100dvh-var(--header)-var(--bar))]`. In low windows both scroll away with the page, and all of it is left.
 */
export function Component() {
  const isOnline = useOnline();
  return (
    <div
      data-offline={!isOnline || undefined}
      className="flex min-h-dvh flex-col pb-(--bar) [--bar:calc(4rem+env(safe-area-inset-bottom))] [--header:calc(4.125rem+var(--notice))] [--notice:0rem] data-offline:[--notice:2.25rem] md:[--bar:0rem] low:[--bar:0rem] low:[--header:0rem]"
    >
      <TopNavigation />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <MatchWatch />
      <ChatsWatch />
      <PresenceSignals />
    </div>
  );
}
