import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Location, Outlet, type RouteObject, Router, renderMatches, useLocation } from "react-router";
import type { LazyScreen } from "./lazy-screen.ts";
import type { ScreenRoute, ScreenRouter, Shown } from "./screen-router.ts";

const RouterContext = createContext<ScreenRouter | null>(null);
const ShownContext = createContext<Shown | null>(null);
const ErrorContext = createContext<unknown>(undefined);

/** Renders the screens of a router. Until its first one is here, the innermost `hydrateFallbackElement` on the way to it. */
export function Routing({ router }: { router: ScreenRouter }) {
  const [shown, setShown] = useState(router.state.shown);
  useLayoutEffect(() => {
    // As a transition: what is pressed while a large screen is being rendered is answered.
    const follow = () => startTransition(() => setShown(router.state.shown));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { pathname } = shown.location;
  const screens = useMemo(
    () => renderMatches(router.matchesAt(pathname).map((match) => ({ ...match, route: renderable(match.route) }))),
    [router, pathname],
  );
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Router location={shown.location} navigationType={shown.action} navigator={router.navigator}>
          {shown.isReady ? screens : fallbackOf(router, shown)}
        </Router>
      </ShownContext>
    </RouterContext>
  );
}

function fallbackOf(router: ScreenRouter, { location }: Shown): ReactNode {
  return router.matchesAt(location.pathname).findLast(({ route }) => route.hydrateFallbackElement)?.route
    .hydrateFallbackElement;
}

/** The same for the same route, so that layouts stay as they are. */
const renderables = new WeakMap<ScreenRoute, RouteObject>();

/** A route as the library renders it. */
function renderable(route: ScreenRoute): RouteObject {
  const known = renderables.get(route);
  if (known) return known;
  const { screen, errorElement } = route;
  const element = screen ? <LoadedScreen screen={screen} /> : (route.element ?? <Outlet />);
  const made = { element: errorElement ? <Boundary failed={errorElement}>{element}</Boundary> : element };
  renderables.set(route, made);
  return made;
}

function LoadedScreen({ screen }: { screen: LazyScreen }) {
  const router = useRouter();
  // What has come of fetching it may be another thing after each navigation.
  useShown();
  const outcome = router.outcomeOf(screen);
  if (!outcome?.module) throw outcome?.failure;
  return <outcome.module.Component />;
}

/** Renders a route's `errorElement` in place of its screen once that has failed, until another one is shown. */
function Boundary({ failed, children }: { failed: ReactNode; children: ReactNode }) {
  return (
    <CatchUntil shown={useShown()} failed={failed}>
      {children}
    </CatchUntil>
  );
}

type CatchProps = { shown: Shown; failed: ReactNode; children: ReactNode };

type Caught = { shown?: Shown; caught?: { error: unknown } | undefined };

class CatchUntil extends Component<CatchProps, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ shown }: CatchProps, state: Caught) {
    return shown === state.shown ? null : { shown, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <ErrorContext value={caught.error}>{this.props.failed}</ErrorContext> : this.props.children;
  }
}

/** Why the screen could not be shown; for the `errorElement` of a route. */
export function useScreenError(): unknown {
  return useContext(ErrorContext);
}

/** The router; always the same one. */
export function useRouter(): ScreenRouter {
  return required(useContext(RouterContext));
}

/** What is shown, which is another object after each navigation. */
export function useShown(): Shown {
  return required(useContext(ShownContext));
}

function required<Value>(value: Value | null): Value {
  if (!value) throw new Error("Rendered outside of <Routing>");
  return value;
}

/** Whether a screen is on its way whose code is not here yet. */
export function useIsUnderway(): boolean {
  const router = useRouter();
  const isUnderway = () => router.state.isUnderway;
  return useSyncExternalStore(router.subscribe, isUnderway, isUnderway);
}

/** Whether a screen is shown, and no other one on its way. */
export function isAt({ state: { isUnderway, shown } }: ScreenRouter, pathname: string): boolean {
  return !isUnderway && shown.location.pathname === pathname;
}

/**
 * For what an answer leads to: the function tells whether the component's screen is still shown, and no other one on its way.
 * Who has gone elsewhere meanwhile must stay there.
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const { pathname } = useLocation();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current && isAt(router, pathname);
}

/**
 * Holds navigations to other screens for which `isNeeded` returns true. While one `isHeld` the person chooses between `stay` and
 * `leave`. At most one component uses it at a time.
 */
export function useLeaveGuard(isNeeded: () => boolean): { isHeld: boolean; stay: () => void; leave: () => void } {
  const router = useRouter();
  const { pathname } = useLocation();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((next: Location, goOn: () => void) => {
    if (next.pathname === pathname || !isNeeded()) return false;
    setProceed(() => goOn);
    return true;
  });
  useEffect(() => router.guard((next, goOn) => ask(next, goOn)), [router]);
  const stay = () => setProceed(null);
  return {
    isHeld: proceed !== null,
    stay,
    leave: () => {
      stay();
      proceed?.();
    },
  };
}
