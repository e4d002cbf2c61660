import type { Phrases } from "../../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Ciao {{nickname}},",
    action: "Apri il mio account",
    after:
      "Non l’hai fatto tu? Cambia la password, anche con «Password dimenticata?»: così disconnetti tutti gli altri dispositivi.",
    why: "Un’e-mail di sicurezza per {{email}}.",
    factors: {
      totp: "app di autenticazione",
      phone: "telefono",
    },
  },
  newDevice: {
    subject: "Accesso da un nuovo dispositivo",
    preheader: "L’hai fatto tu?",
    body: "Qualcuno, probabilmente tu, è entrato nel tuo account da un dispositivo nuovo:",
  },
  factorAdded: {
    subject: "Nuovo metodo di verifica sul tuo account",
    preheader: "Il tuo account è più protetto.",
    body: "Qualcuno, probabilmente tu, ha aggiunto un metodo di verifica: {{factor}}.",
  },
  factorRemoved: {
    subject: "Metodo di verifica rimosso",
    preheader: "L’hai fatto tu?",
    body: "Qualcuno, probabilmente tu, ha rimosso un metodo di verifica: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "I tuoi codici di recupero sono cambiati",
    preheader: "Quelli di prima non funzionano più.",
    body: "Qualcuno, probabilmente tu, ha creato nuovi codici di recupero. Quelli di prima non funzionano più.",
  },
  providerLinked: {
    subject: "Nuovo modo di accedere al tuo account",
    preheader: "C’è un altro servizio collegato.",
    body: "Qualcuno, probabilmente tu, ha collegato {{provider}}: ora si può usare per accedere.",
  },
  providerUnlinked: {
    subject: "Account di un altro servizio scollegato",
    preheader: "L’hai fatto tu?",
    body: "Qualcuno, probabilmente tu, ha scollegato {{provider}}: non si può più usare per accedere.",
  },
  passwordSet: {
    subject: "Il tuo account ora ha una password",
    preheader: "L’hai scelta tu?",
    body: "Qualcuno, probabilmente tu, ha scelto una password per il tuo account.",
  },
  passkeyAdded: {
    subject: "Il tuo account ha una nuova passkey",
    preheader: "L’hai aggiunta tu?",
    body: "Qualcuno, probabilmente tu, ha aggiunto una passkey al tuo account.",
  },
  passkeyRemoved: {
    subject: "Passkey rimossa dal tuo account",
    preheader: "L’hai tolta tu?",
    body: "Qualcuno, probabilmente tu, ha rimosso una passkey dal tuo account: ora non funziona più.",
  },
};
