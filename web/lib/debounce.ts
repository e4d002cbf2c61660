import { useEffect, useState } from "react";

/** Runs the latest work once calls have paused for `ms` milliseconds; `cancel` drops it. For use outside of components. */
export function createDebounce(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const run = (work: () => void) => {
    cancel();
    timer = setTimeout(work, ms);
  };
  return { run, cancel };
}

/** A debounce that lives as long as the component: what is waiting when it unmounts is dropped. */
export function useDebounce(ms: number) {
  const [debounce] = useState(() => createDebounce(ms));
  useEffect(() => debounce.cancel, [debounce]);
  return debounce;
}

/** The value once it has not changed for `ms` milliseconds; until then, at first, the value itself or `initial`. */
export function useDebounced<Value>(value: Value, ms: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  const { run, cancel } = useDebounce(ms);
  useEffect(() => {
    run(() => setSettled(value));
    return cancel;
  }, [value, run, cancel]);
  return settled;
}
