import { useLocation, useNavigate } from "react-router";
import { historyIndex } from "../lib/navigation.ts";

/** What a link to a profile carries in the navigation state, which reloads keep (NAV-11). */
export interface ProfileOrigin {
  /** The path that the profile was opened from. */
  origin: string;
  /** The place of that path in the history of the tab, where the router counts it. */
  index?: number | undefined;
}

/** The navigation state for links to a screen that leads back to this one. `path` is the address, by default the screen's. */
export function useOrigin(path?: string): ProfileOrigin {
  const { pathname, search } = useLocation();
  return { origin: path ?? `${pathname}${search}`, index: historyIndex() };
}

/** The same for links to profiles: on a profile it is that profile's own origin, so that going back leads out of profiles. */
export function useProfileOrigin(path?: string): ProfileOrigin {
  const { pathname, state } = useLocation();
  const here = useOrigin(path);
  return (pathname.startsWith("/profile/") ? readOrigin(state) : null) ?? here;
}

/**
 * Goes back to where the profile was opened from (PROFILE-01). Where that is the entry before this one in the browser's history,
 * it goes there, so that the list is where it was; otherwise it opens the origin. Without an origin, as after following a
 * link from outside, it opens `fallback`. `replace`: this screen leaves the history.
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

/** The origin in a navigation state, if there is one and it is a path of ours. */
export function readOrigin(state: unknown): ProfileOrigin | null {
  const { origin, index } = (state ?? {}) as Partial<ProfileOrigin>;
  if (typeof origin !== "string" || !/^\/(?![/\\])/.test(origin)) return null;
  return { origin, index: typeof index === "number" ? index : undefined };
}
