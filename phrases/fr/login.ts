import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Connexion · Nakamatch",
  title: "Contents de te voir !",
  intro: "L'histoire reprend là où tu l'as laissée.",
  email: "E-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  submitting: "Connexion...",
  forgot: "Mot de passe oublié ?",
  noAccount: "Pas encore de compte ?",
  register: "Inscris-toi",
  backHome: "Retour à l'accueil",
  emailRequired: "Écris ton e-mail",
  passwordRequired: "Écris ton mot de passe",
  firstWelcomeTitle: "Bienvenue sur Nakamatch !",
  welcomeTitle: "Te revoilà !",
  welcomeText: "Connexion réussie.",
  failedTitle: "Connexion impossible",
  reset: {
    title: "Récupère ton mot de passe",
    text: "Écris ton e-mail et nous t'enverrons un lien pour en choisir un autre.",
    email: "E-mail de ton compte",
    send: "Envoyer le lien",
    sentTitle: "Regarde ta boîte mail",
    sentText: "S'il existe un compte avec cet e-mail, le lien est en route.",
    failedTitle: "Le lien n'a pas pu être envoyé",
  },
  confirmed: {
    title: "E-mail confirmé",
    text: "Tout est prêt. Connecte-toi et commence le premier chapitre.",
  },
  linkInvalid: {
    title: "Ce lien ne fonctionne plus",
    text: "Il n'est pas valable ou a expiré. Demandes-en un nouveau et confirme ton e-mail.",
  },
  unconfirmed: {
    title: "Ton e-mail n'est pas encore confirmé",
    text: "Ouvre le lien envoyé à {{email}}. Si tu ne le trouves pas, nous en enverrons un autre.",
  },
  banned: {
    title: "Ton compte est suspendu",
    reason: "Motif",
    until: "Jusqu'au",
    permanent: "Permanent",
  },
};
