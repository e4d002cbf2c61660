import type { Phrases } from "../../dictionary.ts";

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
  correct: {
    open: "Falsche Adresse?",
    title: "E-Mail-Adresse berichtigen",
    text: "Wir schicken den Link an die richtige Adresse. Der alte gilt dann nicht mehr.",
    email: "Richtige E-Mail-Adresse",
    password: "Dein Passwort",
    passwordRequired: "Gib dein Passwort ein",
    send: "Link senden",
    failedTitle: "Die Adresse ist noch die alte",
    problems: {
      inUse: "Diese E-Mail-Adresse ist schon vergeben",
      disposable: "Das ist eine Wegwerfadresse. Nimm eine, die du behältst.",
    },
  },
};
