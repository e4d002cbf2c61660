import { useEffect, useRef, useState } from "react";

/** How long a hand rests before what it sets is applied, in milliseconds. */
const REST_MS = 250;

/**
 * A value on its way: shown at once, given on when the hand rests, or by `settle` when it leaves the control. Another
 * value from outside replaces it. What is on its way when the control goes is dropped: its screen may be gone, too.
 */
export function useDraft<Value>(value: Value, onSettle: (value: Value) => void) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settler = useRef(onSettle);
  useEffect(() => {
    settler.current = onSettle;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from outside ends what is on its way
  useEffect(() => () => clearTimeout(timer.current), [value]);
  return {
    draft,
    change: (next: Value) => {
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settler.current(next), REST_MS);
    },
    settle: (next = draft) => {
      clearTimeout(timer.current);
      setDraft(next);
      if (next !== value) settler.current(next);
    },
  };
}
