import type { Phrases } from "../dictionary.ts";

export const about: Phrases["about"] = {
  meta: {
    title: "À propos de moi · Nakamatch",
    description: "Qui est derrière Nakamatch, pourquoi il existe et ce qu’il ne fera jamais.",
  },
  title: "À propos de moi",
  intro: "Salut ! Voici le chapitre sur la personne qui dessine les cases.",
  who: {
    title: "Qui est derrière Nakamatch",
    named: "Je suis {{name}}, et Nakamatch, c’est mon projet.",
    text: "Je fais Nakamatch pour celles et ceux qui vibrent pour les mêmes choses que moi. Tout ce que tu vois ici, de la première case au dernier bouton, a été créé pour ce site.",
  },
  why: {
    title: "Pourquoi il existe",
    text: "Parce qu’ailleurs il faut expliquer ce qu’est un nakama. Je voulais un endroit où la première question ne soit pas ce que tu fais dans la vie, mais ce qui t’a fait pleurer dans le dernier épisode.",
    idea: "L’idée est simple : si deux personnes vibrent pour la même chose, elles ont déjà de quoi parler. Le reste, amitié ou plus, ne regarde qu’elles.",
  },
  never: {
    title: "Ce que je ne ferai pas",
    sell: "Vendre tes données ou remplir le site de pubs et de traqueurs.",
    fake: "Créer de faux profils pour faire croire qu’il y a plus de monde.",
    formula: "Cacher la compatibilité derrière une formule secrète : tu vois toujours de quels titres elle vient.",
    love: "Te promettre l’amour de ta vie. Celui-là, c’est toi qui l’écris.",
  },
  made: {
    title: "Comment c’est fait",
    text: "Des dessins originaux, six langues et un serveur à moi. Koma, la case à oreilles que tu croises un peu partout, est aussi de la maison : koma veut dire « case » en japonais.",
  },
  contact: { text: "Une idée, un bug, un « j’adore » ? Ce sera un plaisir de te lire.", button: "Contact" },
};
