import type { Phrases } from "../../dictionary.ts";

export const pushNotifications: Phrases["pushNotifications"] = {
  title: "Notifiche push",
  text: "Per non perderti nulla quando non sei su Nakamatch.",
  here: "In questo browser",
  hereHint: "Il browser ti chiederà l’autorizzazione.",
  hereOff: "Qui sono disattivate. Quello che scegli vale per i browser in cui le attivi.",
  hereError: "Non siamo riusciti a cambiare l’impostazione. Riprova tra un momento.",
  none: "Questo browser non può mostrare notifiche. Su iPhone e iPad aggiungi prima Nakamatch alla schermata Home.",
  unanswered:
    "Il browser non ha il tuo permesso: hai chiuso la domanda o non te l’ha fatta. Attivale di nuovo e scegli «Consenti», oppure consentile per questo sito nelle impostazioni del browser.",
  refused:
    "Hai bloccato le notifiche di Nakamatch in questo browser. Consentile nelle impostazioni del browser e torna qui.",
  brief: "Qui non ci sono notifiche: questo accesso finisce quando chiudi il browser.",
  messages: "Nuovi messaggi",
  matches: "Nuovi match",
  likes: "Nuovi like",
  likesHint: "Senza dire di chi.",
  cases: "Casi di moderazione",
  casesHint: "Senza dire di chi. Al massimo una all’ora finché nessuno guarda i casi.",
  showsText: "Mostra il testo dei messaggi",
  showsTextHint: "Chiunque veda il tuo schermo potrà leggerlo. Gli spoiler non li mostriamo mai.",
  quiet: "Non disturbare",
  quietHint: "In queste ore ti lasciamo in pace (secondo il tuo fuso orario).",
  zoneUnknown: "Il tuo browser non dice in quale fuso orario sei, quindi vale l’ora UTC.",
  from: "Dalle",
  until: "Alle",
  sound: {
    title: "Suono",
    text: "Un breve suono quando arriva un messaggio e la sua chat non è sullo schermo. Solo in questo browser, con Nakamatch aperto.",
    switch: "Suono dei messaggi",
  },
};
