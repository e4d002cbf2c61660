/** For tests: what a moderator does at the list of cases by chance, the same for a seed. */

/** Returns a number from 0 to below `below`. */
export type Chance = (below: number) => number;

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Keys move, open and ask; `event`: something that others do. */
export type Step =
  | { kind: "key"; key: "j" | "k" | "o" | "b" | "w" | "d" }
  | { kind: "focus" | "send" | "Enter" | "choose" | "Escape" | "late answers" | "click" | "event" };

const KEYS = ["j", "j", "k", "o", "b", "w", "d"] as const;

/** Of a hundred steps. */
const OTHERS = [
  ["focus", 10],
  ["send", 10],
  ["Enter", 7],
  ["choose", 6],
  ["Escape", 4],
  ["late answers", 4],
  ["click", 4],
  ["event", 10],
] as const;

export function nextStep(chance: Chance): Step {
  const key = KEYS[chance(KEYS.length)] ?? "j";
  let left = chance(100);
  for (const [kind, share] of OTHERS) {
    if (left < share) return { kind };
    left -= share;
  }
  return { kind: "key", key };
}

/** What a moderator sees: the person beside the list, and the title of the dialog over it. */
export interface Sight {
  shown: { id: string; name: string } | null;
  /** The person who was beside the list when the dialog opened; it stays over a case that others have decided. */
  asked: { id: string; name: string } | null;
  title: string | null;
}

/** What is wrong after a step; null if nothing. */
export function problemOf(step: Step, before: Sight, after: Sight): string | null {
  const { title } = after;
  if (title === null) return null;
  const now = after.shown ?? after.asked;
  if (!now || !title.includes(now.name.split("@").at(-1) ?? "")) return `"${title}" over ${now?.name}`;
  const isAsking = step.kind === "key" && "bwd".includes(step.key);
  if (isAsking && before.title === null && before.shown && now.id !== before.shown.id) {
    return `${step.key} asked about ${now.name}, on screen was ${before.shown.name}`;
  }
  return null;
}
