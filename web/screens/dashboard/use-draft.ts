import { useEffect, useRef, useState } from "react";
import { useDebounce } from "../../lib/debounce.ts";

/** Milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * A debounced value: shown at once, passed to `onSettle` after a pause, or by `settle` on blur. External values replace
 * it, except the one passed on last, as the user may have moved on. Pending values are dropped on unmount.
 */
export function useDraft<Value extends string | number>(value: Value, onSettle: (value: Value) => void) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [given, setGiven] = useState(value);
  const [arrivals, setArrivals] = useState(0);
  if (seen !== value) {
    setSeen(value);
    if (value !== given) {
      setGiven(value);
      setDraft(value);
      setArrivals(arrivals + 1);
    }
  }
  const { run, cancel } = useDebounce(DEBOUNCE_MS);
  const settler = useRef(onSettle);
  useEffect(() => {
    settler.current = onSettle;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from outside cancels the pending one
  useEffect(() => cancel, [arrivals]);
  const give = (next: Value) => {
    setGiven(next);
    settler.current(next);
  };
  return {
    draft,
    change: (next: Value) => {
      setDraft(next);
      run(() => give(next));
    },
    settle: (next = draft) => {
      cancel();
      setDraft(next);
      if (next !== value) give(next);
    },
  };
}
