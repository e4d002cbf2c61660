import type { Phrases } from "../../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Plus qu’une étape",
  text: "On a envoyé un lien à {{email}}. Ouvre-le pour confirmer que c’est bien toi, et entre.",
  resend: {
    button: "Renvoyer",
    email: "Ton adresse e-mail",
    emailRequired: "Entre ton adresse e-mail",
    emailInvalid: "Entre une adresse e-mail valide, comme nom@exemple.com",
    sentTitle: "E-mail envoyé",
    sentText: "Si {{email}} n’est pas encore confirmée, le lien est en route.",
    failedTitle: "L’e-mail n’est pas parti",
  },
  correct: {
    open: "Ce n’est pas la bonne adresse ?",
    title: "Corriger l’adresse e-mail",
    text: "On envoie le lien à la bonne adresse. Le précédent ne marche plus.",
    email: "La bonne adresse e-mail",
    password: "Ton mot de passe",
    passwordRequired: "Entre ton mot de passe",
    send: "Envoyer le lien",
    failedTitle: "L’adresse e-mail n’a pas changé",
    problems: {
      inUse: "Cette adresse e-mail est déjà utilisée",
      disposable: "Cette adresse est jetable. Utilises-en une que tu garderas.",
    },
  },
};
