import type { Phrases } from "../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Fast geschafft",
  text: "Wir haben einen Link an {{email}} geschickt. Öffne ihn, damit wir wissen, dass du es bist, und komm rein.",
  resend: {
    button: "Noch einmal senden",
    email: "Deine E-Mail-Adresse",
    emailRequired: "Gib deine E-Mail-Adresse ein",
    emailInvalid: "Gib eine gültige E-Mail-Adresse ein, etwa name@beispiel.de",
    sentTitle: "E-Mail gesendet",
    sentText: "Falls {{email}} noch nicht bestätigt ist, ist der Link unterwegs.",
    failedTitle: "Die E-Mail ist nicht rausgegangen",
  },
};
