import { useRef, useState } from "react";
import { useDebounce } from "../lib/debounce.ts";

/** Pause in typing after which the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** What is known about a value (specification §4; REG-14..16, REG-34). `reason` is why it is unavailable. */
interface Availability {
  value: string;
  status: "unknown" | "checking" | "available" | "unavailable";
  reason: string | null;
}

export interface AvailabilityRule {
  /** What is known without asking; null where the server has to be asked. */
  local: (value: string) => Pick<Availability, "status" | "reason"> | null;
  /** Asks the server; answers why the value is unavailable, or null for an available one. */
  ask: (value: string) => Promise<string | null>;
}

const nothing: Availability = { value: "", status: "unknown", reason: null };

/**
 * The availability of a nickname or an e-mail address: checked after a pause in typing, on blur and on submit (OPEN-18).
 * Only the answer about the latest value counts. A check that fails leaves the state unknown, which forbids nothing
 * (REG-35): the server decides at sign-up.
 */
export function useAvailability({ local, ask }: AvailabilityRule) {
  const [state, setState] = useState(nothing);
  const latest = useRef(nothing);
  const question = useRef(0);
  const { run, cancel } = useDebounce(TYPING_PAUSE_MS);

  const set = (next: Availability) => {
    latest.current = next;
    setState(next);
  };

  const check = async (value: string): Promise<void> => {
    cancel();
    question.current += 1;
    const mine = question.current;
    const here = local(value);
    if (here) return set({ value, ...here });
    // A known answer stays on the page while it is checked again.
    const answered = latest.current.value === value && latest.current.status !== "unknown";
    if (!answered) set({ value, status: "checking", reason: null });
    const next = await ask(value).then(
      (reason): Availability => ({ value, status: reason === null ? "available" : "unavailable", reason }),
      (): Availability => ({ value, status: "unknown", reason: null }),
    );
    if (mine === question.current) set(next);
  };

  const typed = (value: string) => {
    cancel();
    question.current += 1;
    const here = local(value);
    set({ value, ...(here ?? { status: "checking", reason: null }) });
    if (!here) run(() => void check(value));
  };

  /** Takes over an answer that the server gave elsewhere, such as at sign-up. */
  const learn = (value: string, reason: string) => {
    cancel();
    question.current += 1;
    set({ value, status: "unavailable", reason });
  };

  /** Why this value is unavailable, as far as it is known. */
  const reasonAgainst = (value: string) => (latest.current.value === value ? latest.current.reason : null);

  return { state, check, typed, learn, reasonAgainst };
}
