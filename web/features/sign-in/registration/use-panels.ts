import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { listen } from "../../../lib/listen.ts";
import { useIsStillHere } from "../../../lib/navigation.ts";

/** Phones show one panel at a time; Tailwind's `sm` and wider show all. */
const isPhone = () => matchMedia("(width < 40rem)").matches;
const onResize = (notify: () => void) => listen(["resize"], notify);

/**
 * Steps through the panels of a form on phones, each a history entry, so that the browser's Back works. `onOpen` runs
 * when another one has opened.
 */
export function usePanels(onOpen: () => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isStillHere = useIsStillHere();
  const isNarrow = useSyncExternalStore(onResize, isPhone);
  const panel = Number(state?.panel) || 1;
  const shown = useRef(panel);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    if (shown.current === panel) return;
    shown.current = panel;
    if (isPhone()) opened();
  }, [panel]);

  /** Panel 1 lies below 2, and so on: only the next one is a new entry. */
  const open = (to: number) => {
    const steps = to - shown.current;
    if (!isStillHere()) return;
    if (steps === 1) void navigate(".", { state: { ...state, panel: to }, preventScrollReset: true });
    else void navigate(steps);
  };
  // While all panels are visible, Back must not step through them.
  const showAll = useEffectEvent(() => panel > 1 && open(1));
  useEffect(() => {
    if (!isNarrow) showAll();
  }, [isNarrow]);
  /** The panel currently shown on a phone; null if all are. */
  const current = useCallback(() => (isPhone() ? shown.current : null), []);
  return { panel: isNarrow ? panel : null, current, open };
}
