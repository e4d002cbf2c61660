import type { Phrases } from "../dictionary.ts";

export const about: Phrases["about"] = {
  meta: {
    title: "About me · Nakamatch",
    description: "Who’s behind Nakamatch, why it exists and what it will never do.",
  },
  title: "About me",
  intro: "Hi! This is the chapter about the person who draws the panels.",
  who: {
    title: "Who’s behind it",
    named: "I’m {{name}}, and Nakamatch is my project.",
    text: "I make Nakamatch for people whose eyes light up at the same things as mine. What you see here, from the first panel to the last button, was made for this site.",
  },
  why: {
    title: "Why it exists",
    text: "Because on other apps you have to explain what a nakama is. I wanted a place where the first question isn’t what you do for a living, but which episode last made you cry.",
    idea: "The idea is simple: if two people get excited about the same thing, they already have something to talk about. The rest, friendship or something more, is up to them.",
  },
  never: {
    title: "What I won’t do",
    sell: "Sell your data, or fill this place with ads and trackers.",
    fake: "Create fake profiles to make it look busier.",
    formula: "Hide compatibility behind a secret formula: you always see which titles it comes from.",
    love: "Promise you the love of your life. You write that part.",
  },
  made: {
    title: "How it’s made",
    text: "Original drawings, six languages and a server of its own. Koma, the panel with ears you keep running into here, is home-grown too: koma means “panel” in Japanese.",
  },
  contact: { text: "An idea, a bug, an “I love this”? I’d love to hear it.", button: "Contact" },
};
