import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Bonjour {{nickname}},",
    action: "Voir mon compte",
    after:
      "Pas toi ? Change ton mot de passe, au besoin avec « Mot de passe oublié ? » : ça déconnecte les autres appareils.",
    why: "Un e-mail de sécurité pour {{email}}.",
    factors: {
      totp: "application d’authentification",
      phone: "téléphone",
    },
  },
  newDevice: {
    subject: "Connexion depuis un nouvel appareil",
    preheader: "C’était toi ?",
    body: "Quelqu’un s’est connecté à ton compte depuis un nouvel appareil :",
  },
  factorAdded: {
    subject: "Vérification en deux étapes activée",
    preheader: "Ton compte est mieux protégé.",
    body: "Un code ({{factor}}) te sera demandé à la connexion.",
  },
  factorRemoved: {
    subject: "Une vérification a été retirée",
    preheader: "C’était toi ?",
    body: "On ne te demandera plus ce code à la connexion ({{factor}}).",
  },
  recoveryCodesRenewed: {
    subject: "Tes codes de récupération ont changé",
    preheader: "Les précédents ne fonctionnent plus.",
    body: "Seuls tes nouveaux codes de récupération fonctionnent maintenant.",
  },
  providerLinked: {
    subject: "Tu peux te connecter d’une nouvelle façon",
    preheader: "Un autre service est associé.",
    body: "Tu peux maintenant te connecter aussi avec {{provider}}.",
  },
  providerUnlinked: {
    subject: "Un accès à ton compte a été retiré",
    preheader: "C’était toi ?",
    body: "Tu ne peux plus te connecter avec {{provider}}.",
  },
  passwordSet: {
    subject: "Ton compte a un mot de passe",
    preheader: "C’était toi ?",
    body: "Tu peux aussi te connecter avec ce mot de passe.",
  },
  passkeyAdded: {
    subject: "Ton compte a une nouvelle clé d’accès",
    preheader: "C’était toi ?",
    body: "Cette clé d’accès permet de se connecter sans mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée",
    preheader: "C’était toi ?",
    body: "Cette clé d’accès ne permet plus de se connecter.",
  },
};
