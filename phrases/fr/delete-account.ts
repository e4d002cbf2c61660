import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Supprimer mon compte",
  title: "Supprimer ton compte ?",
  final: "C’est irréversible.",
  lost: "Nous supprimerons définitivement ton profil, ta photo, tes passions, tes likes et tes matchs.",
  messages: "Les messages que tu as envoyés restent dans les discussions des autres, signés « Compte supprimé ».",
  reports: "Les signalements ouverts, faits par toi ou à ton sujet, sont conservés sans ton nom jusqu’à une décision.",
  premium: {
    granted: "Ton premium prend fin à ce moment-là.",
    paid: "Ton abonnement premium prend fin à ce moment-là et tu ne paieras plus rien.",
    notRefunded: "Ce que tu as déjà payé n’est pas remboursé.",
    withdrawable:
      "Si tu supprimes ton compte maintenant, ce que tu as payé n’est pas remboursé. Si tu te rétractes avant, jusqu’au {{date}}, nous te remboursons tout.",
    premium: "Se rétracter sur la page Premium",
    contact: "Nous écrire pour se rétracter",
  },
  password: "Ton mot de passe",
  passwordHint: "Pour vérifier que c’est bien toi.",
  passwordRequired: "Saisis ton mot de passe.",
  confirm: "Supprimer le compte",
  failed: "Ton compte n’a pas pu être supprimé. Réessaie.",
  done: { title: "Compte supprimé", text: "Ton compte a bien été supprimé." },
};
