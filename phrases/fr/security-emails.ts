import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Bonjour {{nickname}},",
    action: "Vérifier mon compte",
    after:
      "C’était toi ? Alors tu n’as rien à faire. Sinon, ferme les autres sessions dans les réglages et change ton mot de passe tout de suite. Si tu n’arrives plus à te connecter, appuie sur « Mot de passe oublié ? » au moment de te connecter.",
    why: "Tu reçois cet e-mail parce que nous signalons tout ce qui touche à la sécurité du compte Nakamatch de {{email}}.",
    factors: {
      totp: "application d’authentification",
      phone: "téléphone",
    },
  },
  newDevice: {
    subject: "Connexion depuis un nouvel appareil",
    preheader: "Si ce n’est pas toi, quelqu’un est entré dans ton compte.",
    body: "Une connexion à ton compte a eu lieu depuis un appareil que tu n’avais jamais utilisé pour cela :",
  },
  factorAdded: {
    subject: "Une méthode de vérification a été ajoutée à ton compte",
    preheader: "Désormais, il faut un code pour se connecter.",
    body: "Une méthode de vérification en deux étapes a été ajoutée à ton compte ({{factor}}). Un code est demandé à la connexion.",
  },
  factorRemoved: {
    subject: "Une méthode de vérification de ton compte a été retirée",
    preheader: "Si ce n’est pas toi, vérifie ton compte tout de suite.",
    body: "Une méthode de vérification en deux étapes a été retirée de ton compte ({{factor}}) : elle ne sert plus à la connexion.",
  },
  recoveryCodesRenewed: {
    subject: "Tes codes de récupération ont changé",
    preheader: "Les précédents ne fonctionnent plus.",
    body: "De nouveaux codes de récupération ont été créés pour ton compte. Les précédents ne fonctionnent plus.",
  },
  providerLinked: {
    subject: "Une nouvelle façon de se connecter à ton compte",
    preheader: "Un compte d’un autre service a été associé.",
    body: "Désormais, {{provider}} permet aussi de se connecter à ton compte.",
  },
  providerUnlinked: {
    subject: "Une façon de se connecter à ton compte a été retirée",
    preheader: "Un compte d’un autre service a été dissocié.",
    body: "{{provider}} ne permet plus de se connecter à ton compte.",
  },
  passwordSet: {
    subject: "Ton compte a maintenant un mot de passe",
    preheader: "Avec ton adresse, il permet de se connecter.",
    body: "Un mot de passe a été choisi pour ton compte. Désormais, il permet aussi de se connecter avec ton adresse.",
  },
  passkeyAdded: {
    subject: "Ton compte a une nouvelle clé d’accès",
    preheader: "Elle permet de se connecter sans mot de passe.",
    body: "Une clé d’accès a été ajoutée à ton compte. Elle permet de se connecter sans mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès de ton compte a été retirée",
    preheader: "Elle ne permet plus de se connecter.",
    body: "Une clé d’accès a été retirée de ton compte : elle ne permet plus de se connecter.",
  },
};
