import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Ciao {{nickname}},",
    action: "Controlla il mio account",
    after:
      "Sei stato tu? Allora non devi fare nulla. Altrimenti chiudi le altre sessioni nelle impostazioni e cambia subito la password. Se non riesci più a entrare, premi «Hai dimenticato la password?» all'accesso.",
    why: "Ricevi questa e-mail perché segnaliamo tutto ciò che riguarda la sicurezza dell'account Nakamatch di {{email}}.",
    factors: {
      totp: "app di autenticazione",
      phone: "telefono",
    },
  },
  newDevice: {
    subject: "Accesso da un nuovo dispositivo",
    preheader: "Se non sei stato tu, qualcuno è entrato nel tuo account.",
    body: "Il tuo account è stato aperto su un dispositivo mai usato prima per farlo:",
  },
  factorAdded: {
    subject: "Il tuo account ha una verifica in più",
    preheader: "Da ora all'accesso viene chiesto un codice.",
    body: "Al tuo account è stata aggiunta una verifica in due passaggi ({{factor}}). All'accesso viene chiesto un codice.",
  },
  factorRemoved: {
    subject: "Una verifica del tuo account è stata tolta",
    preheader: "Se non sei stato tu, controlla subito il tuo account.",
    body: "Dal tuo account è stata tolta una verifica in due passaggi ({{factor}}): all'accesso non vale più.",
  },
  recoveryCodesRenewed: {
    subject: "I tuoi codici di recupero sono cambiati",
    preheader: "Quelli di prima non funzionano più.",
    body: "Sono stati creati nuovi codici di recupero per il tuo account. Quelli di prima non funzionano più.",
  },
  providerLinked: {
    subject: "Il tuo account ha un accesso in più",
    preheader: "È stato collegato un account di un altro servizio.",
    body: "Da ora anche {{provider}} apre il tuo account.",
  },
  providerUnlinked: {
    subject: "Il tuo account ha un accesso in meno",
    preheader: "È stato scollegato un account di un altro servizio.",
    body: "{{provider}} non apre più il tuo account.",
  },
  passwordSet: {
    subject: "Il tuo account ora ha una password",
    preheader: "Con il tuo indirizzo serve per entrare.",
    body: "È stata scelta una password per il tuo account. Da ora si può entrare anche con quella e il tuo indirizzo.",
  },
  passkeyAdded: {
    subject: "Il tuo account ha una nuova passkey",
    preheader: "Permette di entrare senza password.",
    body: "Al tuo account è stata aggiunta una passkey. Permette di entrare senza password.",
  },
  passkeyRemoved: {
    subject: "Una passkey del tuo account è stata rimossa",
    preheader: "Non permette più di entrare.",
    body: "Una passkey del tuo account è stata rimossa: non permette più di entrare.",
  },
};
