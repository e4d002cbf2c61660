import type { Phrases } from "../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Plus qu’une étape",
  text: "Nous avons envoyé un lien à {{email}}. Ouvre-le pour confirmer que c’est bien toi, puis rejoins-nous.",
  resend: {
    button: "Renvoyer",
    email: "Ton adresse e-mail",
    emailRequired: "Saisis ton adresse e-mail",
    emailInvalid: "Saisis une adresse e-mail valide, comme nom@exemple.com",
    sentTitle: "E-mail envoyé",
    sentText: "Si {{email}} attend une confirmation, le lien est en route.",
    failedTitle: "L’e-mail n’a pas pu être envoyé",
  },
};
