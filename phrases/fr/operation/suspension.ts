import type { Phrases } from "../../dictionary.ts";

/** What a banned person reads at sign-in. */
export const suspension: Phrases["suspension"] = {
  other: "Se connecter avec un autre compte",
  title: "Ton compte est suspendu",
  reason: "Motif",
  until: "Jusqu’au",
  permanent: "Permanent",
  signIn: "Entre ton adresse e-mail et ton mot de passe pour lire tous les motifs et, si c’est une erreur, contester.",
  over: {
    title: "Ton compte est de nouveau actif",
    text: "La suspension est terminée. Connecte-toi pour reprendre là où tu en étais\u202f; si tu avais activé les notifications dans ce navigateur, elles reviendront toutes seules.",
  },
  data: {
    title: "Tes données",
    text: "Même si ton compte est suspendu, tes données t’appartiennent : tu peux les télécharger ou supprimer ton compte. Tu as une demi-heure ; ensuite, connecte-toi à nouveau.",
    open: "Télécharger mes données ou supprimer mon compte",
  },
};
