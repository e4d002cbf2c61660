import { useEffect, useRef, useState } from "react";

/** How long a hand rests before what it sets is applied, in milliseconds. */
const REST_MS = 250;

/**
 * A value on its way: shown at once, given on when the hand rests, or by `settle` when it leaves the control. Another
 * value from outside replaces it; one that was given on from here and comes back does not, for the hand may have moved on
 * meanwhile. What is on its way when the control goes is dropped: its screen may be gone, too.
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settler = useRef(onSettle);
  useEffect(() => {
    settler.current = onSettle;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from outside ends what is on its way
  useEffect(() => () => clearTimeout(timer.current), [arrivals]);
  const give = (next: Value) => {
    setGiven(next);
    settler.current(next);
  };
  return {
    draft,
    change: (next: Value) => {
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => give(next), REST_MS);
    },
    settle: (next = draft) => {
      clearTimeout(timer.current);
      setDraft(next);
      if (next !== value) give(next);
    },
  };
}
