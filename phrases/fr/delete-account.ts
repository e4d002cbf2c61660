import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Supprimer mon compte",
  title: "Supprimer ton compte ?",
  text: "Nous effacerons pour toujours ton profil, ta photo, tes passions, tes likes et tes matchs. Les messages que tu as envoyés restent dans les chats des autres, signés « Utilisateur supprimé ». C’est irréversible.",
  password: "Ton mot de passe",
  passwordHint: "Pour être sûrs que c’est bien toi.",
  passwordRequired: "Écris ton mot de passe.",
  confirm: "Supprimer le compte",
  failed: "Ton compte n’a pas pu être supprimé. Réessaie.",
  done: { title: "Compte supprimé", text: "Ton compte a bien été supprimé." },
};
