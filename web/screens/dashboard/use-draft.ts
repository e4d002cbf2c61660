import { useEffect, useRef, useState } from "react";
import { useDebounce } from "../../lib/debounce.ts";

/** How long after the last change a value is applied, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * A debounced value: shown immediately, passed to `onSettle` after a pause, or by `settle` when the control loses focus.
 * Another value from outside replaces it, but not the one last passed on, for the user may have moved on since. A pending
 * value is dropped when the control unmounts, since its screen may be gone too.
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
