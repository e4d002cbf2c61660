import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "À bientôt sur Nakamatch.",
    linkHint: "Le bouton ne fonctionne pas ? Copie cette adresse dans ton navigateur :",
  },
  confirmation: {
    subject: "Confirme ton adresse et lance-toi sur Nakamatch",
    preheader: "Plus qu'un clic. Le lien fonctionne pendant 24 heures.",
    greeting: "Salut {{nickname}} !",
    body: "Ton compte est prêt. Il ne reste plus qu'à confirmer que cette adresse est bien la tienne.",
    action: "Confirmer mon adresse",
    after: "Le lien fonctionne pendant 24 heures.",
    why: "Tu reçois cet e-mail parce que quelqu'un a créé un compte Nakamatch avec l'adresse {{email}}. Si ce n'était pas toi, ignore-le : personne ne voit un compte non confirmé et nous le supprimons au bout de quelques jours.",
  },
  passwordReset: {
    subject: "Choisis un nouveau mot de passe",
    preheader: "Le lien fonctionne pendant une heure, une seule fois.",
    greeting: "Salut {{nickname}} !",
    body: "Quelqu'un, sans doute toi, a demandé à réinitialiser le mot de passe de ton compte.",
    action: "Choisir un nouveau mot de passe",
    after: "Le lien fonctionne pendant une heure, une seule fois.",
    why: "Tu reçois cet e-mail parce que quelqu'un a demandé un nouveau mot de passe pour le compte de {{email}}. Si ce n'était pas toi, ignore-le : ton mot de passe ne change pas.",
  },
  wrongPasswords: {
    subject: "Quelqu'un a essayé des mots de passe sur ton compte",
    preheader: "Nous freinons ces essais. Sur tes appareils, tu te connectes comme d'habitude.",
    greeting: "Bonjour {{nickname}},",
    body: "Ces dernières 24 heures, beaucoup de mots de passe erronés ont été saisis pour ton compte. Nous bloquons donc, quelques minutes à la fois, les essais depuis des appareils sur lesquels tu ne t'es jamais connecté·e. Sur les tiens, tu te connectes comme d'habitude.",
    action: "Se connecter",
    after:
      "C'était toi ? Alors tu n'as rien à faire. Sinon, et si ton mot de passe est court ou te sert aussi ailleurs, choisis-en un nouveau avec « Mot de passe oublié ? » sur la page de connexion. Cela te permet aussi d'entrer tout de suite sur un nouvel appareil.",
    why: "Tu reçois cet e-mail parce que beaucoup de mots de passe erronés ont été saisis pour le compte Nakamatch de {{email}}. Nous l'envoyons une fois par jour au plus.",
  },
  decision: {
    line: "{{label}} : {{value}}",
    greeting: "Bonjour {{nickname}},",
    why: "Tu reçois cet e-mail parce que l'équipe de modération a pris une décision concernant le compte Nakamatch de {{email}}.",
    warning: {
      subject: "Tu as reçu un avertissement sur Nakamatch",
      preheader: "Pourquoi, et comment contester si c'est une erreur.",
      body: "Nous t'avons envoyé un avertissement. En voici les raisons :",
      action: "Voir la décision",
      after:
        "Tu penses que c'est une erreur ? Tu peux contester une fois sur cette page. Quelqu'un d'autre de l'équipe examinera ton message, jamais la personne qui a décidé.",
    },
    ban: {
      subject: "Nous avons suspendu ton compte Nakamatch",
      preheader: "Pourquoi, et comment contester si c'est une erreur.",
      body: "Nous avons suspendu ton compte. En voici les raisons :",
      action: "Aller à la connexion",
      after:
        "Tu penses que c'est une erreur ? Saisis ton adresse et ton mot de passe comme pour te connecter : tu verras la décision et tu pourras contester une fois. Quelqu'un d'autre de l'équipe examinera ton message, jamais la personne qui a décidé.",
    },
    photo: {
      subject: "Nous avons refusé ta photo Nakamatch",
      preheader: "Pourquoi, et comment contester si c'est une erreur.",
      body: "Les autres ne voient pas ta photo. En voici les raisons :",
      action: "Voir la décision",
      after:
        "Tu penses que c'est une erreur ? Tu peux contester une fois sur cette page. Quelqu'un d'autre de l'équipe examinera ton message, jamais la personne qui a décidé.",
    },
    unban: {
      subject: "Nous avons levé la suspension de ton compte",
      preheader: "Ton compte Nakamatch est de nouveau actif.",
      body: "L'équipe de modération a levé la suspension de ton compte. Tu peux de nouveau te connecter, et les autres revoient ton profil.",
      action: "Se connecter",
    },
    granted: {
      subject: "Nous avons accepté ta contestation",
      preheader: "La décision est annulée.",
      body: "Quelqu'un d'autre de l'équipe a examiné ta contestation et te donne raison.",
      effects: {
        warning: "L'avertissement est retiré.",
        ban: "La suspension de ton compte est annulée.",
        photo: "Le refus de ta photo est annulé.",
      },
      action: "Aller sur Nakamatch",
    },
    denied: {
      subject: "La réponse à ta contestation",
      preheader: "La décision est maintenue.",
      body: "Quelqu'un d'autre de l'équipe a examiné ta contestation et maintient la décision.",
      action: "Aller sur Nakamatch",
    },
  },
};
