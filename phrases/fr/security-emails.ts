import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Bonjour {{nickname}},",
    action: "Vérifier mon compte",
    after:
      "C’était toi ? Alors tu n’as rien à faire. Sinon, ferme les autres sessions dans les réglages et change ton mot de passe tout de suite. Si tu n’arrives plus à entrer, appuie sur « Mot de passe oublié ? » au moment de te connecter.",
    why: "Tu reçois cet e-mail parce que nous signalons tout ce qui touche à la sécurité du compte Nakamatch de {{email}}.",
    factors: {
      totp: "application d’authentification",
      phone: "téléphone",
    },
  },
  newDevice: {
    subject: "Connexion depuis un nouvel appareil",
    preheader: "Si ce n’est pas toi, quelqu’un est entré dans ton compte.",
    body: "Ton compte a été ouvert sur un appareil que tu n’avais jamais utilisé pour cela :",
  },
  factorAdded: {
    subject: "Ton compte a une vérification de plus",
    preheader: "Désormais, un code est demandé à la connexion.",
    body: "Une vérification en deux étapes a été ajoutée à ton compte ({{factor}}). Un code est demandé à la connexion.",
  },
  factorRemoved: {
    subject: "Une vérification de ton compte a été retirée",
    preheader: "Si ce n’est pas toi, vérifie ton compte tout de suite.",
    body: "Une vérification en deux étapes a été retirée de ton compte ({{factor}}) : elle ne compte plus à la connexion.",
  },
  recoveryCodesRenewed: {
    subject: "Tes codes de secours ont changé",
    preheader: "Les précédents ne marchent plus.",
    body: "De nouveaux codes de secours ont été créés pour ton compte. Les précédents ne marchent plus.",
  },
  providerLinked: {
    subject: "Ton compte a un accès de plus",
    preheader: "Un compte d’un autre service a été associé.",
    body: "Désormais, {{provider}} ouvre aussi ton compte.",
  },
  providerUnlinked: {
    subject: "Ton compte a un accès de moins",
    preheader: "Un compte d’un autre service a été dissocié.",
    body: "{{provider}} n’ouvre plus ton compte.",
  },
  passwordSet: {
    subject: "Ton compte a maintenant un mot de passe",
    preheader: "Avec ton adresse, il permet de se connecter.",
    body: "Un mot de passe a été choisi pour ton compte. Désormais, il permet aussi de se connecter avec ton adresse.",
  },
  passkeyAdded: {
    subject: "Ton compte a une nouvelle clé d’accès",
    preheader: "Elle permet d’entrer sans mot de passe.",
    body: "Une clé d’accès a été ajoutée à ton compte. Elle permet d’y entrer sans mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès de ton compte a été retirée",
    preheader: "Elle ne permet plus d’entrer.",
    body: "Une clé d’accès a été retirée de ton compte : elle ne permet plus d’y entrer.",
  },
};
