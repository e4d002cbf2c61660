import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigation } from "react-router";

export function useIsUnderway(): boolean {
  return useNavigation().state !== "idle";
}

/** Tells where the person is when an answer comes; null, so that they are not taken elsewhere, if they are leaving or gone. */
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

/** Whether the screen is still shown when an answer comes. */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation();
  const place = usePlace();
  return () => place()?.pathname === pathname;
}

/** The id of the chat that is open at an address; null at others. */
export function openChatAt({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  return pathname === "/chats" ? new URLSearchParams(search).get("chat") : null;
}

/** The place of the current entry in the tab's history, as the router numbers them. */
export function historyIndex(): number | undefined {
  const index = (history.state as { idx?: unknown } | null)?.idx;
  return typeof index === "number" ? index : undefined;
}
