import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Modifica profilo · Nakamatch",
  title: "Modifica profilo",
  back: "Indietro",
  save: "Salva modifiche",
  saving: "Salvataggio...",
  loading: "Caricamento del tuo profilo...",
  sections: {
    personal: "Informazioni personali",
    location: "Posizione",
    preferences: "Preferenze",
    interests: "Ciò che ami",
  },
  nickname: "Nickname",
  nicknameFixed: "Il nickname non si può cambiare.",
  interestsSaved: "Ogni modifica alle tue passioni viene salvata subito.",
  preview: "Come ti vedono gli altri",
  noBio: "Senza una parola è più difficile rompere il ghiaccio.",
  toasts: {
    saved: "Profilo aggiornato",
    savedText: "Gli altri vedono già le tue modifiche.",
    validation: "Errore di convalida",
    loadError: "Impossibile ottenere il tuo profilo",
    saveError: "Impossibile salvare il profilo",
    updateError: "Le tue modifiche sono ancora qui. Riprova tra un momento.",
    addError: "Impossibile aggiungere l'elemento",
    removeError: "Impossibile rimuovere l'elemento",
  },
  loadFailed: {
    title: "Il tuo profilo non è arrivato",
    text: "Non siamo riusciti a caricarlo. Di solito basta riprovare.",
  },
  unsaved: {
    title: "Uscire senza salvare?",
    text: "Hai modificato il tuo profilo e non l'hai ancora salvato.",
    leave: "Esci senza salvare",
    stay: "Continua a modificare",
  },
  newer: {
    title: "Il tuo profilo è cambiato altrove",
    text: "Un'altra scheda o un altro dispositivo l'ha salvato mentre lo modificavi. Le tue modifiche sono ancora qui; il resto è aggiornato. Ecco che cosa è salvato dove le due versioni differiscono:",
    take: "Usa ciò che è salvato",
    keep: "Tieni le mie",
    empty: "(vuoto)",
  },
};
