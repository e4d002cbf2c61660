import type { Phrases } from "../dictionary.ts";

export const landing: Phrases["landing"] = {
  meta: {
    title: "Nakamatch : rencontre des gens qui aiment ce que tu aimes",
    description:
      "Amitié et rencontres pour fans d’anime, de manga, de jeux vidéo, de séries et de cinéma. Trouve la personne qui comprend toutes tes références.",
  },
  hero: {
    titleStart: "Trouve ton",
    titleMark: "nakama",
    subtitle: "Quelqu’un, quelque part, comprend toutes tes références.",
    description:
      "Nakamatch réunit des adultes qui vibrent pour l’anime et le manga, les jeux vidéo, les séries et le cinéma. Pour l’amitié, pour l’amour, ou pour ce qui arrivera entre deux épisodes.",
    join: "Rejoins-nous, c’est gratuit",
    haveAccount: "J’ai déjà un compte",
  },
  closed: "En ce moment, on ne peut pas créer de compte. Repasse bientôt : ça nous fera plaisir de t’accueillir.",
  stats: {
    label: "Nakamatch en chiffres",
    compatibility: "de compatibilité",
    otakus: "otakus actifs",
    couples: "couples formés",
  },
  example: {
    title: "Voilà à quoi ressemble quelqu’un ici",
    text: "Un visage, ce qui vous relie et une phrase à laquelle répondre. Le pourcentage vient des titres que vous aimez tous les deux.",
    note: "Profil d’exemple",
    facts: "27 ans · Lyon · à 12 km",
    reason: "Toi aussi, tu adores {{title}}.",
    question: "Je peux en parler des heures",
    answer: "Pourquoi le meilleur épisode est toujours celui de la plage.",
  },
  features: {
    title: "Ce qui se passe entre la première case et le happy end",
    tastes: {
      title: "Tes goûts d’abord",
      text: "La compatibilité vient de ce que vous partagez vraiment, et tu vois toujours quoi. Pas de formule secrète.",
    },
    kinds: {
      title: "Trois univers, un profil",
      text: "Anime et manga, jeux vidéo, séries et films : ajoute ce que tu aimes et montre-le.",
    },
    intent: {
      title: "Amitié, amour ou les deux",
      text: "Tu dis ce que tu cherches, et avec qui. Tu ne vois que des gens qui cherchent la même chose et ont envie de rencontrer quelqu’un comme toi.",
    },
    distance: {
      title: "Au coin de la rue ou à l’autre bout de la carte",
      text: "Trie par distance ou par compatibilité. On voit ta ville, jamais ta rue.",
    },
    chat: {
      title: "Match, confettis, et on papote",
      text: "Quand le like est réciproque, la discussion s’ouvre. Briser la glace est facile : vous savez déjà de quoi parler.",
    },
    safety: {
      title: "Un endroit tranquille",
      text: "Bloque en quelques secondes, signale ce qui ne va pas, masque les gros mots de tes messages. Et une équipe de modération veille.",
    },
  },
  cta: {
    line: "Ton prochain chapitre commence par « attends, toi aussi tu l’as vu ? ».",
    join: "Créer mon profil",
  },
  footer: {
    description: "Amitié et rencontres pour adultes qui aiment l’anime, les jeux vidéo, les séries et le cinéma.",
    company: "Nakamatch",
    about: "À propos de moi",
    contact: "Contact",
    legal: "Informations légales",
    privacy: "Confidentialité",
    terms: "Conditions",
    copyright: "© {{year}} Nakamatch. Tous droits réservés.",
    attribution: "Images de fond : illustrations originales de Nakamatch.",
  },
  documents: { updated: "Dernière mise à jour : {{date}}", contents: "Sur cette page" },
};
