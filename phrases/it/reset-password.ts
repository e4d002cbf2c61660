import type { Phrases } from "../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nuova password · Nakamatch",
  title: "Una password nuova",
  intro: "Scegline una che conosci solo tu. Poi potrai accedere con quella.",
  password: "Nuova password",
  confirm: "Ripeti la password",
  submit: "Salva la password",
  submitting: "Salvataggio...",
  back: "Torna all'accesso",
  successTitle: "Password aggiornata",
  successText: "Ora puoi accedere. Ti ci portiamo noi.",
  validationTitle: "Errore di convalida",
  failedTitle: "Errore durante l'aggiornamento della password",
  unexpectedTitle: "Errore imprevisto",
  linkInvalid: {
    title: "Questo link non funziona",
    text: "Non è valido o è scaduto. Richiedine uno nuovo e te lo inviamo.",
  },
  undo: {
    title: "Annulla il cambio di e-mail",
    text: "Scegli una nuova password: il tuo account torna all'e-mail di prima, tutte le sessioni vengono chiuse, Google e Discord scollegati e le passkey rimosse.",
    invalid:
      "Il link è già stato usato o ha più di 7 giorni. Se non riesci a entrare nel tuo account, scrivici dalla pagina dei contatti.",
  },
};
