import type { CSSProperties } from "react";
import { Outlet } from "react-router";
import { PresenceSignals } from "../../features/chats/presence-signals.tsx";
import { MatchWatch } from "../../features/meeting/match-watch.tsx";
import { useKeyboard } from "../../lib/keyboard.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useOnline } from "../../lib/online.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { HeaderBoundary } from "../header-boundary.tsx";
import { LiveWatch } from "../live-watch.tsx";
import { TopNavigation } from "../top-navigation.tsx";
import { useMaintenance } from "../use-maintenance.ts";
import { useReach } from "../use-reach.ts";

// After the first screen.
const PushWatch = lazyPart(() => import("../../features/push/push-watch.tsx").then((module) => module.PushWatch));

export const phrases = ["chats", "likes", "safety", "session"] as const;

/**
 * Navigation, notice, phones' lower bar, matches, live chats, presence (OPEN-48, OPEN-59). Renders `<main
 * id="content">`. Full-height screens use `h-[calc(100dvh-var(--header)-var(--bar)-var(--keyboard))]`. In low
 * windows both bars scroll away; the lower one is hidden above a keyboard and by `useBarPlace`.
 */
export function Component() {
  const isOnline = useOnline();
  const keyboard = useKeyboard();
  const maintenance = useMaintenance();
  const reach = useReach();
  return (
    <div
      data-frame=""
      data-offline={!isOnline || undefined}
      data-maintenance={maintenance ? "" : undefined}
      data-unreached={reach === "reached" ? undefined : ""}
      data-keyboard={keyboard.isOpen || undefined}
      style={{ "--keyboard": `${keyboard.covers}px` } as CSSProperties}
      className="group/frame flex min-h-dvh flex-col pb-(--bar) [--bar:calc(4rem+env(safe-area-inset-bottom))] [--header:calc(4.125rem+var(--notice)+var(--check-in,0px))] [--notice:0rem] data-maintenance:[--notice:3rem] data-unreached:[--notice:3rem] data-offline:[--notice:2.25rem] sm:data-maintenance:[--notice:2.25rem] sm:data-unreached:[--notice:2.25rem] md:[--bar:0rem] low:[--bar:0rem] low:[--header:0rem] data-no-bar:[--bar:0rem] max-md:data-no-bar:[--header:calc(var(--notice)+var(--check-in,0px))] max-md:low:data-no-bar:[--header:var(--check-in,0px)] data-keyboard:[--bar:0rem] low:has-data-save-bar:pb-16"
    >
      <HeaderBoundary home="/dashboard">
        <TopNavigation maintenance={maintenance} reach={reach} />
      </HeaderBoundary>
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <ErrorBoundary name="The celebration of matches">
        <MatchWatch />
      </ErrorBoundary>
      <ErrorBoundary name="The live chats">
        <LiveWatch />
        <PresenceSignals />
        <PushWatch />
      </ErrorBoundary>
    </div>
  );
}
