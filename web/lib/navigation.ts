import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigation } from "react-router";

/** Whether another screen is on its way. */
export function useIsUnderway(): boolean {
  return useNavigation().state !== "idle";
}

/**
 * For what an answer leads to: the function tells where the person is by then. Null where the component is gone or another screen is
 * on its way: they must not be taken elsewhere.
 */
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

/** The same as a question: whether the screen at which it is asked for is still shown. */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation();
  const place = usePlace();
  return () => place()?.pathname === pathname;
}

/** The id of the chat that is open at an address; null at others. */
export function openChatAt({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  return pathname === "/chats" ? new URLSearchParams(search).get("chat") : null;
}

/** The place of the current entry in the history of the tab: the router of the browser numbers the entries that it makes. */
export function historyIndex(): number | undefined {
  const index = (history.state as { idx?: unknown } | null)?.idx;
  return typeof index === "number" ? index : undefined;
}
