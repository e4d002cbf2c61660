import type { Phrases } from "../../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Use this idea",
  another: "Another idea",
  anime: {
    one: "Who’s your favorite character in {{title}}?",
    two: "When did {{title}} win you over?",
    three: "If you could spend a day inside {{title}}, what would you do first?",
    four: "How would you talk someone into starting {{title}}?",
  },
  juego: {
    one: "How many hours have you put into {{title}}? I promise not to judge.",
    two: "What’s your best memory of playing {{title}}?",
    three: "How do you play {{title}}: all in, or taking it easy?",
    four: "Which part of {{title}} drove you up the wall?",
  },
  serie_pelicula: {
    one: "Which scene in {{title}} could you watch over and over?",
    two: "Which character in {{title}} is your pick?",
    three: "If you could forget {{title}} and watch it for the first time again, would you?",
    four: "What would you change about {{title}}? No spoilers.",
  },
  any: {
    one: "What’s got you hooked lately?",
    two: "Which title do you recommend every chance you get?",
    three: "What’s it going to be tonight: anime, a game or a series?",
    four: "Which soundtrack do you know by heart?",
  },
};
