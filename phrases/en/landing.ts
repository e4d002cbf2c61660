import type { Phrases } from "../dictionary.ts";

export const landing: Phrases["landing"] = {
  meta: {
    title: "Nakamatch: meet people who love what you love",
    description:
      "Friendship and dating for fans of anime, manga, video games, series and movies. Find the one who gets every reference.",
  },
  hero: {
    titleStart: "Find your",
    titleMark: "nakama",
    subtitle: "Someone out there gets all your references.",
    description:
      "Nakamatch brings together adults who live for anime and manga, video games, series and movies. To make friends, to fall in love, or for whatever happens between one episode and the next.",
    join: "Join for free",
    haveAccount: "I have an account",
  },
  closed: "We can’t take new accounts right now. Come back soon: we’d love to have you.",
  stats: {
    label: "Nakamatch in numbers",
    compatibility: "compatibility",
    otakus: "active otakus",
    couples: "couples formed",
  },
  example: {
    title: "This is what someone looks like here",
    text: "A face, what connects you, and a line to reply to. The percentage comes from the titles you both love.",
    note: "Example profile",
    facts: "27 years old · Leeds · 12 km away",
    reason: "You both love {{title}}.",
    question: "I can talk for hours about",
    answer: "Why the best episode is always the one at the beach.",
  },
  features: {
    title: "What happens between the first panel and the happy ending",
    tastes: {
      title: "Your taste speaks first",
      text: "Compatibility comes from what you really share, and you always see what that is. No secret formulas.",
    },
    kinds: {
      title: "Three worlds, one profile",
      text: "Anime and manga, video games, series and movies: add what you love and let it show.",
    },
    intent: {
      title: "Friendship, relationship or both",
      text: "Say what you’re looking for, and with whom. You only see people who want the same thing and would like to meet someone like you.",
    },
    distance: {
      title: "Around the corner or across the map",
      text: "Sort by distance or by compatibility. Your city shows, your street never does.",
    },
    chat: {
      title: "Match, confetti, and off you go",
      text: "When the like is mutual, the chat opens. Breaking the ice is easy: you already know what to talk about.",
    },
    safety: {
      title: "A place to feel at ease",
      text: "Block in seconds, report what isn’t okay and mask swear words in your messages. And moderators keep an eye on things.",
    },
  },
  cta: {
    line: "Your next chapter starts with “Wait, you watched that too?”",
    join: "Create my profile",
  },
  footer: {
    description: "Friendship and dating for adults who love anime, video games, series and movies.",
    company: "Nakamatch",
    about: "About me",
    contact: "Contact",
    legal: "Legal",
    privacy: "Privacy",
    terms: "Terms",
    copyright: "© {{year}} Nakamatch. All rights reserved.",
    attribution: "Background images: original Nakamatch illustrations.",
  },
  documents: { updated: "Last updated: {{date}}", contents: "On this page" },
};
