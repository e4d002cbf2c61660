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
};
