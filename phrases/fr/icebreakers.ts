import type { Phrases } from "../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Utiliser cette idée",
  another: "Une autre idée",
  anime: {
    one: "Quel est ton personnage préféré dans {{title}} ?",
    two: "À quel moment {{title}} t’a fait craquer ?",
    three: "Si tu pouvais passer une journée dans {{title}}, tu ferais quoi en premier ?",
    four: "Comment convaincrais-tu quelqu’un de commencer {{title}} ?",
  },
  juego: {
    one: "Combien d’heures as-tu passées sur {{title}} ? Promis, je ne juge pas.",
    two: "Quel est ton meilleur souvenir sur {{title}} ?",
    three: "Tu joues comment à {{title}} : à fond ou tranquille ?",
    four: "Quel passage de {{title}} t’a donné le plus de mal ?",
  },
  serie_pelicula: {
    one: "Quelle scène de {{title}} pourrais-tu revoir en boucle ?",
    two: "Ton personnage préféré dans {{title}}, c’est qui ?",
    three: "Si tu pouvais oublier {{title}} et tout redécouvrir, tu le ferais ?",
    four: "Qu’est-ce que tu changerais dans {{title}} ? Sans spoiler.",
  },
  any: {
    one: "C’est quoi ton dernier coup de cœur ?",
    two: "Quel titre recommandes-tu dès que tu peux ?",
    three: "Ce soir, c’est plutôt anime, jeu ou série ?",
    four: "Quelle bande originale connais-tu par cœur ?",
  },
};
