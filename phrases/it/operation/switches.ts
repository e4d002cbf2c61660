import type { Phrases } from "../../dictionary.ts";

export const switches: Phrases["switches"] = {
  title: "Interruttori",
  text: "Valgono per tutti nel giro di pochi secondi.",
  registration: "Registrazioni aperte",
  registrationHint: "Se sono chiuse, nessuno può creare un account. L’accesso continua a funzionare.",
  maintenance: "Manutenzione",
  maintenanceHint: "Si può leggere, accedere e segnalare; tutto il resto aspetta.",
  off: "Disattivata",
  until: "Fine prevista: {{time}}",
  duration: "Durata prevista",
  minutes_one: "{{count}} minuto",
  minutes_other: "{{count}} minuti",
  start: "Inizia",
  startTitle: "Iniziare la manutenzione?",
  startText: "Finché dura nessuno può cambiare niente: né messaggi, né like, né registrazioni.",
  extend: "Modifica l’ora di fine",
  end: "Termina",
  changed: "Ultima modifica: {{time}}",
  unchanged: "Nessuno ha ancora cambiato nulla.",
  loadError: "Non siamo riusciti a caricare gli interruttori.",
};
