import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type NonIndexRouteObject,
  parsePath,
  type RouteMatch,
  type To,
  type UNSAFE_createBrowserHistory,
} from "react-router";
import type { I18n } from "../i18n.ts";
import { createSubscribers } from "../subscribers.ts";
import type { LazyScreen, ScreenModule } from "./lazy-screen.ts";

/** A route of the table; with `screen` that is what it renders, once its code is here. */
export type ScreenRoute = Omit<NonIndexRouteObject, "children" | "lazy"> & {
  screen?: LazyScreen;
  children?: ScreenRoute[];
};

export type ScreenMatch = RouteMatch<string, ScreenRoute>;

/** How many paths' matches are kept. */
const KEPT_MATCHES = 50;

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** What is on the screen. Another object after each navigation, also to the same address. */
export interface Shown {
  location: Location;
  action: NavigationType;
  /** Whether the page should stay where it is scrolled to. */
  keepsScroll: boolean;
  /** False until the code of the first screen is here, or could not be fetched. */
  isReady: boolean;
}

/** What has come of fetching a screen: its module, or why there is none. */
export type Outcome = { module?: ScreenModule; failure?: unknown };

/** Is asked before each navigation; where it returns true, nothing happens until `proceed` is called. */
export type Guard = (next: Location, proceed: () => void) => boolean;

export interface ScreenRouter {
  /** Whose phrases screens need. */
  readonly i18n: I18n;
  readonly state: { shown: Shown; isUnderway: boolean };
  /** The routes on the way to a path, the outermost first; the same object each time. Empty where there are none. */
  matchesAt: (pathname: string) => readonly ScreenMatch[];
  /** What has come of fetching a screen; undefined before that. */
  outcomeOf: (screen: LazyScreen) => Outcome | undefined;
  /** Calls `subscriber` after each change of `state`. */
  subscribe: (subscriber: () => void) => () => void;
  /** Calls `subscriber` before another address is shown. */
  onLeave: (subscriber: () => void) => () => void;
  /** Sets the only guard. Returns a function that removes it. */
  guard: (guard: Guard) => () => void;
  /** Resolves once the screen at an absolute address is shown, another navigation came between, or a guard holds it. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  /** Fetches again what could not be fetched of the present screen. */
  retry: () => Promise<void>;
  /** For `<Router>`, whose links and hooks navigate by it. */
  navigator: Pick<History, "createHref" | "encodeLocation" | "go"> & {
    push: (to: To, state?: unknown, options?: NavigateOptions) => void;
    replace: (to: To, state?: unknown, options?: NavigateOptions) => void;
  };
}

/**
 * Navigation between the screens of the route table: an address is shown, and comes into the history, once the code of its screen
 * is here or could not be fetched; until then the screen before it stays. A newer navigation takes the place of one under way. In
 * place of the library's data router, which brings fetching and forms along that no screen uses (15 kB); routes, links and
 * hooks are the library's.
 */
export function createScreenRouter(routes: ScreenRoute[], history: History, i18n: I18n): ScreenRouter {
  const changed = createSubscribers();
  const leaving = createSubscribers();
  let state: ScreenRouter["state"] = {
    shown: { location: history.location, action: NavigationType.Pop, keepsScroll: false, isReady: false },
    isUnderway: false,
  };
  const outcomes = new Map<LazyScreen, Outcome>();
  let guard: Guard | undefined;
  /** Counts navigations: the latest one wins. */
  let latest = 0;
  /** What the next change of the history is, where it comes from here. */
  let own: "revert" | "proceed" | undefined;

  const set = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    changed.notify();
  };

  // The library ranks and compiles all routes each time: on a phone that is a good part of what another screen costs.
  const known = new Map<string, readonly ScreenMatch[]>();
  const matchesAt = (pathname: string): readonly ScreenMatch[] => {
    const cached = known.get(pathname);
    if (cached) return cached;
    const found = matchRoutes(routes, { pathname }) ?? [];
    if (known.size >= KEPT_MATCHES) known.clear();
    known.set(pathname, found);
    return found;
  };

  const missingAt = (pathname: string): LazyScreen[] =>
    matchesAt(pathname).flatMap(({ route: { screen } }) => (screen && !outcomes.get(screen)?.module ? screen : []));

  const fetchScreen = async (screen: LazyScreen): Promise<void> => {
    try {
      outcomes.set(screen, { module: await screen.load(i18n) });
    } catch (failure) {
      outcomes.set(screen, { failure });
    }
  };

  /** Resolves to whether nothing came between. At once where all code is here. */
  const load = (pathname: string): Promise<boolean> | true => {
    latest += 1;
    const number = latest;
    const missing = missingAt(pathname);
    if (missing.length === 0) return true;
    set({ isUnderway: true });
    return Promise.all(missing.map(fetchScreen)).then(() => number === latest);
  };

  /** Shows a location; `commit` changes the history. */
  const show = async (
    pathname: string,
    action: NavigationType,
    keepsScroll: boolean,
    commit?: () => void,
  ): Promise<void> => {
    const isLatest = load(pathname);
    if (isLatest !== true && !(await isLatest)) return;
    if (state.shown.isReady) leaving.notify();
    commit?.();
    set({ shown: { location: history.location, action, keepsScroll, isReady: true }, isUnderway: false });
  };

  const move = (method: "push" | "replace", to: To, data: unknown, options?: NavigateOptions): Promise<void> => {
    const action = method === "push" ? NavigationType.Push : NavigationType.Replace;
    const path = typeof to === "string" ? parsePath(to) : to;
    const next: Location = { pathname: "/", search: "", hash: "", ...path, state: data, key: "" };
    const proceed = () =>
      show(next.pathname, action, options?.preventScrollReset ?? false, () => history[method](createPath(next), data));
    return guard?.(next, () => void proceed()) ? Promise.resolve() : proceed();
  };

  history.listen(({ location, delta }) => {
    const cause = own;
    own = undefined;
    if (cause === "revert") return;
    const isHeld =
      cause !== "proceed" &&
      delta &&
      guard?.(location, () => {
        own = "proceed";
        history.go(delta);
      });
    if (isHeld) {
      // The browser has changed the address already.
      own = "revert";
      history.go(-delta);
      return;
    }
    void show(location.pathname, NavigationType.Pop, false);
  });
  void show(history.location.pathname, NavigationType.Pop, false);

  return {
    i18n,
    get state() {
      return state;
    },
    matchesAt,
    outcomeOf: (screen) => outcomes.get(screen),
    subscribe: changed.subscribe,
    onLeave: leaving.subscribe,
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
    navigate: async (to, options) => {
      if (typeof to === "number") history.go(to);
      else await move(options?.replace ? "replace" : "push", to, options?.state, options);
    },
    retry: async () => {
      const { shown } = state;
      const { pathname } = shown.location;
      if (!(await load(pathname))) return;
      // Where it has failed again, what says so stays, with what it knows.
      set({ shown: missingAt(pathname).length === 0 ? { ...shown } : shown, isUnderway: false });
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, data, options) => void move("push", to, data, options),
      replace: (to, data, options) => void move("replace", to, data, options),
    },
  };
}

/** Resolves once the code and the phrases of the first screen are here, or could not be fetched. */
export function untilReady(router: ScreenRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.shown.isReady) return resolve();
    const stop = router.subscribe(() => {
      if (!router.state.shown.isReady) return;
      stop();
      resolve();
    });
  });
}
