import type { Phrases } from "../../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nuova password · Nakamatch",
  title: "Una password nuova",
  intro: "Scegline una che conosci solo tu. Poi potrai accedere con quella.",
  password: "Nuova password",
  confirm: "Ripeti la password",
  submit: "Salva la password",
  submitting: "Salvataggio…",
  back: "Torna all’accesso",
  successTitle: "Password aggiornata",
  successText: "Ora puoi accedere. Ti ci portiamo noi.",
  validationTitle: "C’è ancora qualcosa da sistemare",
  failedTitle: "Non siamo riusciti a cambiare la password",
  unexpectedTitle: "Qualcosa è andato storto",
  linkInvalid: {
    title: "Questo link non funziona",
    text: "Non è valido o è scaduto. Chiedine uno nuovo e te lo mandiamo.",
  },
  objection: {
    question: "Ti opponi al ritorno di un indirizzo di prima?",
    text: "Allora non cambia nulla finché non abbiamo verificato. Scrivici e spiegaci perché.",
    yes: "Sì, mi oppongo",
    doneTitle: "Fatto: per ora non cambia nulla",
    doneText: "Verificheremo. Se l’account è tuo, scrivici così possiamo restituirtelo.",
    write: "Scrivici",
    invalid:
      "Il link non funziona più: forse le 72 ore sono passate o non c’è più nulla in sospeso. Scrivici e controlliamo.",
    meta: "Opporsi · Nakamatch",
    title: "Un account chiuso",
    intro: "Ci aiuti a restituirlo alla persona giusta.",
  },
  undo: {
    title: "Annulla il cambio di e-mail",
    text: "Scegli una nuova password e il tuo account torna all’indirizzo di prima. Disconnettiamo tutti i dispositivi, scolleghiamo Google e Discord e togliamo le passkey.",
    invalid:
      "Il link è già stato usato o ha più di 7 giorni. Se non riesci a entrare nel tuo account, scrivici dalla pagina dei contatti.",
  },
};
