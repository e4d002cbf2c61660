import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import type { DataRouter } from "react-router";

/** What is open, the topmost last, by what closes it. */
const layers = new Set<() => void>();

let watched: DataRouter | undefined;

/** Whether the tab stands at the copy of the screen's history entry that exists while something is open. */
let isAtCopy = false;

/** On the way from the copy back to the entry: what waits for it. */
let leaving: (() => void)[] | undefined;

/** Back closes what is open, as Escape does, instead of leaving the screen. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = () => onBack();
    layers.add(layer);
    queueMicrotask(settle);
    return () => {
      layers.delete(layer);
      queueMicrotask(settle);
    };
  }, [open]);
}

/** Lets Back close layers. The copy is gone before the router moves, and the router never hears of it. */
export function watchBack(router: DataRouter): DataRouter {
  watched = router;
  addEventListener("popstate", onPop, true);
  const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
  router.navigate = async (...to: unknown[]) => {
    // What is open belongs to the screen that is left.
    layers.clear();
    if (isCopy(history.state)) await new Promise<void>(leave);
    await navigate(...to);
  };
  // After a reload nothing is open.
  isAtCopy = isCopy(history.state);
  settle();
  return router;
}

/** Reloads the page at the screen's own entry: a step back at the same time would cancel it. */
export function reloadPage(): void {
  layers.clear();
  if (isCopy(history.state)) leave(() => location.reload());
  else location.reload();
}

function isCopy(state: unknown): boolean {
  return (state as { isCopy?: unknown } | null)?.isCopy === true;
}

function settle(): void {
  const isOpen = layers.size > 0;
  if (!watched || leaving || isOpen === isCopy(history.state)) return;
  if (!isOpen) return leave();
  history.pushState({ ...history.state, isCopy: true }, "");
  isAtCopy = true;
}

function leave(then = () => {}): void {
  if (leaving) return void leaving.push(then);
  leaving = [then];
  history.back();
}

function onPop(event: PopStateEvent): void {
  const wasAtCopy = isAtCopy;
  isAtCopy = isCopy(event.state);
  const left = leaving;
  leaving = undefined;
  for (const goOn of left ?? []) goOn();
  const { location, navigation } = (watched as DataRouter).state;
  const isSameScreen = event.state?.key === location.key && navigation.state === "idle";
  if (!isSameScreen) layers.clear();
  else if (wasAtCopy !== isAtCopy) event.stopImmediatePropagation();
  const top = [...layers].at(-1);
  if (left || !top || isAtCopy) return queueMicrotask(settle);
  flushSync(top);
  // It asks or is busy: the entry is still needed. A new one could be skipped by the browser, as nobody pressed anything.
  if (layers.size > 0) history.forward();
}
