import type { Phrases } from "../../dictionary.ts";

export const providers: Phrases["providers"] = {
  or: "ou",
  continue: "Continuer avec {{provider}}",
  problems: {
    title: "La connexion avec {{provider}} a échoué",
    anyTitle: "La connexion a échoué",
    cancelled: "Tu as annulé. Réessaie ou connecte-toi avec ton adresse e-mail.",
    expired: "Ça a pris trop de temps ou commencé dans un autre navigateur. Réessaie.",
    noEmail:
      "{{provider}} ne nous a pas donné ton adresse e-mail. Autorise-le là-bas, ou utilise ton adresse e-mail et un mot de passe.",
    unconfirmed:
      "Ton adresse e-mail n’est pas confirmée chez {{provider}}. Confirme-la là-bas et reviens, ou utilise ton adresse e-mail et un mot de passe.",
    tooMany: "Il y a eu trop de tentatives. Attends une minute et réessaie.",
    failed: "{{provider}} n’a pas répondu comme prévu. Réessaie dans un instant ou utilise ton adresse e-mail.",
  },
  complete: {
    meta: "Terminer l’inscription · Nakamatch",
    title: "Encore une étape",
    intro: "On a déjà fait connaissance. Raconte-nous le reste et c’est parti.",
    account: "Compte",
    accountText: "Tu te connectes avec {{provider}} : pas besoin de mot de passe.",
    submit: "Terminer l’inscription",
    submitting: "On crée ton compte…",
    welcomeTitle: "Bienvenue !",
    welcomeText: "Ton compte est prêt.",
    other: "Se connecter autrement",
    missingIntro: "On a attendu une heure, mais ce n’est rien : on recommence.",
    missingTitle: "Le temps est écoulé",
    missingText: "Tu as une heure pour terminer l’inscription. Recommence.",
    again: "Retour à la connexion",
    bannedTitle: "Ton compte est suspendu",
  },
  link: {
    title: "On se connaît déjà",
    intro: "Ton mot de passe suffit pour prouver que ce compte est à toi.",
    heading: "Un compte existe déjà avec cette adresse",
    text: "Entre le mot de passe de {{email}} et tu pourras aussi te connecter avec {{provider}}.",
    password: "Mot de passe",
    passwordRequired: "Entre ton mot de passe",
    submit: "Associer et se connecter",
    submitting: "Association…",
    failedTitle: "Impossible d’associer le compte",
    linkedTitle: "Compte associé",
    linkedText: "Tu peux maintenant te connecter aussi avec {{provider}}.",
    forgot: "Mot de passe oublié ?",
  },
  proof: {
    text: "Tu te connectes avec {{provider}}, sans mot de passe. Confirme avec ce compte que c’est bien toi, puis rouvre cette fenêtre.",
    confirm: "Confirmer avec {{provider}}",
    done: "Tu viens de te connecter : on sait que c’est toi.",
  },
};
