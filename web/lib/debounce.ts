import { useEffect, useState } from "react";

/** Runs the latest callback after `ms` milliseconds without calls; `cancel` drops it. For use outside components. */
export function createDebounce(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const run = (work: () => void) => {
    cancel();
    timer = setTimeout(work, ms);
  };
  return { run, cancel };
}

/** A debounce that is cancelled on unmount. */
export function useDebounce(ms: number) {
  const [debounce] = useState(() => createDebounce(ms));
  useEffect(() => debounce.cancel, [debounce]);
  return debounce;
}

/** The value, delayed until unchanged for `ms` milliseconds; starts with `initial`, else the value. */
export function useDebounced<Value>(value: Value, ms: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  const { run, cancel } = useDebounce(ms);
  useEffect(() => {
    run(() => setSettled(value));
    return cancel;
  }, [value, run, cancel]);
  return settled;
}
