import type { InterestKind } from "@nakamatch/contract/vocabulary/people";

/** Icebreakers for each kind of shared title, and without one (`any`); the phrases have their texts. */
export const ICEBREAKERS = ["one", "two", "three", "four"] as const;

export interface Icebreaker {
  kind: InterestKind | "any";
  variant: (typeof ICEBREAKERS)[number];
  /** Empty for `any`. */
  title: string;
}

/** Picks an icebreaker for people with these shared titles, other than `last`. `random`: 0 to below 1. */
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
