import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "You both love {{title}}: fewer than {{count}} people here do.",
  both: "You both love {{title}}.",
  bothMore_one: "You both love {{title}} and one more title.",
  bothMore_other: "You both love {{title}} and {{count}} more titles.",
  today: {
    title: "Your people for today",
    text: "Their taste is closest to yours. We’ll bring you more {{when}}.",
    done: "You’ve seen everyone for today. We’ll bring you more {{when}}.",
    limits: {
      none: "Wherever they live · any language",
      near: "Up to {{km}} km · any language",
      speaking: "Wherever they live · my languages",
      both: "Up to {{km}} km · my languages",
    },
    change: "Change",
    few: {
      nearNone: "No one new within {{km}} km today.",
      near_one: "Only one new person within {{km}} km today.",
      near_other: "Only {{count}} new people within {{km}} km today.",
      speakingNone: "No one new who speaks your languages today.",
      speaking_one: "Only one new person who speaks your languages today.",
      speaking_other: "Only {{count}} new people who speak your languages today.",
      bothNone: "No one new within {{km}} km who speaks your languages today.",
      both_one: "Only one new person within {{km}} km who speaks your languages today.",
      both_other: "Only {{count}} new people within {{km}} km who speak your languages today.",
    },
    farther: "So we looked farther away.",
    foreign: "So we looked in other languages, too.",
    either: "So we looked farther away and in other languages.",
    previous: "Previous person",
    next: "Next person",
  },
};
