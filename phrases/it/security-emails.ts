import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Ciao {{nickname}},",
    action: "Apri il mio account",
    after:
      "Non l’hai fatto tu? Cambia la password, anche con «Password dimenticata?»: disconnette tutti gli altri dispositivi.",
    why: "Un’e-mail di sicurezza per {{email}}.",
    factors: {
      totp: "app di autenticazione",
      phone: "telefono",
    },
  },
  newDevice: {
    subject: "Accesso da un nuovo dispositivo",
    preheader: "L’hai fatto tu?",
    body: "Qualcuno ha fatto l’accesso al tuo account da un dispositivo nuovo:",
  },
  factorAdded: {
    subject: "Verifica in due passaggi attivata",
    preheader: "Il tuo account è più protetto.",
    body: "Per accedere ora serve anche un codice ({{factor}}).",
  },
  factorRemoved: {
    subject: "Una verifica in due passaggi è stata tolta",
    preheader: "L’hai fatto tu?",
    body: "Per accedere non ti chiederemo più questo codice ({{factor}}).",
  },
  recoveryCodesRenewed: {
    subject: "I tuoi codici di recupero sono cambiati",
    preheader: "Quelli di prima non funzionano più.",
    body: "Ora valgono solo i nuovi codici di recupero.",
  },
  providerLinked: {
    subject: "Nuovo modo di accedere al tuo account",
    preheader: "C’è un altro servizio collegato.",
    body: "Ora puoi accedere al tuo account anche con {{provider}}.",
  },
  providerUnlinked: {
    subject: "Un modo di accedere è stato tolto",
    preheader: "L’hai fatto tu?",
    body: "Non puoi più accedere al tuo account con {{provider}}.",
  },
  passwordSet: {
    subject: "Il tuo account ora ha una password",
    preheader: "L’hai scelta tu?",
    body: "Ora puoi accedere anche con la tua e-mail e questa password.",
  },
  passkeyAdded: {
    subject: "Il tuo account ha una nuova passkey",
    preheader: "L’hai aggiunta tu?",
    body: "Con questa passkey si accede senza password.",
  },
  passkeyRemoved: {
    subject: "Una passkey del tuo account è stata tolta",
    preheader: "L’hai tolta tu?",
    body: "Quella passkey non serve più per accedere.",
  },
};
