import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "React",
  list: "Reactions",
  yours: "Your reaction: {{name}}",
  of: "{{person}} reacted: {{name}}",
  waiting: "waiting",
  names: {
    heart: "Love it",
    laugh: "Laughing",
    stars: "Starry-eyed",
    tears: "In tears",
    fire: "Fire",
    twist: "Plot twist!",
  },
};
