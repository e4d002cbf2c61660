import type { InterestKind } from "@nakamatch/contract/vocabulary/people";

/** The ways to begin a chat about a title of a kind, or about nothing they share (`any`); each has its text in every language. */
export const ICEBREAKERS = ["one", "two", "three", "four"] as const;

/** A way to begin a chat. */
export interface Icebreaker {
  kind: InterestKind | "any";
  variant: (typeof ICEBREAKERS)[number];
  /** Empty for `any`. */
  title: string;
}

/**
 * Picks one of the ways to begin a chat between two people who share these titles; never the same as `last`. `random` gives
 * numbers from 0 to below 1.
 */
export function pickIcebreaker(
  titles: readonly { name: string; kind: InterestKind }[],
  last: Icebreaker | null,
  random: () => number,
): Icebreaker {
  const subjects: Omit<Icebreaker, "variant">[] =
    titles.length > 0 ? titles.map(({ name, kind }) => ({ kind, title: name })) : [{ kind: "any", title: "" }];
  const all = subjects.flatMap((subject) => ICEBREAKERS.map((variant) => ({ ...subject, variant })));
  const others = all.filter(({ kind, variant, title }) => !isSame({ kind, variant, title }, last));
  return others[Math.floor(random() * others.length)] as Icebreaker;
}

function isSame(one: Icebreaker, other: Icebreaker | null): boolean {
  return one.kind === other?.kind && one.variant === other.variant && one.title === other.title;
}
