import { useLocation, useNavigate } from "react-router";
import { historyIndex } from "../../lib/navigation.ts";

/** Navigation state of profile links, kept across reloads (NAV-11). */
export interface ProfileOrigin {
  /** The path of origin. */
  origin: string;
  /** Its index in the tab's history, if the router knows it. */
  index?: number | undefined;
}

/** Navigation state for screens that lead back here. `path` defaults to the current URL. */
export function useOrigin(path?: string): ProfileOrigin {
  const { pathname, search } = useLocation();
  return { origin: path ?? `${pathname}${search}`, index: historyIndex() };
}

/** The same for profiles: on a profile it is that profile's own origin, so that back leaves all profiles. */
export function useProfileOrigin(path?: string): ProfileOrigin {
  const { pathname, state } = useLocation();
  const here = useOrigin(path);
  return (pathname.startsWith("/profile/") ? readOrigin(state) : null) ?? here;
}

/**
 * Goes back to the origin (PROFILE-01): by the browser's history if it is the previous entry, which restores the list;
 * otherwise by opening it. Without an origin opens `fallback`. `replace`: removes this screen from the history.
 */
export function useWayBack(fallback: string, { replace = false } = {}): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    const known = readOrigin(state);
    const index = historyIndex();
    if (known?.index !== undefined && known.index + 1 === index) void navigate(-1);
    else void navigate(known?.origin ?? fallback, { replace });
  };
}

/** Parses navigation state; only our own paths count. */
export function readOrigin(state: unknown): ProfileOrigin | null {
  const { origin, index } = (state ?? {}) as Partial<ProfileOrigin>;
  if (typeof origin !== "string" || !/^\/(?![/\\])/.test(origin)) return null;
  return { origin, index: typeof index === "number" ? index : undefined };
}
