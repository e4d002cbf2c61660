import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "À bientôt sur Nakamatch.",
    linkHint: "Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur :",
  },
  confirmation: {
    subject: "Confirme ton adresse et entre dans Nakamatch",
    greeting: "Salut {{nickname}} !",
    body: "Ton compte est prêt. Il ne reste plus qu'à confirmer que cette adresse est bien la tienne.",
    action: "Confirmer mon adresse",
    after:
      "Le lien est valable 24 heures. Si tu n'es pas à l'origine de cette inscription, ignore ce message : personne ne voit un compte non confirmé.",
  },
  passwordReset: {
    subject: "Choisis un nouveau mot de passe",
    greeting: "Salut {{nickname}} !",
    body: "Quelqu'un, sans doute toi, a demandé à changer le mot de passe de ton compte.",
    action: "Choisir un nouveau mot de passe",
    after: "Le lien est valable une heure. Si ce n'était pas toi, ignore ce message : ton mot de passe ne change pas.",
  },
};
