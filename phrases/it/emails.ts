import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Ci vediamo su Nakamatch.",
    linkHint: "Il pulsante non funziona? Copia questo indirizzo nel browser:",
  },
  confirmation: {
    subject: "Conferma la tua e-mail e inizia su Nakamatch",
    preheader: "Manca solo un clic. Il link funziona per 24 ore.",
    greeting: "Ciao {{nickname}}!",
    body: "Il tuo account è pronto. Manca solo la conferma che questo indirizzo è tuo.",
    action: "Conferma la mia e-mail",
    after: "Il link funziona per 24 ore.",
    why: "Ricevi questa e-mail perché qualcuno ha creato un account Nakamatch con l'indirizzo {{email}}. Se non eri tu, ignorala: nessuno vede un account non confermato e dopo qualche giorno lo eliminiamo.",
  },
  passwordReset: {
    subject: "Scegli una nuova password",
    preheader: "Il link funziona per un'ora e una volta sola.",
    greeting: "Ciao {{nickname}}!",
    body: "Qualcuno, probabilmente tu, ha chiesto di reimpostare la password del tuo account.",
    action: "Scegli una nuova password",
    after: "Il link funziona per un'ora e una volta sola.",
    why: "Ricevi questa e-mail perché qualcuno ha chiesto una nuova password per l'account di {{email}}. Se non eri tu, ignorala: la tua password resta quella di prima.",
  },
  wrongPasswords: {
    subject: "Qualcuno ha provato delle password sul tuo account",
    preheader: "Rallentiamo i tentativi. Dai tuoi dispositivi accedi come sempre.",
    greeting: "Ciao {{nickname}},",
    body: "Nelle ultime 24 ore sono state inserite molte password sbagliate per il tuo account. Per questo blocchiamo, per qualche minuto alla volta, i tentativi dai dispositivi da cui non hai mai fatto l'accesso. Dai tuoi accedi come sempre.",
    action: "Accedi",
    after:
      "Eri tu? Allora non devi fare niente. Altrimenti, se la tua password è corta o la usi anche altrove, scegline una nuova con «Password dimenticata?» nella pagina di accesso. Così entri subito anche da un dispositivo nuovo.",
    why: "Ricevi questa e-mail perché sono state inserite molte password sbagliate per l'account Nakamatch di {{email}}. La mandiamo al massimo una volta al giorno.",
  },
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Ciao {{nickname}},",
    why: "Ricevi questa e-mail perché il team di moderazione ha preso una decisione sull'account Nakamatch di {{email}}.",
    warning: {
      subject: "Hai ricevuto un avvertimento su Nakamatch",
      preheader: "Perché, e come fare ricorso se è un errore.",
      body: "Ti abbiamo inviato un avvertimento. Ecco i motivi:",
      action: "Vedi la decisione",
      after:
        "Pensi che sia un errore? In quella pagina puoi fare ricorso una volta. Lo esaminerà un'altra persona del team, mai chi ha preso la decisione.",
    },
    ban: {
      subject: "Abbiamo sospeso il tuo account Nakamatch",
      preheader: "Perché, e come fare ricorso se è un errore.",
      body: "Abbiamo sospeso il tuo account. Ecco i motivi:",
      action: "Vai all'accesso",
      after:
        "Pensi che sia un errore? Inserisci e-mail e password come per accedere: vedrai la decisione e potrai fare ricorso una volta. Lo esaminerà un'altra persona del team, mai chi ha preso la decisione.",
    },
    photo: {
      subject: "Abbiamo rifiutato la tua foto su Nakamatch",
      preheader: "Perché, e come fare ricorso se è un errore.",
      body: "Gli altri non vedono la tua foto. Ecco i motivi:",
      action: "Vedi la decisione",
      after:
        "Pensi che sia un errore? In quella pagina puoi fare ricorso una volta. Lo esaminerà un'altra persona del team, mai chi ha preso la decisione.",
    },
    unban: {
      subject: "Abbiamo revocato la sospensione del tuo account",
      preheader: "Il tuo account Nakamatch è di nuovo attivo.",
      body: "Il team di moderazione ha revocato la sospensione del tuo account. Puoi accedere di nuovo e gli altri rivedono il tuo profilo.",
      action: "Accedi",
    },
    granted: {
      subject: "Abbiamo accolto il tuo ricorso",
      preheader: "La decisione è annullata.",
      body: "Un'altra persona del team ha esaminato il tuo ricorso e ti dà ragione.",
      effects: {
        warning: "L'avvertimento è annullato.",
        ban: "La sospensione del tuo account è annullata.",
        photo: "Il rifiuto della tua foto è annullato.",
      },
      action: "Vai su Nakamatch",
    },
    denied: {
      subject: "La risposta al tuo ricorso",
      preheader: "La decisione resta valida.",
      body: "Un'altra persona del team ha esaminato il tuo ricorso e mantiene la decisione.",
      action: "Vai su Nakamatch",
    },
  },
};
