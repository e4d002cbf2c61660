import type { Phrases } from "../dictionary.ts";

export const likeWords: Phrases["likeWords"] = {
  say: "Dis quelque chose avec ton like",
  reply: "Répondre avec ton like",
  title: "Quelques mots pour {{name}}",
  text: "Ils partent avec ton like, une seule fois et sans lien. Si tu retires le like, ils disparaissent.",
  about: "À propos de quoi\u202f?",
  photo: "Photo {{number}}",
  label: "Tes mots",
  placeholder: "Quelle scène t’a marqué le plus\u202f?",
  send: "Liker et envoyer",
  add: "Ajouter à ton like",
  problems: {
    empty: "Écris d’abord quelque chose.",
    tooLong: "{{max}} caractères au maximum.",
    invalid: "Tes mots contiennent des caractères invisibles. Supprime-les ou tape-les à la main.",
    link: "Pas de lien ni d’adresse e-mail, s’il te plaît.",
  },
  sent: "Envoyé avec ton like",
  sentText: "{{name}} le verra avec ton like.",
  failed: "Impossible d’envoyer tes mots. Réessaie.",
  quote: {
    otherAbout: "{{name}} à propos de {{title}}",
    otherPhoto: "{{name}} sur ta photo",
    other: "{{name}}, avec un like",
    mineAbout: "Toi, à propos de {{title}}",
    minePhoto: "Toi sur sa photo",
    mine: "Toi, avec ton like",
  },
  chat: "Avec les likes",
  settings: {
    text: "Les personnes qui te likent peuvent dire un mot sur ton profil\u202f: une ligne, sans lien.",
    switch: "Recevoir des likes avec un mot",
    hint: "Si tu désactives, tu ne reçois que des likes. Ce que tu as déjà reste.",
  },
};
