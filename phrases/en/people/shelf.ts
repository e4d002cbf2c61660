import type { Phrases } from "../../dictionary.ts";

export const shelf: Phrases["shelf"] = {
  title: "Shelf",
  invite: "Pick up to five favorites and show their covers here.",
  fill: "Fill my shelf",
  nowList: "Right now",
  nowLine: {
    anime: "Watching or reading {{title}}",
    juego: "Playing {{title}}",
    serie_pelicula: "Watching {{title}}",
  },
  more_one: "and {{count}} more",
  more_other: "and {{count}} more",
  status: {
    now: {
      anime: "Watching or reading",
      juego: "Playing",
      serie_pelicula: "Watching",
    },
    finished: "Finished",
    planned: "Planned",
    dropped: "Dropped",
  },
  nowSign: "Right now",
  ask: {
    question: "Still into {{title}}? You haven’t said so in a while, so others no longer see it.",
    yes: "Yes, still on it",
    finished: "Finished",
    dropped: "Dropped it",
  },
  edit: {
    title: "Your shelf",
    hint: "Up to five favorites, in your order. Use each title’s menu to put it here and say how far you are.",
    menu: "Options for {{title}}",
    pin: "Put on my shelf",
    unpin: "Take off my shelf",
    pinned: "on your shelf",
    up: "Move {{title}} up",
    down: "Move {{title}} down",
    remove: "Take {{title}} off your shelf",
    place: "{{title}}: {{place}} of {{count}}",
    now: {
      anime: "I’m watching or reading it",
      juego: "I’m playing it",
      serie_pelicula: "I’m watching it",
    },
    finished: "I’ve finished it",
    planned: "It’s on my list",
    dropped: "I dropped it",
    full: "Your shelf holds five titles already. Take one off to add another.",
    error: "We couldn’t save that. Try again.",
  },
};
