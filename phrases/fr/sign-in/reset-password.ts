import type { Phrases } from "../../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nouveau mot de passe · Nakamatch",
  title: "Un nouveau mot de passe",
  intro: "Choisis-en un que personne d’autre ne connaît. Tu pourras ensuite te reconnecter.",
  password: "Nouveau mot de passe",
  confirm: "Confirme le mot de passe",
  submit: "Enregistrer le mot de passe",
  submitting: "Enregistrement…",
  back: "Retour à la connexion",
  successTitle: "Mot de passe modifié",
  successText: "Tu peux maintenant te connecter. On t’y emmène.",
  validationTitle: "Il reste quelque chose à corriger",
  failedTitle: "Ton mot de passe n’a pas changé",
  unexpectedTitle: "Un imprévu",
  linkInvalid: {
    title: "Ce lien ne fonctionne pas",
    text: "Il n’est pas valide ou a expiré. Demandes-en un nouveau et on te l’envoie.",
  },
  objection: {
    question: "Tu t’opposes au retour d’une ancienne adresse\u202f?",
    text: "Dans ce cas, rien ne change tant qu’on n’a pas vérifié. Écris-nous pour nous dire pourquoi.",
    yes: "Oui, je m’y oppose",
    doneTitle: "C’est fait\u202f: rien ne change pour l’instant",
    doneText: "On va vérifier. Si ce compte est le tien, écris-nous pour qu’on puisse te le rendre.",
    write: "Nous écrire",
    invalid:
      "Ce lien ne fonctionne plus\u202f: les 72 heures sont peut-être passées, ou il n’y a plus rien en cours. Écris-nous et on regardera.",
    meta: "S’opposer · Nakamatch",
    title: "Un compte fermé",
    intro: "Tu nous aides à le rendre à la bonne personne.",
  },
  undo: {
    title: "Annuler le changement d’adresse",
    text: "Choisis un nouveau mot de passe et ton compte reprend son ancienne adresse. On déconnecte tous les appareils, on dissocie Google et Discord et on retire les clés d’accès.",
    invalid:
      "Le lien a déjà servi ou date de plus de 7 jours. Si tu n’arrives pas à te connecter, écris-nous depuis la page de contact.",
  },
};
