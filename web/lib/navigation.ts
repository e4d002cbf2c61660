import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigation } from "react-router";

export function useIsUnderway(): boolean {
  return useNavigation().state !== "idle";
}

/** The location when an answer arrives; null if the person is leaving or gone, so that nothing redirects them. */
export function usePlace(): () => Location | null {
  const location = useLocation();
  const isUnderway = useIsUnderway();
  const place = useRef<Location>(null);
  useLayoutEffect(() => {
    place.current = isUnderway ? null : location;
    return () => {
      place.current = null;
    };
  }, [location, isUnderway]);
  return () => place.current;
}

/** Whether the screen is still open when an answer arrives. */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation();
  const place = usePlace();
  return () => place()?.pathname === pathname;
}

/** The open chat's id, or null. */
export function openChatAt({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  return pathname === "/chats" ? new URLSearchParams(search).get("chat") : null;
}

/** The router's index of the current history entry. */
export function historyIndex(): number | undefined {
  const index = (history.state as { idx?: unknown } | null)?.idx;
  return typeof index === "number" ? index : undefined;
}
