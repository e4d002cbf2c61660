import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Connexion · Nakamatch",
  description:
    "Connecte-toi à Nakamatch, là où se retrouvent ceux qui aiment les animes, les jeux, les séries et les films.",
  title: "Quel plaisir de te voir !",
  intro: "Ta bande est juste derrière cette porte.",
  introWaiting: "Un clic dans l’e-mail et c’est parti.",
  introConfirmed: "Ton histoire commence ici !",
  titleBanned: "Compte suspendu",
  introBanned: "Tu peux lire ici pourquoi, et ce que tu peux faire.",
  email: "Adresse e-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  submitting: "Connexion…",
  queued:
    "Beaucoup de monde se connecte en ce moment. Tu es dans la file d’attente : on continue dès que c’est ton tour, tu n’as rien à faire.",
  forgot: "Mot de passe oublié ?",
  noAccount: "Pas encore de compte ?",
  register: "Inscris-toi",
  backHome: "Retour à l’accueil",
  emailRequired: "Saisis ton adresse e-mail",
  emailInvalid: "Saisis une adresse e-mail valide, comme nom@exemple.com",
  passwordRequired: "Saisis ton mot de passe",
  firstWelcomeTitle: "Bienvenue sur Nakamatch !",
  welcomeTitle: "Te revoilà !",
  welcomeText: "Connexion réussie.",
  failedTitle: "Connexion impossible",
  reset: {
    title: "Réinitialise ton mot de passe",
    text: "Saisis ton adresse e-mail et nous t’enverrons un lien pour en choisir un autre.",
    email: "Adresse e-mail de ton compte",
    send: "Envoyer le lien",
    sentTitle: "Consulte ta boîte mail",
    sentText: "S’il existe un compte avec cette adresse, le lien est en route.",
    failedTitle: "Le lien n’a pas pu être envoyé",
  },
  confirmed: {
    title: "Adresse confirmée",
    text: "Tout est prêt. Connecte-toi et commence le premier chapitre.",
  },
  again: {
    title: "Ton adresse était déjà confirmée",
    text: "Il n’y a plus rien à faire : connecte-toi.",
  },
  here: {
    title: "Tu y es presque",
    text: "Ton inscription vient de cet appareil. Confirme ton adresse et entre, sans rien saisir.",
    button: "Confirmer et entrer",
    other: "Utiliser un autre compte",
  },
  linkInvalid: {
    title: "Ce lien ne fonctionne plus",
    text: "Il n’est pas valide ou a expiré. Demandes-en un nouveau et confirme ton adresse.",
  },
  unconfirmed: {
    title: "Ton adresse n’est pas encore confirmée",
    text: "Ouvre le lien envoyé à {{email}}. Si tu ne le trouves pas, nous t’en enverrons un autre.",
  },
  banned: {
    other: "Se connecter avec un autre compte",
    title: "Ton compte est suspendu",
    reason: "Motif",
    until: "Jusqu’au",
    permanent: "Permanent",
    signIn: "Saisis ton adresse et ton mot de passe pour voir toutes les raisons et contester si c’est une erreur.",
    data: {
      title: "Tes données",
      text: "Même si ton compte est suspendu, tes données t’appartiennent : tu peux les télécharger ou supprimer ton compte. Tu as une demi-heure ; ensuite, connecte-toi à nouveau.",
      open: "Télécharger mes données ou supprimer mon compte",
    },
  },
};
