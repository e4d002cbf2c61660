import type { Phrases } from "../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Filtro parole",
  title: "Filtro parole",
  intro:
    "Nasconde le parolacce nei messaggi che scrivi, prima dell'invio. Queste impostazioni restano solo in questo browser.",
  enabled: "Censura i miei messaggi",
  on: "Attivo: le parole dell'elenco vengono coperte.",
  off: "Disattivato: i tuoi messaggi partono così come li scrivi.",
  replacement: "Carattere sostitutivo",
  example: "Ecco come appare una parola coperta: {{masked}}",
  custom: "Le tue parole",
  language: "Lingua",
  word: "Parola o espressione",
  short: "Vengono coperte quelle di più di due lettere, in tutte le lingue insieme.",
  add: "Aggiungi",
  words: "Le tue parole: {{language}}",
  none: "Non hai ancora parole tue in questa lingua.",
  count_one: "{{count}} parola tua in questa lingua.",
  count_other: "{{count}} parole tue in questa lingua.",
  done: "Fatto",
  problems: {
    replacement: "Scrivi un solo carattere visibile, come * o #. Le emoji non vanno bene.",
    empty: "Scrivi una parola.",
    duplicate: "Questa parola è già nell'elenco di questa lingua.",
    tooLong: "Al massimo {{max}} caratteri.",
  },
};
