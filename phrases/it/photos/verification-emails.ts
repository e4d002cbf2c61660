import type { Phrases } from "../../dictionary.ts";

export const verificationEmails: Phrases["verificationEmails"] = {
  greeting: "Ciao {{nickname}}!",
  approved: {
    subject: "Il tuo profilo è verificato",
    preheader: "Ora il tuo profilo ha la spunta.",
    body: "Abbiamo confrontato il tuo gesto con la tua prima foto: sei tu. Ora il tuo profilo ha la spunta. Se cambi la prima foto, la spunta se ne va con quella vecchia.",
    action: "Vedi il mio profilo",
  },
  rejected: {
    subject: "Non siamo riusciti a verificare il tuo profilo",
    preheader: "Puoi riprovare.",
    reasons: {
      no_gesture: "Nella foto che ci hai mandato non vediamo il gesto che ti abbiamo chiesto.",
      other_person: "Nella foto del gesto e nella tua prima foto non vediamo la stessa persona.",
      unclear: "La foto del tuo gesto si vede male: forse è scura o mossa.",
    },
    next: "Niente di grave, e nessun altro lo sa. Riprova quando vuoi, con una buona luce e il viso intero.",
    action: "Riprova",
  },
  expired: {
    subject: "Non abbiamo fatto in tempo a verificare il tuo profilo",
    preheader: "Puoi riprovare.",
    body: "Sono passati sette giorni e nessuno ha potuto confrontare il tuo gesto con la tua prima foto. È colpa nostra: non conta come tentativo.",
  },
  erased: "Abbiamo già cancellato la foto del tuo gesto.",
  why: "Ti scriviamo a {{email}} perché hai chiesto la spunta di verifica.",
};
