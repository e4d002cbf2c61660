import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Accedi · Nakamatch",
  title: "Che bello vederti!",
  intro: "La storia riprende da dove l'avevi lasciata.",
  email: "E-mail",
  password: "Password",
  submit: "Accedi",
  submitting: "Accesso in corso...",
  forgot: "Password dimenticata?",
  noAccount: "Non hai ancora un account?",
  register: "Registrati",
  backHome: "Torna all'inizio",
  emailRequired: "Scrivi la tua e-mail",
  passwordRequired: "Scrivi la tua password",
  firstWelcomeTitle: "Che bello averti qui!",
  welcomeTitle: "Eccoti di nuovo!",
  welcomeText: "Accesso riuscito.",
  failedTitle: "Accesso non riuscito",
  reset: {
    title: "Recupera la password",
    text: "Scrivi la tua e-mail e ti invieremo un link per sceglierne un'altra.",
    email: "E-mail del tuo account",
    send: "Invia il link",
    sentTitle: "Controlla la posta",
    sentText: "Se esiste un account con quell'e-mail, il link è in arrivo.",
    failedTitle: "Non è stato possibile inviare il link",
  },
  confirmed: {
    title: "E-mail confermata",
    text: "Tutto pronto. Accedi e comincia il primo capitolo.",
  },
  linkInvalid: {
    title: "Questo link non funziona più",
    text: "Non è valido o è scaduto. Chiedine uno nuovo e conferma la tua e-mail.",
  },
  unconfirmed: {
    title: "Manca la conferma della tua e-mail",
    text: "Apri il link che abbiamo inviato a {{email}}. Se non lo trovi, te ne mandiamo un altro.",
  },
  banned: {
    title: "Il tuo account è sospeso",
    reason: "Motivo",
    until: "Fino al",
    permanent: "Permanente",
  },
};
