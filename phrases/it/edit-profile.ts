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
    location: "Dove vivi",
    preferences: "Preferenze",
    interests: "Ciò che ami",
  },
  nickname: "Nickname",
  nicknameFixed: "Il nickname non si può cambiare.",
  interestsSaved: "Ogni modifica alle tue passioni viene salvata subito.",
  preview: "Come ti vedono gli altri",
  noBio: "Se non scrivi nulla, è più difficile rompere il ghiaccio.",
  toasts: {
    saved: "Profilo aggiornato",
    savedText: "Gli altri vedono già le tue modifiche.",
    validation: "Errore di convalida",
    loadError: "Non è stato possibile caricare il tuo profilo",
    saveError: "Non è stato possibile salvare il profilo",
    updateError: "Le tue modifiche sono ancora qui. Riprova tra un momento.",
    addError: "Non è stato possibile aggiungere l'elemento",
    removeError: "Non è stato possibile rimuovere l'elemento",
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
    text: "Un'altra scheda o un altro dispositivo l'ha salvato mentre lo modificavi. Le tue modifiche sono ancora qui; il resto è aggiornato. Ecco che cosa risulta salvato dove le due versioni sono diverse:",
    take: "Usa la versione salvata",
    keep: "Tieni le mie modifiche",
    empty: "(vuoto)",
  },
};
