import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Supprimer mon compte",
  title: "Supprimer ton compte ?",
  text: "Nous supprimerons définitivement ton profil, ta photo, tes passions, tes likes et tes matchs. Les messages que tu as envoyés restent dans les discussions des autres, signés « Compte supprimé ». Les signalements ouverts, faits par toi ou à ton sujet, sont conservés sans ton nom jusqu’à une décision. C’est irréversible.",
  password: "Ton mot de passe",
  passwordHint: "Pour vérifier que c’est bien toi.",
  passwordRequired: "Saisis ton mot de passe.",
  confirm: "Supprimer le compte",
  failed: "Ton compte n’a pas pu être supprimé. Réessaie.",
  done: { title: "Compte supprimé", text: "Ton compte a bien été supprimé." },
};
