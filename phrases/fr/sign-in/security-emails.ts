import type { Phrases } from "../../dictionary.ts";

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
    body: "Quelqu’un, sans doute toi, s’est connecté à ton compte depuis un nouvel appareil\u202f:",
  },
  factorAdded: {
    subject: "Nouvelle méthode de vérification sur ton compte",
    preheader: "Ton compte est mieux protégé.",
    body: "Quelqu’un, sans doute toi, a ajouté une méthode de vérification\u202f: {{factor}}.",
  },
  factorRemoved: {
    subject: "Méthode de vérification retirée",
    preheader: "C’était toi ?",
    body: "Quelqu’un, sans doute toi, a retiré une méthode de vérification\u202f: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Tes codes de récupération ont changé",
    preheader: "Les précédents ne fonctionnent plus.",
    body: "Quelqu’un, sans doute toi, a créé de nouveaux codes de récupération. Les anciens ne fonctionnent plus.",
  },
  providerLinked: {
    subject: "Nouvelle façon de te connecter à ton compte",
    preheader: "Un autre service est associé.",
    body: "Quelqu’un, sans doute toi, a associé {{provider}}\u202f: ça permet aussi de se connecter.",
  },
  providerUnlinked: {
    subject: "Compte d’un autre service dissocié",
    preheader: "C’était toi ?",
    body: "Quelqu’un, sans doute toi, a dissocié {{provider}}\u202f: ça ne permet plus de se connecter.",
  },
  passwordSet: {
    subject: "Ton compte a un mot de passe",
    preheader: "C’était toi ?",
    body: "Quelqu’un, sans doute toi, a choisi un mot de passe pour ton compte.",
  },
  passkeyAdded: {
    subject: "Ton compte a une nouvelle clé d’accès",
    preheader: "C’était toi ?",
    body: "Quelqu’un, sans doute toi, a ajouté une clé d’accès à ton compte.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée",
    preheader: "C’était toi ?",
    body: "Quelqu’un, sans doute toi, a retiré une clé d’accès de ton compte.",
  },
};
