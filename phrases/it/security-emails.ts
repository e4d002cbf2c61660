import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Ciao {{nickname}},",
    action: "Controlla il mio account",
    after:
      "Eri tu? Allora non devi fare nulla. Altrimenti chiudi le altre sessioni nelle impostazioni e cambia subito la password. Se non riesci più a entrare, premi «Password dimenticata?» nella pagina di accesso.",
    why: "Ricevi questa e-mail perché segnaliamo tutto ciò che riguarda la sicurezza dell'account Nakamatch di {{email}}.",
    factors: {
      totp: "app di autenticazione",
      phone: "telefono",
    },
  },
  newDevice: {
    subject: "Accesso da un nuovo dispositivo",
    preheader: "Se non eri tu, qualcuno è entrato nel tuo account.",
    body: "È stato effettuato un accesso al tuo account da un dispositivo mai usato prima:",
  },
  factorAdded: {
    subject: "Il tuo account ha una verifica in più",
    preheader: "D'ora in poi per accedere serve un codice.",
    body: "Al tuo account è stata aggiunta una verifica in due passaggi ({{factor}}). Per accedere serve un codice.",
  },
  factorRemoved: {
    subject: "Una verifica del tuo account è stata rimossa",
    preheader: "Se non eri tu, controlla subito il tuo account.",
    body: "Dal tuo account è stata rimossa una verifica in due passaggi ({{factor}}): non vale più per accedere.",
  },
  recoveryCodesRenewed: {
    subject: "I tuoi codici di recupero sono cambiati",
    preheader: "Quelli di prima non funzionano più.",
    body: "Sono stati creati nuovi codici di recupero per il tuo account. Quelli di prima non funzionano più.",
  },
  providerLinked: {
    subject: "Il tuo account ha un modo di accedere in più",
    preheader: "È stato collegato un account di un altro servizio.",
    body: "D'ora in poi si può accedere al tuo account anche con {{provider}}.",
  },
  providerUnlinked: {
    subject: "Il tuo account ha un modo di accedere in meno",
    preheader: "È stato scollegato un account di un altro servizio.",
    body: "Non si può più accedere al tuo account con {{provider}}.",
  },
  passwordSet: {
    subject: "Il tuo account ora ha una password",
    preheader: "Insieme all'e-mail permette di accedere.",
    body: "È stata scelta una password per il tuo account. D'ora in poi si può accedere anche con quella e la tua e-mail.",
  },
  passkeyAdded: {
    subject: "Il tuo account ha una nuova passkey",
    preheader: "Permette di accedere senza password.",
    body: "Al tuo account è stata aggiunta una passkey. Permette di accedere senza password.",
  },
  passkeyRemoved: {
    subject: "Una passkey del tuo account è stata rimossa",
    preheader: "Non permette più di accedere.",
    body: "Una passkey del tuo account è stata rimossa: non permette più di accedere.",
  },
};
