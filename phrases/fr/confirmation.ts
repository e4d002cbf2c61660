import type { Phrases } from "../dictionary.ts";

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
};
