import type { Phrases } from "../../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Supprimer mon compte",
  title: "Supprimer ton compte ?",
  final: "C’est irréversible.",
  checkIn:
    "Tu as un rappel «\u202fJe suis à la maison\u202f» sans réponse\u202f: il s’arrête avec ton compte, et personne ne sera prévenu.",
  lost: "On supprimera définitivement ton profil, tes photos, tes titres, tes likes et tes matchs.",
  messages: "Les messages que tu as envoyés restent dans les discussions des autres, signés « Compte supprimé ».",
  reports: "Les signalements ouverts, faits par toi ou à ton sujet, on les garde sans ton nom jusqu’à une décision.",
  premium: {
    granted: "Premium s’arrête à ce moment-là.",
    paid: "Ton abonnement premium s’arrête à ce moment-là et tu ne paieras plus rien.",
    notRefunded: "Ce que tu as déjà payé n’est pas remboursé.",
    withdrawable:
      "Si tu supprimes ton compte maintenant, ce que tu as payé n’est pas remboursé. Si tu te rétractes avant, jusqu’au {{date}}, on te rembourse tout.",
    premium: "Me rétracter sur la page Premium",
    contact: "Écris-nous pour te rétracter",
  },
  password: "Ton mot de passe",
  passwordHint: "Pour vérifier que c’est bien toi.",
  passwordRequired: "Entre ton mot de passe.",
  confirm: "Supprimer le compte",
  failed: "La suppression n’a pas marché. Réessaie.",
  done: { title: "Compte supprimé", text: "Ton compte a bien été supprimé." },
};
