import type { Phrases } from "../../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Filtro parole",
  title: "Filtro parole",
  intro:
    "Oscura le parolacce nei messaggi che scrivi, prima dell’invio. Queste impostazioni restano solo in questo browser.",
  enabled: "Oscura le parolacce nei miei messaggi",
  on: "Attivo: le parole dell’elenco partono oscurate.",
  off: "Disattivato: i tuoi messaggi partono così come li scrivi.",
  replacement: "Carattere sostitutivo",
  example: "Ecco come appare una parola oscurata: {{masked}}",
  custom: "Le tue parole",
  language: "Lingua",
  word: "Parola o espressione",
  short: "Una parola dell’elenco viene oscurata solo se ha almeno tre lettere, e in tutte le lingue insieme.",
  add: "Aggiungi",
  words: "Le tue parole: {{language}}",
  none: "Non hai ancora aggiunto parole in questa lingua.",
  count_one: "{{count}} parola aggiunta in questa lingua.",
  count_other: "{{count}} parole aggiunte in questa lingua.",
  done: "Fatto",
  problems: {
    replacement: "Scrivi un solo carattere visibile, come * o #. Le emoji non vanno bene.",
    empty: "Scrivi una parola.",
    duplicate: "Questa parola è già nell’elenco di questa lingua.",
    tooLong: "Al massimo {{max}} caratteri.",
  },
};
