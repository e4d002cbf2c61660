import type { Phrases } from "../../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Utiliser cette idée",
  another: "Une autre idée",
  anime: {
    one: "Quel est ton personnage préféré dans {{title}} ?",
    two: "À quel moment tu as su que {{title}}, c’était pour toi ?",
    three: "Si tu pouvais passer une journée dans {{title}}, tu ferais quoi en premier ?",
    four: "Tu ferais comment pour convaincre quelqu’un de commencer {{title}} ?",
  },
  juego: {
    one: "Tu as passé combien d’heures sur {{title}} ? Promis, je ne juge pas.",
    two: "C’est quoi ton meilleur souvenir sur {{title}} ?",
    three: "Tu joues comment à {{title}} : à fond ou tranquille ?",
    four: "Quel passage de {{title}} t’a donné le plus de mal ?",
  },
  serie_pelicula: {
    one: "Quelle scène de {{title}} tu pourrais revoir en boucle ?",
    two: "Ton personnage préféré dans {{title}}, c’est qui ?",
    three: "Si tu pouvais oublier {{title}} et tout redécouvrir, tu le ferais ?",
    four: "Qu’est-ce que tu changerais dans {{title}} ? Sans spoiler.",
  },
  any: {
    one: "C’est quoi ton dernier coup de cœur ?",
    two: "Quel titre tu recommandes à tout le monde ?",
    three: "Ce soir, c’est plutôt anime, jeu ou série ?",
    four: "Quelle BO tu connais par cœur ?",
  },
};
